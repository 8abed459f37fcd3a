import { NEWS_MINUTES, REOPEN_DAYS, RETENTION_DAYS } from '@parvis/api/constants';
import { codeSchema, customerTypeSchema, plainText } from '@parvis/api/entities/basics';
import { caseTypeSchema } from '@parvis/api/entities/case';
import {
  accessibilitySchema,
  contactWantedSchema,
  messageLettersSchema,
  urgencySchema,
} from '@parvis/api/entities/customer';
import { isReservedName } from '@parvis/api/reservedNames';
import { NOT_TURNED, VISIBLE } from '@parvis/locales/forms/names';
import { type Language, languages } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import { questionnaireSchema } from '@parvis/questionnaire/model/schema';
import * as z from 'zod/mini';
import { originOf } from '../../base/siteAddress.ts';
import { CALLS, LADDER } from '../../ladder/pace.ts';
import { isZone } from '../../ladder/quietHours.ts';

/** Whole numbers of a customer's file, by the place where they stand, with what is counted. */
export const amounts = {
  /** At most 30 (specification 1). */
  retentionDays: { least: 1, most: RETENTION_DAYS, of: 'days' },
  /** For so many days after a close its visitor may say that the problem is still there; 0 for never. */
  reopenDays: { least: 0, most: RETENTION_DAYS, of: 'days' },
  /** A day at most: who waits longer for news did not need them. */
  newsMinutes: { least: 1, most: 1_440, of: 'minutes' },
  /** What is looked at within so many seconds is told by nothing else. */
  'ladder.pushSeconds': { least: 5, most: 600, of: 'seconds' },
  'ladder.smsMinutes': { least: 1, most: 1_440, of: 'minutes' },
  'ladder.smsPerDay': { least: 0, most: 10_000, of: 'many' },
  'ladder.quiet.from': { least: 0, most: 23, of: 'many' },
  'ladder.quiet.until': { least: 0, most: 23, of: 'many' },
  'ladder.untaken.minutes': { least: 1, most: 1_440, of: 'minutes' },
  'ladder.untaken.dangerMinutes': { least: 1, most: 1_440, of: 'minutes' },
  'ladder.calls.mailMinutes': { least: 1, most: 1_440, of: 'minutes' },
  'ladder.calls.smsMinutes': { least: 1, most: 1_440, of: 'minutes' },
} as const;
const amount = (place: keyof typeof amounts) =>
  z.int().check(z.minimum(amounts[place].least), z.maximum(amounts[place].most));

/** Groups that are called one after the other: more of them are no help any more. */
const GROUPS_MAX = 5;

/** How people are told who do not look: after how long by which way, and who is called where nobody takes a case. */
const ladderSchema = z.object({
  /** The clock of the place, for quiet hours and days. */
  zone: z.optional(z.string().check(z.refine(isZone, 'notZone'))),
  /** Hours in which nobody is disturbed; those of the server where none are given. */
  quiet: z.optional(z.object({ from: amount('ladder.quiet.from'), until: amount('ladder.quiet.until') })),
  pushSeconds: z._default(amount('ladder.pushSeconds'), LADDER.pushSeconds),
  smsMinutes: z._default(amount('ladder.smsMinutes'), LADDER.smsMinutes),
  /** SMS of news that the customer pays for in a day; none where nothing is said. */
  smsPerDay: z._default(amount('ladder.smsPerDay'), LADDER.smsPerDay),
  /** How long a call to staff waits for a push before it is mailed, and for the mail before an SMS goes. */
  calls: z.optional(
    z.object({
      mailMinutes: z._default(amount('ladder.calls.mailMinutes'), CALLS.mailMinutes),
      smsMinutes: z._default(amount('ladder.calls.smsMinutes'), CALLS.smsMinutes),
    }),
  ),
  untaken: z.optional(
    z.object({
      minutes: amount('ladder.untaken.minutes'),
      dangerMinutes: z._default(amount('ladder.untaken.dangerMinutes'), 5),
      groups: z._default(z.array(plainText(40)).check(z.maxLength(GROUPS_MAX)), []),
    }),
  ),
});

const spoken = z.optional(plainText(400).check(z.regex(VISIBLE, 'emptyWords')));
/** A name stands beside other words, and must not turn their order around. */
const name = z.optional(plainText(400).check(z.regex(VISIBLE, 'emptyWords'), z.regex(NOT_TURNED)));
/** A few words beside a label. */
const short = z.optional(plainText(120).check(z.regex(VISIBLE, 'emptyWords'), z.regex(NOT_TURNED)));
const inLanguages = (said: typeof spoken) =>
  z
    .object(Object.fromEntries(languages.map(({ tag }) => [tag, said])) as Record<Language, typeof spoken>)
    .check(z.refine((words) => Object.values(words).some((text) => text !== undefined), 'noWords'));
/** Words in any of the languages there are, at least one; the first given stands for those that are missing. */
const wordsSchema = inLanguages(spoken);

/** The name of a file that lies beside a customer's. */
export const fileNameSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,80}$/));

/**
 * A tile of the QR menu. A `menu` tile opens its `entries`; a `reportEnd` tile is a category
 * with its own questions. `caseType` gives the outline, `gcatCode` the kind of service that handles it.
 */
