import * as z from 'zod/mini';
import { mobileCall, publicCall, townCall } from '../call.ts';
import { codeSchema, deviceIdSchema, idSchema } from '../entities/basics.ts';
import { caseInfoSchema } from '../entities/case.ts';
import {
  followedCaseSchema,
  followedInfoSchema,
  followRoleSchema,
  knownCaseSchema,
} from '../entities/follower.ts';

/** Visitors list the open cases of a place and follow them. */
export const followerCalls = {
  casesKnown: mobileCall({
    path: 'cases/known',
    who: 'session',
    limit: 'scan',
    body: z.object({ qrid: codeSchema }),
    answer: z.array(knownCaseSchema),
  }),
  casesFollow: mobileCall({
    path: 'cases/follow',
    who: 'identity',
    limit: 'send',
    body: z.object({ csid: idSchema, as: followRoleSchema }),
    answer: z.array(followedInfoSchema),
  }),
  casesUnfollow: mobileCall({
    path: 'cases/unfollow',
    who: 'identity',
    limit: 'send',
    body: z.object({ csid: idSchema }),
    answer: z.array(followedCaseSchema),
  }),
  casesFollowed: mobileCall({
    path: 'cases/followed',
    who: 'identity',
    limit: 'ceiling',
    body: z.object({ csid: idSchema }),
    answer: z.array(followedInfoSchema),
  }),
  casesFollowing: publicCall({
    path: 'cases/following',
    who: 'identity',
    limit: 'ceiling',
    answer: z.array(followedCaseSchema),
  }),
} as const;

/** Staff let the followers of a case read its conversation, or stop that. */
export const townFollowerCalls = {
  casesFollowers: townCall({
    path: 'cases/followers',
    who: 'staff',
    limit: 'send',
    body: z.object({ csid: idSchema, id: deviceIdSchema, open: z.boolean() }),
    answer: z.array(caseInfoSchema),
  }),
} as const;
