import * as z from 'zod/mini';
import { codeSchema, customerTypeSchema, localeSchema, orNewer } from './basics.ts';

/** Colour values by key (`bg1`, `txt` …), with contrast repaired. */
export const schemeColoursSchema = z.record(z.string(), z.string());

/** An emergency number and its label in the reader’s language. */
export const emergencyNumberSchema = z.object({ number: z.string(), lbl: z.string() });

/** How to reach a customer or the operator. */
export const contactSchema = z.object({
  mail: z.optional(z.string()),
  phone: z.optional(z.string()),
  www: z.optional(z.string()),
});
export type ContactWays = z.infer<typeof contactSchema>;

/** Whether a customer asks reporters for contact details: no, optionally, or explicitly. */
export const contactWantedSchema = z.enum(['no', 'offered', 'asked']);
export type ContactWanted = z.infer<typeof contactWantedSchema>;

/** Scripts that visitors may write in: Latin, or all. */
export const messageLettersSchema = z.enum(['latin', 'all']);

/** Declared accessibility: full, partial, or unknown. */
export const accessibilitySchema = z.enum(['full', 'partial', 'none']);
export type Accessibility = z.infer<typeof accessibilitySchema>;

/** Client info: what a visitor sees of a customer first. Texts are in the reader's language. */
export const customerInfoSchema = z.object({
  cuid: codeSchema,
  cstmrLbl: z.string(),
  cstmrType: orNewer(customerTypeSchema),
  logo: z.optional(z.string()),
  wlogo: z.optional(z.string()),
  banner: z.optional(z.string()),
  greeting: z.optional(z.string()),
  theme: z.object({
    light: schemeColoursSchema,
    dark: schemeColoursSchema,
    shape: z.optional(schemeColoursSchema),
  }),
  emergency: z.array(emergencyNumberSchema),
  contact: z.optional(contactSchema),
  retentionDays: z.int(),
  contactWanted: z.optional(orNewer(contactWantedSchema)),
  messageLetters: z.optional(orNewer(messageLettersSchema)),
  accessibility: z.optional(orNewer(accessibilitySchema)),
  readBy: z.optional(z.string()),
  within: z.optional(z.string()),
  /** Whether the app may count its use. */
  countUsage: z.optional(z.literal(true)),
});
/** Pictures, greeting and contact may be missing. */
export type CustomerInfo = z.infer<typeof customerInfoSchema>;

/** What a tile does: opens a menu, starts a report, opens a poll, or only informs. */
export const tileTypeSchema = z.enum(['menu', 'reportEnd', 'polling', 'info']);

/** Reduced urgency of a category: no danger, or an opinion. */
export const urgencySchema = z.enum(['low', 'none']);

/** A tile of a menu, in the reader’s language. */
export const menuEntrySchema = z.object({
  code: codeSchema,
  /** A type of a newer version only informs. */
  type: z.catch(tileTypeSchema, 'info'),
  imgSrc: z.optional(z.string()),
  lbl: z.string(),
  descr: z.optional(z.string()),
  urgency: z.optional(orNewer(urgencySchema)),
  knownHere: z.optional(z.literal(true)),
  /** Its poll, of a `polling` tile. */
  poll: z.optional(codeSchema),
  /** Filled by the app from `comm/poll/info`. */
  pending: z.optional(z.boolean()),
  alreadyAnswered: z.optional(z.boolean()),
});
/** `code` is a page, a category or a tile, depending on `type`. */
export type MenuEntry = z.infer<typeof menuEntrySchema>;

/** Page code → entries. The first page is `main`; a `menu` entry's code is the code of its page. */
export const menusSchema = z.record(z.string(), z.array(menuEntrySchema));
/** Menu pages of a code by page code; the first is `main`. */
export type Menus = z.infer<typeof menusSchema>;

/** Location of a code, in the reader’s language. */
export const placeSchema = z.object({ code: codeSchema, lbl: z.string(), descr: z.optional(z.string()) });

/** The target of a QR code. */
export const scanSchema = z.object({
  qrid: codeSchema,
  cstmr: customerInfoSchema,
  place: placeSchema,
  menus: menusSchema,
  fake: z.boolean(),
});
export type Scan = z.infer<typeof scanSchema>;

/** Redirect of a page opened at another host. */
export const forwardSchema = z.object({
  /** Origin of the other host. */
  to: z.string(),
  /** Whether to keep the path; else its root. */
  keep: z.boolean(),
  /** The public home page: this host has no customer. */
  home: z.boolean(),
});
export type Forward = z.infer<typeof forwardSchema>;

/**
 * Data that the server embeds in a scanned page for its first view: `<script
 * type="application/json" id="boot">`.
 */
export const bootSchema = z.object({
  language: localeSchema,
  /** Build of the app. */
  rev: z.int(),
  demo: z.boolean(),
  scan: z.optional(scanSchema),
  /** Name of the place of `scan` in each language: the gate offers them before any call. */
  placeLbls: z.optional(z.record(localeSchema, z.string())),
  /** Why there is no scan: the code is unknown or out of use. */
  scanError: z.optional(z.enum(['unknownQr', 'staleQr'])),
  replacedBy: z.optional(codeSchema),
  /** Similar codes to suggest for an unknown one. */
  alike: z.optional(z.array(codeSchema)),
  forward: z.optional(forwardSchema),
});
/**
 * Initial data of a page; neither `scan` nor `scanError` without a scanned code, and none with
 * `forward`.
 */
export type Boot = z.infer<typeof bootSchema>;
