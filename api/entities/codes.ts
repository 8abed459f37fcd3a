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

/** Days for which scans of a code out of service are counted. */
export const STALE_SCAN_DAYS = 30;

/** What a code leads to, before it is opened. */
export const codeCheckSchema = z.object({
  known: z.boolean(),
  stale: z.boolean(),
  cuid: z.optional(codeSchema),
  replacedBy: z.optional(codeSchema),
  /** Its customer ended its service. */
  ended: z.optional(z.boolean()),
  /** Codes of the same letters and digits, if it is unknown. */
  alike: z.optional(z.array(codeSchema)),
});
export type CodeCheck = z.infer<typeof codeCheckSchema>;

export const staleScansSchema = z.object({ count: z.int(), last: z.string() });

/** A customer's code, as its administrators see it. */
export const listedCodeSchema = z.object({
  qrid: codeSchema,
  place: z.string(),
  state: orNewer(z.enum(codeStates)),
  test: z.boolean(),
  lastScan: z.optional(z.string()),
  replacedBy: z.optional(codeSchema),
  /** Scans of the last `STALE_SCAN_DAYS` days, once it is out of service. */
  staleScans: z.optional(staleScansSchema),
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
