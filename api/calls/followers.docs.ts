import { documentCalls, documentSchema } from '../docs/describe.ts';
import { CSID, handled } from '../docs/samples.docs.ts';
import {
  type FollowedInfo,
  followedCaseSchema,
  followedEventSchema,
  followedInfoSchema,
  followedMessageSchema,
  knownCaseSchema,
} from '../entities/follower.ts';
import { followerCalls, townFollowerCalls } from './followers.ts';

const known = {
  csid: 'The case. It opens nothing but `cases/follow` to strangers.',
  ccatCode: 'The category.',
  ccatLbls: 'Its names from the root of the menu on, in the reader’s language.',
  imgSrc: 'The name of its icon.',
  state:
    '`open`, `handled`, `held` or `closed`: strangers do not learn who ended it. Other codes may be added.',
  since: 'When it was reported.',
  until: 'The day that staff promised, while it is held.',
  people: 'How many people met the same or follow it, with its reporter; left out of fewer than five.',
  mine: 'The reader takes part in it: their own report, or one that they were invited to.',
  as: 'How the reader follows it: `supported` or `q_follower`. Other codes may be added.',
} as const;

const followed = {
  ...known,
  cuid: 'Its customer.',
  cstmrLbl: 'The name of the customer.',
  placeLbl: 'The place.',
  qrid: 'The code of the place, to report something there.',
  outcome: 'What became of a closed case. Other codes may be added.',
  last: 'When something last happened.',
  unread: 'There is news that the reader has not seen.',
} as const;

const sample: FollowedInfo = {
  ...{ csid: CSID, ccatCode: 'light', ccatLbls: ['Comfort', 'Lighting'], imgSrc: 'bulb' },
  ...{ state: 'held', since: '2026-03-02T08:00:00.000Z', until: '2026-03-09T08:00:00.000Z', people: 12 },
  ...{ as: 'supported', cuid: 'belleroche', cstmrLbl: 'Town of Belleroche', placeLbl: 'Library' },
  ...{ qrid: 'demo-town', last: '2026-03-02T09:00:00.000Z' },
  events: [
    { at: '2026-03-02T08:00:00.000Z', kind: 'reported' },
    { at: '2026-03-02T09:00:00.000Z', kind: 'held', until: '2026-03-09T08:00:00.000Z' },
  ],
  messages: [{ msgId: 7, at: '2026-03-02T09:05:00.000Z', staff: true, txt: 'The lamp is ordered.' }],
};
const { events: _events, messages: _messages, ...listed } = sample;
const {
  as: _as,
  cuid: _cuid,
  cstmrLbl: _cstmrLbl,
  placeLbl: _placeLbl,
  qrid: _qrid,
  last: _last,
  ...atPlace
} = listed;

export const followerDocs = documentCalls(followerCalls, {
  casesKnown: {
    summary:
      'Open cases of a place, in categories that the customer’s file names as `knownHere`: what, since when and how many people, never words, names, pictures or the number.',
    body: { qrid: 'The scanned code.' },
    schemas: [
      documentSchema(
        'KnownCase',
        knownCaseSchema,
        'An open case, as everybody at its place may know it.',
        known,
      ),
    ],
    example: { body: { qrid: 'demo-town' }, answer: [atPlace] },
    errors: ['unknownQr', 'staleQr'],
  },
  casesFollow: {
    summary:
      'Follows a case of somebody else. Whoever follows is no participant: every other call treats the case as unknown to them.',
    body: {
      csid: 'The case, as `cases/known` names it.',
      as: '`supported`: met the same. `q_follower`: only wants to know how it goes on.',
    },
    schemas: [
      documentSchema('FollowedCase', followedCaseSchema, 'A case that the reader follows.', followed),
      documentSchema('FollowedInfo', followedInfoSchema, 'The same with what happened.', {
        ...followed,
        events: 'What happened, the oldest first.',
        messages: 'What is written, while staff open the conversation; else left out.',
      }),
      documentSchema('FollowedEvent', followedEventSchema, 'Something that happened to a followed case.', {
        at: 'When.',
        kind: '`reported`, `handled`, `held`, `resumed`, `reopened` or `closed`. Other codes may be added.',
        until: 'Of `held`: the day that staff promised.',
        outcome: 'Of `closed`: what became of it. Other codes may be added.',
      }),
      documentSchema('FollowedMessage', followedMessageSchema, 'A message that followers may read.', {
        msgId: 'Its number in the discussion.',
        at: 'When it was stored.',
        staff: 'Staff wrote it, else the reporter. Nobody is named.',
        txt: 'Its words.',
        media: 'Its pictures and videos.',
        gone: 'Its content was taken out.',
      }),
    ],
    example: { body: { csid: CSID, as: 'supported' }, answer: [sample] },
    errors: ['unknownCase', 'stepNotAllowed', 'blocked', 'withdrawn'],
  },
  casesUnfollow: {
    summary: 'Follows a case no longer.',
    body: { csid: 'The case.' },
    example: { body: { csid: CSID }, answer: [] },
  },
  casesFollowed: {
    summary: 'A followed case, which counts as read then.',
    body: { csid: 'The case.' },
    example: { body: { csid: CSID }, answer: [sample] },
    errors: ['unknownCase'],
  },
  casesFollowing: {
    summary: 'The cases that the reader follows, at all customers, the newest activity first.',
    example: { answer: [listed] },
  },
});

export const townFollowerDocs = documentCalls(townFollowerCalls, {
  casesFollowers: {
    summary: 'Lets those who follow a case read what is written from then on, without names; or ends that.',
    body: {
      csid: 'The case.',
      id: 'Made by the device: the same one changes nothing again.',
      open: 'Whether they may read.',
    },
    example: {
      body: { csid: CSID, id: 'n3VbXc8Lk1QwErTyUiOpAs', open: true },
      answer: [{ ...handled, followers: { supported: 12, following: 3, open: true } }],
    },
    errors: ['unknownCase', 'stepNotAllowed', 'conflict'],
  },
});
