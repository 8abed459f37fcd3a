import * as z from 'zod/mini';
import { codeSchema, orNewer } from './basics.ts';

/** How a code on a wall stands: scanned of late; not for long; never; replaced by another one; not in service. */
export const codeStates = ['used', 'quiet', 'never', 'replaced', 'out'] as const;
/** How a code on a wall stands. */
export type CodeState = (typeof codeStates)[number];

/** Why an address is not printed: there is none; it is of one machine or network; it is not safe. */
export const notPrintables = ['none', 'private', 'http'] as const;
/** Why an address is not printed. */
export type NotPrintable = (typeof notPrintables)[number];

/** How codes are printed: a poster, two or four on a sheet, 24 stickers, a tent for tables. */
export const formatNames = ['a4', 'a5', 'a6', 'stickers', 'tent'] as const;
/** A format in which codes are printed. */
export type FormatName = (typeof formatNames)[number];

/** Reads a code of a customer, as its administrators see it. */
export const listedCodeSchema = z.object({
  qrid: codeSchema,
  place: z.string(),
  state: orNewer(z.enum(codeStates)),
  test: z.boolean(),
  lastScan: z.optional(z.string()),
  replacedBy: z.optional(codeSchema),
});
/** A code of a customer, as its administrators see it. */
export type ListedCode = z.infer<typeof listedCodeSchema>;

/** Reads all codes of a customer. */
export const codeListSchema = z.object({
  codes: z.array(listedCodeSchema),
  origin: z.optional(z.string()),
  notPrintable: z.optional(orNewer(z.enum(notPrintables))),
});
/** All codes of a customer, and whether they can be printed. */
export type CodeList = z.infer<typeof codeListSchema>;

/** How often each code is printed at most: stickers of one code fill a sheet. */
export const COPIES_MAX = 24;
/** So many codes are printed at a time, where they are named one by one. */
export const PRINTED_MAX = 200;
