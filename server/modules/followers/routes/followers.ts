import type { followerCalls, townFollowerCalls } from '@parvis/api/calls/followers';
import {
  type Handlers,
  requireContributor,
  requireSession,
  requireStaff,
} from '../../context/requestContext.ts';
import { findKnownCases } from '../findKnownCases.ts';
import { followCase, unfollowCase } from '../followCase.ts';
import { listFollowedCases, loadFollowedCase } from '../followedCase.ts';
import { openToFollowers } from '../openToFollowers.ts';

export const followerHandlers: Handlers<typeof followerCalls> = {
  casesKnown: (ask) =>
    findKnownCases(
      ask.context,
      { cuid: ask.cuid, qrid: ask.body.qrid },
      { crUid: requireSession(ask).crUid, locale: ask.locale },
    ),

  async casesFollow(ask) {
    const { context, cuid, body } = ask;
    const reader = requireContributor(ask);
    await followCase(context, { csid: body.csid, cuid, crUid: reader.crUid }, body.as);
    return [await loadFollowedCase(context.db, { csid: body.csid, cuid }, reader)];
  },

  async casesUnfollow(ask) {
    const { context, cuid, body } = ask;
    const reader = requireContributor(ask);
    await unfollowCase(context, { csid: body.csid, cuid, crUid: reader.crUid });
    return listFollowedCases(context.db, reader);
  },

  casesFollowed: async (ask) => [
    await loadFollowedCase(ask.context.db, { csid: ask.body.csid, cuid: ask.cuid }, requireContributor(ask)),
  ],

  casesFollowing: (ask) => listFollowedCases(ask.context.db, requireContributor(ask)),
};

export const staffFollowerHandlers: Handlers<typeof townFollowerCalls> = {
  casesFollowers: async (ask) => [await openToFollowers(ask.context, ask.body, requireStaff(ask))],
};
