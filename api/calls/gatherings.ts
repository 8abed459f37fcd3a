import * as z from 'zod/mini';
import { mobileCall, townCall } from '../call.ts';
import { STAFF_MESSAGE_MAX } from '../constants.ts';
import {
  codeSchema,
  composedText,
  deviceIdSchema,
  doneSchema,
  idSchema,
  instantSchema,
  plainText,
} from '../entities/basics.ts';
import { blockReasonSchema, blockReasons } from '../entities/block.ts';
import {
  gatheringAccessSchema,
  gatheringInfoSchema,
  gatheringSchema,
  staffGatheringSchema,
} from '../entities/gathering.ts';
import { moderationReasonSchema } from '../entities/moderation.ts';

/** Longest title, and longest introduction. */
export const GATHERING_TITLE_MAX = 120;
export const GATHERING_INTRO_MAX = 400;
/** Maximum length of a member's name. */
export const MEMBER_NAME_MAX = 40;

const gthrId = idSchema;
const memberName = plainText(MEMBER_NAME_MAX).check(z.minLength(1));
/** An uploaded picture of the caller that nothing shows yet. */
const picture = z.optional(idSchema);
const period = { beginsAt: z.optional(instantSchema), endsAt: z.optional(instantSchema) };

/** Words by language. */
const createWordsSchema = (max: number) => z.record(z.string(), plainText(max));

/** Open discussions of several people, for visitors. */
export const mobileGatheringCalls = {
  gatheringsListAll: mobileCall({
    path: 'gatherings/listAll',
    who: 'session',
    limit: 'scan',
    body: z.object({ qrid: z.optional(codeSchema) }),
    answer: z.array(gatheringSchema),
    /** Whether the caller may open one: the customer's file lets visitors. */
    beside: z.object({ mayOpen: z.optional(z.literal(true)) }),
  }),
  gatheringsInfo: mobileCall({
    path: 'gatherings/info',
    who: 'session',
    limit: 'ceiling',
    body: z.object({ gthrId, qrid: z.optional(codeSchema) }),
    answer: z.array(gatheringInfoSchema),
  }),
  gatheringsCreate: mobileCall({
    path: 'gatherings/create',
    who: 'identity',
    limit: 'send',
    body: z.object({
      gthrId: deviceIdSchema,
      title: plainText(GATHERING_TITLE_MAX).check(z.minLength(1)),
      intro: z.optional(plainText(GATHERING_INTRO_MAX)),
      qrid: z.optional(codeSchema),
      access: z.enum(['place', 'link']),
      name: memberName,
      picture,
      ...period,
    }),
    answer: z.array(gatheringInfoSchema),
  }),
  gatheringsJoin: mobileCall({
    path: 'gatherings/join',
    who: 'identity',
    limit: 'send',
    body: z.object({ gthrId, name: memberName, qrid: z.optional(codeSchema) }),
    answer: z.array(gatheringInfoSchema),
  }),
  gatheringsLeave: mobileCall({
    path: 'gatherings/leave',
    who: 'identity',
    limit: 'send',
    body: z.object({ gthrId }),
    answer: doneSchema,
  }),
  gatheringsMute: mobileCall({
    path: 'gatherings/mute',
    who: 'identity',
    limit: 'send',
    body: z.object({ gthrId, muted: z.boolean() }),
    answer: z.array(gatheringInfoSchema),
  }),
  gatheringsHide: mobileCall({
    path: 'gatherings/hide',
    who: 'identity',
    limit: 'send',
    body: z.object({ gthrId, crUid: idSchema, hidden: z.boolean() }),
    answer: z.array(gatheringInfoSchema),
  }),
} as const;

/** Open discussions of several people, for staff. */
export const townGatheringCalls = {
  gatheringsListAll: townCall({
    path: 'gatherings/listAll',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(staffGatheringSchema),
  }),
  gatheringsInfo: townCall({
    path: 'gatherings/info',
    who: 'staff',
    limit: 'ceiling',
    body: z.object({ gthrId }),
    answer: z.array(staffGatheringSchema),
  }),
  gatheringsCreate: townCall({
    path: 'gatherings/create',
    who: 'staff',
    limit: 'send',
    body: z.object({
      gthrId: deviceIdSchema,
      title: createWordsSchema(GATHERING_TITLE_MAX),
      intro: z.optional(createWordsSchema(GATHERING_INTRO_MAX)),
      place: z.optional(codeSchema),
      access: gatheringAccessSchema,
      picture,
      premoderated: z.optional(z.boolean()),
      ...period,
    }),
    answer: z.array(staffGatheringSchema),
  }),
  gatheringsChange: townCall({
    path: 'gatherings/change',
    who: 'staff',
    limit: 'send',
    body: z.object({
      gthrId,
      id: deviceIdSchema,
      title: z.optional(createWordsSchema(GATHERING_TITLE_MAX)),
      intro: z.optional(z.nullable(createWordsSchema(GATHERING_INTRO_MAX))),
      access: z.optional(gatheringAccessSchema),
      picture: z.optional(z.nullable(idSchema)),
      premoderated: z.optional(z.boolean()),
      ...period,
    }),
    answer: z.array(staffGatheringSchema),
  }),
  gatheringsStep: townCall({
    path: 'gatherings/step',
    who: 'staff',
    limit: 'send',
    body: z.object({
      gthrId,
      id: deviceIdSchema,
      step: z.enum([
        'pin',
        'unpin',
        'announce',
        'close',
        'reopen',
        'publish',
        'refuse',
        'silence',
        'unsilence',
        'remove',
        'block',
        'unblock',
      ]),
      msgId: z.optional(z.int()),
      crUid: z.optional(idSchema),
      txt: z.optional(composedText(STAFF_MESSAGE_MAX)),
      reason: z.optional(z.array(blockReasonSchema).check(z.maxLength(blockReasons.length))),
      why: z.optional(moderationReasonSchema),
      endsAt: period.endsAt,
    }),
    answer: z.array(staffGatheringSchema),
  }),
} as const;
