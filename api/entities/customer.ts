import * as z from 'zod/mini';
import { codeSchema, customerTypeSchema, localeSchema, orNewer } from './basics.ts';

/** Colour values by key (`bg1`, `txt` …), already repaired so that all text on them is readable. */
export const schemeColoursSchema = z.record(z.string(), z.string());

/** A number to call at once, and whom it reaches in the reader’s language. */
export const emergencyNumberSchema = z.object({ number: z.string(), lbl: z.string() });

/** How a customer, or whoever runs the service, is reached. */
export const contactSchema = z.object({
  mail: z.optional(z.string()),
  phone: z.optional(z.string()),
  www: z.optional(z.string()),
});
/** How somebody is reached; each way may be missing. */
export type ContactWays = z.infer<typeof contactSchema>;

/** Whether a customer asks who reports how they can be reached: not at all, where they wish it, or in so many words. */
export const contactWantedSchema = z.enum(['no', 'offered', 'asked']);
/** Whether a customer asks who reports how they can be reached. */
export type ContactWanted = z.infer<typeof contactWantedSchema>;

/** Which letters visitors may write with: those of French and its neighbours, or those of every script. */
export const messageLettersSchema = z.enum(['latin', 'all']);

/** How accessible pages are declared to be: every criterion is met, some are, or they are not known to be. */
export const accessibilitySchema = z.enum(['full', 'partial', 'none']);
/** What a declaration of accessibility says. */
export type Accessibility = z.infer<typeof accessibilitySchema>;

/** Client info: what a visitor sees of a customer before anything else. Words are in the reader's language. */
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
});
/** What a visitor sees of a customer; pictures, greeting and ways to reach it may be missing. */
export type CustomerInfo = z.infer<typeof customerInfoSchema>;

/** What a tile does: opens a page of tiles, begins a report, or only tells. */
export const tileTypeSchema = z.enum(['menu', 'reportEnd', 'info']);

/** How urgent a category may be, where it is less than anything: nothing dangerous, or an opinion. */
export const urgencySchema = z.enum(['low', 'none']);

/** One tile of a menu, in the reader’s language. */
export const menuEntrySchema = z.object({
  code: codeSchema,
  /** One of a newer version only tells. */
  type: z.catch(tileTypeSchema, 'info'),
  imgSrc: z.optional(z.string()),
  lbl: z.string(),
  descr: z.optional(z.string()),
  urgency: z.optional(orNewer(urgencySchema)),
});
/** One tile of a menu; its `code` is a page or a category, as its `type` says. */
export type MenuEntry = z.infer<typeof menuEntrySchema>;

/** Page code → entries. The first page is `main`; a `menu` entry's code is the code of its page. */
export const menusSchema = z.record(z.string(), z.array(menuEntrySchema));
/** The pages of tiles behind a code, by page code, beginning with `main`. */
export type Menus = z.infer<typeof menusSchema>;

/** Where a code hangs, in the reader’s language. */
export const placeSchema = z.object({ code: codeSchema, lbl: z.string(), descr: z.optional(z.string()) });

/** What a QR code leads to. */
export const scanSchema = z.object({
  qrid: codeSchema,
  cstmr: customerInfoSchema,
  place: placeSchema,
  menus: menusSchema,
  fake: z.boolean(),
});
/** All that a scanned code shows before anything is asked of the server. */
export type Scan = z.infer<typeof scanSchema>;

/** Where a page belongs that was opened at another host. */
export const forwardSchema = z.object({
  /** The address of the other host, without a path. */
  to: z.string(),
  /** The same page is meant there; else its root. */
  keep: z.boolean(),
  /** It is the public home page, since nobody lives at this host. */
  home: z.boolean(),
});
/** Where a page belongs that was opened at another host. */
export type Forward = z.infer<typeof forwardSchema>;

/** Data that the server embeds in a scanned page for its first view: `<script type="application/json" id="boot">`. */
export const bootSchema = z.object({
  language: localeSchema,
  /** Which build of the app the page is of. */
  rev: z.int(),
  demo: z.boolean(),
  scan: z.optional(scanSchema),
  /** What the place of `scan` is called in each language: the gate offers them before any call. */
  placeLbls: z.optional(z.record(localeSchema, z.string())),
  /** Why there is no scan: the code is not known, or is no longer in use. */
  scanError: z.optional(z.enum(['unknownQr', 'staleQr'])),
  /** The code that hangs in its place now, where it was replaced. */
  replacedBy: z.optional(codeSchema),
  /** Codes that differ from an unknown one by how it is written alone. */
  alike: z.optional(z.array(codeSchema)),
  forward: z.optional(forwardSchema),
});
/** What a page knows before its first call; neither `scan` nor `scanError` where no code was scanned, and none with `forward`. */
export type Boot = z.infer<typeof bootSchema>;
