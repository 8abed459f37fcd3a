import * as z from 'zod/mini';
import { codeSchema, orNewer } from './basics.ts';

/** State of a QR code: scanned recently; not for long; never; replaced; out of service. */
export const codeStates = ['used', 'quiet', 'never', 'replaced', 'out'] as const;
export type CodeState = (typeof codeStates)[number];

/** Why an address is not printable: missing; local or private network; not https. */
export const notPrintables = ['none', 'private', 'http'] as const;
export type NotPrintable = (typeof notPrintables)[number];

/** Print formats: poster, two or four per sheet, 24 stickers, table tent. */
export const formatNames = ['a4', 'a5', 'a6', 'stickers', 'tent'] as const;
export type FormatName = (typeof formatNames)[number];

/** A customer's code, as its administrators see it. */
export const listedCodeSchema = z.object({
  qrid: codeSchema,
  place: z.string(),
  state: orNewer(z.enum(codeStates)),
  test: z.boolean(),
  lastScan: z.optional(z.string()),
  replacedBy: z.optional(codeSchema),
});
export type ListedCode = z.infer<typeof listedCodeSchema>;

export const codeListSchema = z.object({
  codes: z.array(listedCodeSchema),
  origin: z.optional(z.string()),
  notPrintable: z.optional(orNewer(z.enum(notPrintables))),
});
/** All codes of a customer, and whether they are printable. */
export type CodeList = z.infer<typeof codeListSchema>;

/** Most copies of a code: stickers of one code fill a sheet. */
export const COPIES_MAX = 24;
/** Most codes per print job, when named individually. */
export const PRINTED_MAX = 200;
