import { NEWS_MINUTES, REOPEN_DAYS, RETENTION_DAYS } from '@parvis/api/constants';
import { codeSchema, customerTypeSchema, plainText } from '@parvis/api/entities/basics';
import { caseTypeSchema } from '@parvis/api/entities/case';
import {
  accessibilitySchema,
  contactWantedSchema,
  messageLettersSchema,
  urgencySchema,
} from '@parvis/api/entities/customer';
import { daySchema } from '@parvis/api/entities/day';
import { gatheringMakersSchema } from '@parvis/api/entities/gathering';
import { pollAudienceSchema } from '@parvis/api/entities/poll';
import { type ResponderCode, responderCodes } from '@parvis/api/entities/responders';
import { isReservedName } from '@parvis/api/reservedNames';
import { NOT_TURNED, VISIBLE } from '@parvis/locales/forms/names';
import { type Language, languages } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import { questionnaireSchema } from '@parvis/questionnaire/model/schema';
import * as z from 'zod/mini';
import { ESCALATION_DEFAULTS, STAFF_ALERT_DEFAULTS } from './escalation.ts';
import { openingHoursSchema, type Targets, targetsSchema } from './openingHours.ts';
import { parseOrigin } from './parseOrigin.ts';
import { isTimeZone } from './quietHours.ts';

export const numberRanges = {
  /** At most 30 (specification 1). */
  retentionDays: { least: 1, most: RETENTION_DAYS, of: 'days' },
  /** Days after a close in which visitors may reopen; 0 disables it. */
  reopenDays: { least: 0, most: RETENTION_DAYS, of: 'days' },
  newsMinutes: { least: 1, most: 1_440, of: 'minutes' },
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
const createRangeSchema = (place: keyof typeof numberRanges) =>
  z.int().check(z.minimum(numberRanges[place].least), z.maximum(numberRanges[place].most));

const MAX_GROUPS = 5;

/** Refusals suggest the nearest code. */
const responderSchema = z.enum(responderCodes, 'unknownService');

const escalationSchema = z.object({
  zone: z.optional(z.string().check(z.refine(isTimeZone, 'notZone'))),
  /** The server's hours by default. */
  quiet: z.optional(
    z.object({
      from: createRangeSchema('ladder.quiet.from'),
      until: createRangeSchema('ladder.quiet.until'),
    }),
  ),
  pushSeconds: z._default(createRangeSchema('ladder.pushSeconds'), ESCALATION_DEFAULTS.pushSeconds),
  smsMinutes: z._default(createRangeSchema('ladder.smsMinutes'), ESCALATION_DEFAULTS.smsMinutes),
  /** Notification SMS a day, which the customer pays; 0 by default. */
  smsPerDay: z._default(createRangeSchema('ladder.smsPerDay'), ESCALATION_DEFAULTS.smsPerDay),
  /** Minutes before a mail, then before an SMS. */
  calls: z.optional(
    z.object({
      mailMinutes: z._default(
        createRangeSchema('ladder.calls.mailMinutes'),
        STAFF_ALERT_DEFAULTS.mailMinutes,
      ),
      smsMinutes: z._default(createRangeSchema('ladder.calls.smsMinutes'), STAFF_ALERT_DEFAULTS.smsMinutes),
    }),
  ),
  untaken: z.optional(
    z.object({
      minutes: createRangeSchema('ladder.untaken.minutes'),
      dangerMinutes: z._default(createRangeSchema('ladder.untaken.dangerMinutes'), 5),
      groups: z._default(z.array(responderSchema).check(z.maxLength(MAX_GROUPS)), []),
    }),
  ),
});

const textSchema = z.optional(plainText(400).check(z.regex(VISIBLE, 'emptyWords')));
/** Shown inline: without bidirectional overrides. */
const nameSchema = z.optional(plainText(400).check(z.regex(VISIBLE, 'emptyWords'), z.regex(NOT_TURNED)));
const shortTextSchema = z.optional(plainText(120).check(z.regex(VISIBLE, 'emptyWords'), z.regex(NOT_TURNED)));
const createWordsSchema = (schema: typeof textSchema) =>
  z
    .object(
      Object.fromEntries(languages.map(({ tag }) => [tag, schema])) as Record<Language, typeof textSchema>,
    )
    .check(z.refine((words) => Object.values(words).some((text) => text !== undefined), 'noWords'));
/** The first language is the fallback. */
const wordsSchema = createWordsSchema(textSchema);

export const fileNameSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,80}$/));

