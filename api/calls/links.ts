import * as z from 'zod/mini';
import { adminCall, mobileCall, publicCall, townCall } from '../call.ts';
import { codeSchema, deviceIdSchema, doneSchema, idSchema, plainText } from '../entities/basics.ts';
import {
  connectedSchema,
  connectLinkSchema,
  INITIALS_MAX,
  linkRoleSchema,
  linkStateSchema,
  userLinkRoleSchema,
  userLinkSchema,
} from '../entities/link.ts';

/** Longest note of staff on a link. */
export const LINK_LABEL_MAX = 80;
/** Longest life of a link, days. */
export const LINK_DAYS_MAX = 365;
export const LINK_USES_MAX = 10_000;

const connectId = codeSchema;

/** What a connect link leads to, before anything is accepted. */
export const linkCalls = {
  linkInfo: publicCall({
    path: 'link/info',
    who: 'anyone',
    limit: 'ceiling',
    body: z.object({ connectId }),
    answer: z.array(connectedSchema),
  }),
} as const;

/** Joining a case by a personal link, and leaving it. */
export const mobileLinkCalls = {
  linksJoin: mobileCall({
    path: 'links/join',
    who: 'identity',
    limit: 'send',
    body: z.object({ connectId, initials: z.optional(plainText(INITIALS_MAX)) }),
    answer: z.array(z.object({ state: linkStateSchema, csid: z.optional(idSchema) })),
  }),
  linksInvite: mobileCall({
    path: 'links/invite',
    who: 'participant',
    limit: 'send',
    body: z.object({
      csid: idSchema,
      as: userLinkRoleSchema,
      fromStart: z.optional(z.boolean()),
      withdraw: z.optional(z.boolean()),
    }),
    answer: z.array(userLinkSchema),
  }),
  casesLeave: mobileCall({
    path: 'cases/leave',
    who: 'participant',
    limit: 'send',
    body: z.object({ csid: idSchema, id: deviceIdSchema }),
    answer: doneSchema,
  }),
} as const;

/** Connect links for staff: into a case for its handlers, to the customer for administrators. */
export const townLinkCalls = {
  linksCreate: townCall({
    path: 'links/create',
    who: 'staff',
    limit: 'look',
    body: z.object({
      csid: z.optional(idSchema),
      place: z.optional(codeSchema),
      label: z.optional(plainText(LINK_LABEL_MAX)),
      useLimit: z.optional(z.int().check(z.minimum(1), z.maximum(LINK_USES_MAX))),
      days: z.optional(z.int().check(z.minimum(1), z.maximum(LINK_DAYS_MAX))),
      as: z.optional(linkRoleSchema),
      victim: z.optional(z.boolean()),
      fromStart: z.optional(z.boolean()),
    }),
    answer: z.array(connectLinkSchema),
  }),
  linksList: townCall({
    path: 'links/list',
    who: 'staff',
    limit: 'ceiling',
    body: z.object({ csid: z.optional(idSchema) }),
    answer: z.array(connectLinkSchema),
  }),
  linksWithdraw: townCall({
    path: 'links/withdraw',
    who: 'staff',
    limit: 'look',
    body: z.object({ id: codeSchema }),
    answer: z.array(connectLinkSchema),
  }),
  casesRemove: townCall({
    path: 'cases/remove',
    who: 'staff',
    limit: 'send',
    body: z.object({ csid: idSchema, crUid: idSchema, id: deviceIdSchema }),
    answer: doneSchema,
  }),
} as const;

/** For links to the customer. */
export const adminLinkCalls = {
  linksPlaces: adminCall({
    path: 'links/places',
    method: 'GET',
    who: 'admin',
    limit: 'ceiling',
    answer: z.array(z.object({ code: codeSchema, label: z.string() })),
  }),
} as const;