export interface CategoryFile {
  code: string;
  type: 'menu' | 'reportEnd' | 'info';
  icon?: string | undefined;
  lbl: Words;
  descr?: Words | undefined;
  caseType?: z.infer<typeof caseTypeSchema> | undefined;
  gcatCode?: string | undefined;
  /** `low`: nothing dangerous. `none`: an opinion, without emergency numbers. */
  urgency?: z.infer<typeof urgencySchema> | undefined;
  questionnaire?: z.infer<typeof questionnaireSchema> | undefined;
  entries?: CategoryFile[] | undefined;
}

const categorySchema: z.ZodMiniType<CategoryFile> = z.object({
  code: codeSchema,
  type: z.enum(['menu', 'reportEnd', 'info']),
  icon: z.optional(plainText(40)),
  lbl: wordsSchema,
  descr: z.optional(wordsSchema),
  caseType: z.optional(caseTypeSchema),
  gcatCode: z.optional(plainText(40)),
  urgency: z.optional(urgencySchema),
  questionnaire: z.optional(questionnaireSchema),
  get entries() {
    return z.optional(z.array(categorySchema));
  },
});

/** What colleagues read of somebody. */
export const staffNameSchema = plainText(80);

/** The address of a site alone, as browsers say it: protocol, host and port. */
const siteSchema = z.string().check(z.refine((text) => originOf(text) !== undefined, 'notOrigin'));

/** Schema of `customer.json` in a customer's folder; read at start from `server/demo/*` and `PARVIS_CUSTOMERS`. */
export const customerFileSchema = z.object({
  cuid: codeSchema.check(z.refine((text) => !isReservedName(text), 'reservedName')),
  cstmrType: customerTypeSchema,
  cstmrLbl: inLanguages(name),
  greeting: z.optional(wordsSchema),
  /** Picture files in the same folder: SVG, PNG, JPEG or WebP. */
  logo: z.optional(fileNameSchema),
  wideLogo: z.optional(fileNameSchema),
  banner: z.optional(fileNameSchema),
  /** `appColors`: light and dark keys, only those that differ from the defaults. */
  appColors: z.optional(z.record(z.string(), z.string())),
  /** Choices beside colours: `radius`, `density`, `font`, `fontFile`. */
  appShape: z.optional(z.record(z.string(), z.string())),
  contact: z.optional(
    z.object({
      mail: z.optional(plainText(255)),
      phone: z.optional(plainText(30)),
      www: z.optional(plainText(300)),
    }),
  ),
  /** A host of its own: where people are sent, what else belongs to that site, and what of a page found elsewhere is kept. */
  site: z.optional(
    z.object({
      www: siteSchema,
      origins: z._default(z.array(siteSchema), []),
      keep: z._default(z.enum(['page', 'nothing']), 'page'),
    }),
  ),
  /** Numbers as people dial them: digits, spaces, `+`. */
  emergency: z.array(z.object({ number: plainText(20).check(z.regex(/^\+?\d[\d ]*$/)), lbl: wordsSchema })),
  /** Takes no reports any more: its codes say so and how to reach it, nobody is its staff, its cases stay until they are erased. */
  withdrawn: z._default(z.boolean(), false),
  retentionDays: z._default(amount('retentionDays'), RETENTION_DAYS),
  /** What a visitor is told once a report is sent: who reads it, and when one usually answers. */
  answering: z.optional(
    z.object({ readBy: z.optional(inLanguages(short)), within: z.optional(inLanguages(short)) }),
  ),
  /** What its pages of privacy and accessibility say: who is responsible, who protects data, how accessible its pages are. */
  legal: z.optional(
    z.object({
      controller: z.optional(wordsSchema),
      dpo: z.optional(plainText(255)),
      accessibility: z.optional(accessibilitySchema),
    }),
  ),
  reopenDays: z._default(amount('reopenDays'), REOPEN_DAYS),
  /** Whether who reports is asked for a phone number or an e-mail address; whoever is asked may leave it out. */
  contactWanted: z._default(contactWantedSchema, 'no'),
  /** The letters that visitors may write with. */
  messageLetters: z._default(messageLettersSchema, 'latin'),
  /** After so many minutes news that nobody has read are mailed to whoever asked for that. */
  newsMinutes: z._default(amount('newsMinutes'), NEWS_MINUTES),
  ladder: z.optional(ladderSchema),
  casesBetweenUsers: z._default(z.boolean(), false),
  menu: z.array(categorySchema),
  places: z.array(
    z.object({
      code: codeSchema,
      lbl: wordsSchema,
      descr: z.optional(wordsSchema),
      /** Codes printed for this place. A stale one gets a clear page; a fake one is a test. */
      qr: z.array(
        z.object({
          qrid: codeSchema,
          stale: z._default(z.boolean(), false),
          fake: z._default(z.boolean(), false),
        }),
      ),
    }),
  ),
  staff: z.array(
    z.object({
      email: plainText(255),
      /** A French mobile number, by which they may sign in as well. */
      phone: z.optional(plainText(23)),
      name: staffNameSchema,
      level: z._default(z.enum(['agent', 'manager', 'admin']), 'agent'),
      /** The service they belong to, in words, and its responder code. */
      grpLbl: z.optional(wordsSchema),
      gcatCode: z.optional(plainText(40)),
    }),
  ),
});
export type CustomerFile = z.infer<typeof customerFileSchema>;