/** A tile: `menu` opens `entries`, `reportEnd` questions, `polling` a poll. `caseType` gives the outline. */
export interface CategoryFile {
  code: string;
  type: 'menu' | 'reportEnd' | 'polling' | 'info';
  icon?: string | undefined;
  lbl: Words;
  descr?: Words | undefined;
  caseType?: z.infer<typeof caseTypeSchema> | undefined;
  gcatCode?: ResponderCode | undefined;
  /** Assigns its cases to another service, or in turn to staff on duty. */
  assign?: { service?: ResponderCode | undefined; turn?: boolean | undefined } | undefined;
  /** `none`: an opinion, without emergency numbers. */
  urgency?: z.infer<typeof urgencySchema> | undefined;
  /** Shows open cases to everybody at the place; never for people or danger. */
  knownHere?: boolean | undefined;
  /** Reports another contributor; needs `casesBetweenUsers`. */
  betweenUsers?: boolean | undefined;
  /** Falls back to the customer's. */
  targets?: Targets | undefined;
  questionnaire?: z.infer<typeof questionnaireSchema> | undefined;
  /** `polling` only: code of the poll. */
  poll?: string | undefined;
  entries?: CategoryFile[] | undefined;
}

const categorySchema: z.ZodMiniType<CategoryFile> = z.object({
  code: codeSchema,
  type: z.enum(['menu', 'reportEnd', 'polling', 'info']),
  icon: z.optional(plainText(40)),
  lbl: wordsSchema,
  descr: z.optional(wordsSchema),
  caseType: z.optional(caseTypeSchema),
  gcatCode: z.optional(responderSchema),
  assign: z.optional(z.object({ service: z.optional(responderSchema), turn: z.optional(z.boolean()) })),
  urgency: z.optional(urgencySchema),
  knownHere: z.optional(z.boolean()),
  betweenUsers: z.optional(z.boolean()),
  targets: z.optional(targetsSchema),
  questionnaire: z.optional(questionnaireSchema),
  poll: z.optional(codeSchema),
  get entries() {
    return z.optional(z.array(categorySchema));
  },
});

/** Days are whole, by the customer's clock. */
export const pollSchema = z
  .object({
    code: codeSchema,
    lbl: wordsSchema,
    intro: z.optional(wordsSchema),
    questionnaire: questionnaireSchema,
    /** Everywhere by default. */
    places: z.optional(z.array(codeSchema).check(z.minLength(1))),
    opens: z.optional(daySchema),
    closes: z.optional(daySchema),
    /** Visitors who may see results. */
    results: z._default(pollAudienceSchema, 'nobody'),
    anonymous: z._default(z.boolean(), true),
    /** Answers may change until the poll closes. */
    changeable: z._default(z.boolean(), true),
    /** Stores each answer at once. */
    partial: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ opens, closes }) => !opens || !closes || opens <= closes, {
      error: 'closesBeforeOpens',
      path: ['closes'],
    }),
  );
export type PollFile = z.infer<typeof pollSchema>;

export const staffNameSchema = plainText(80);

const phoneNumberSchema = plainText(20).check(z.regex(/^\+?\d[\d ]*$/));

/** Name, logo file and phone number of a service or group. */
const calledFields = {
  lbl: createWordsSchema(nameSchema),
  descr: z.optional(wordsSchema),
  logo: z.optional(fileNameSchema),
  number: z.optional(phoneNumberSchema),
};

const siteSchema = z.string().check(z.refine((text) => parseOrigin(text) !== undefined, 'notOrigin'));

/** Default service of staff. */
export const DEFAULT_GCAT: ResponderCode = 'services';

/** `customer.json`, loaded at start from `server/modules/demo/*` and `PARVIS_CUSTOMERS`. */
export const customerFileSchema = z.object({
  cuid: codeSchema.check(z.refine((text) => !isReservedName(text), 'reservedName')),
  cstmrType: customerTypeSchema,
  cstmrLbl: createWordsSchema(nameSchema),
  greeting: z.optional(wordsSchema),
  /** SVG, PNG, JPEG or WebP in the same folder. */
  logo: z.optional(fileNameSchema),
  wideLogo: z.optional(fileNameSchema),
  banner: z.optional(fileNameSchema),
  /** Light and dark keys. */
  appColors: z.optional(z.record(z.string(), z.string())),
  appShape: z.optional(z.record(z.string(), z.string())),
  contact: z.optional(
    z.object({
      mail: z.optional(plainText(255)),
      phone: z.optional(plainText(30)),
      www: z.optional(plainText(300)),
    }),
  ),
  /** Own host, further origins, and how much of a page URL is stored. */
  site: z.optional(
    z.object({
      www: siteSchema,
      origins: z._default(z.array(siteSchema), []),
      keep: z._default(z.enum(['page', 'nothing']), 'page'),
    }),
  ),
  /** Digits, spaces and `+`. */
  emergency: z.array(z.object({ number: phoneNumberSchema, lbl: wordsSchema })),
  withdrawn: z._default(z.boolean(), false),
  retentionDays: z._default(createRangeSchema('retentionDays'), RETENTION_DAYS),
  /** Shown after a report: reader and usual response time. */
  answering: z.optional(
    z.object({
      readBy: z.optional(createWordsSchema(shortTextSchema)),
      within: z.optional(createWordsSchema(shortTextSchema)),
    }),
  ),
  legal: z.optional(
    z.object({
      controller: z.optional(wordsSchema),
      dpo: z.optional(plainText(255)),
      accessibility: z.optional(accessibilitySchema),
    }),
  ),
  reopenDays: z._default(createRangeSchema('reopenDays'), REOPEN_DAYS),
  /** Asks reporters for an optional contact. */
  contactWanted: z._default(contactWantedSchema, 'no'),
  /** Scripts that visitors may write in. */
  messageLetters: z._default(messageLettersSchema, 'latin'),
  newsMinutes: z._default(createRangeSchema('newsMinutes'), NEWS_MINUTES),
  ladder: z.optional(escalationSchema),
  /** Opening hours by `ladder.zone`; around the clock by default. */
  openingHours: z.optional(openingHoursSchema),
  /** Default deadlines. */
  targets: z.optional(targetsSchema),
  /** Counts usage, without identifiers. */
  countUsage: z._default(z.boolean(), true),
  casesBetweenUsers: z._default(z.boolean(), false),
  /** Roles that open discussions. */
  gatherings: z._default(gatheringMakersSchema, 'staff'),
  menu: z.array(categorySchema),
  polls: z._default(z.array(pollSchema), []),
  places: z.array(
    z.object({
      code: codeSchema,
      lbl: wordsSchema,
      descr: z.optional(wordsSchema),
      /** A stale code shows an explanation; a fake one is a test. */
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
      /** French mobile, also for sign-in. */
      phone: z.optional(plainText(23)),
      name: staffNameSchema,
      level: z._default(z.enum(['agent', 'manager', 'admin']), 'agent'),
      /** May remove messages; managers and administrators by default. */
      moderate: z.optional(z.boolean()),
      grpLbl: z.optional(wordsSchema),
      gcatCode: z.optional(responderSchema),
    }),
  ),
  /** Services that staff may call, under the customer's names. */
  services: z._default(z.array(z.object({ ...calledFields, gcatCode: responderSchema })), []),
  groups: z._default(
    z.array(
      z.object({
        ...calledFields,
        grpGpid: codeSchema,
        gcatCode: z.optional(responderSchema),
        people: z.array(plainText(255)),
      }),
    ),
    [],
  ),
});
export type CustomerFile = z.infer<typeof customerFileSchema>;
