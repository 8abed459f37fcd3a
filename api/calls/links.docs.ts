import { documentCalls, documentSchema } from '../docs/describe.ts';
import { CSID, customer, REPORTER } from '../docs/samples.docs.ts';
import {
  type ConnectLink,
  connectedSchema,
  connectLinkSchema,
  invitationSchema,
  userLinkSchema,
} from '../entities/link.ts';
import { adminLinkCalls, linkCalls, mobileLinkCalls, townLinkCalls } from './links.ts';

const LINK = 'k7Vb2Xc8Lk1QwErTyUiOpA';
const link: ConnectLink = {
  id: LINK,
  csid: CSID,
  madeBy: 'Anna Roux',
  madeAt: '2026-03-02T09:00:00.000Z',
  uses: 0,
  useLimit: 1,
  endsAt: '2026-03-09T09:00:00.000Z',
  state: 'valid',
  as: 'invited',
  victim: false,
  fromStart: false,
};

const connectId = 'The id of the link, from its address `/m/c/{connectId}`.';
const csid = 'The case.';
const state =
  '`valid`, or why it may not be used: `usedUp`, `withdrawn`, `ended` (its day has passed), `caseEnded`, `stopped` (a notice of abuse is being decided), `customerEnded`. Other codes may be added.';
const as = '`invited` (witness or help) or `reporter` (reports together with the creator).';
const userAs =
  '`target` (whom the report concerns), `victim` (to whom it happened), `supported` (met the same), `source` (witnessed it) or `reporter` (reports too).';
const victim = 'Whether it is for somebody to whom it happened.';
const fromStart = 'Whether they read the conversation from its beginning; else from when they joined.';

export const linkDocs = documentCalls(linkCalls, {
  linkInfo: {
    summary: 'What a connect link leads to, and whether it may be used. It counts no use.',
    body: { connectId },
    schemas: [
      documentSchema('Connected', connectedSchema, 'A connect link as visitors see it.', {
        cstmr: 'Its customer.',
        kind: '`customer`: reports may be sent by it, as by a code. `case`: it leads into one case.',
        state,
        invitation: 'Of a link into a case that may be used.',
        csid: 'Its case, for callers who take part in it already.',
        opensStart: 'They read only what came after they joined; joining by this link shows them all.',
      }),
      documentSchema('Invitation', invitationSchema, 'What a link into a case says of it: never its words.', {
        by: 'Who of the staff made it; left out where the reporter of a case between users did.',
        ccatLbls: 'The category of the case, from the menu down.',
        placeLbl: 'Its place.',
        as: `${as} Of a link of a reporter: ${userAs}`,
        victim,
        fromStart,
      }),
    ],
    example: {
      body: { connectId: LINK },
      answer: [
        {
          cstmr: customer,
          kind: 'case',
          state: 'valid',
          invitation: {
            by: 'Anna Roux',
            ccatLbls: ['Cleanliness', 'Toilets'],
            placeLbl: 'Town hall',
            as: 'invited',
            victim: false,
            fromStart: false,
          },
        },
      ],
    },
    errors: ['unknownLink', 'unknownCustomer'],
  },
});

export const mobileLinkDocs = documentCalls(mobileLinkCalls, {
  linksJoin: {
    summary:
      'Joins a case by a link. Whoever takes part already is answered the case, and no use is counted unless it lets them read from the beginning.',
    body: {
      connectId,
      initials:
        'Between users: what others in the case read as a name, one to three letters. Left out: the role.',
    },
    answer: { state, csid: 'The case; left out where the link may not be used.' },
    example: { body: { connectId: LINK }, answer: [{ state: 'valid', csid: CSID }] },
    errors: ['unknownLink', 'blocked', 'withdrawn'],
  },
  linksInvite: {
    summary:
      'Between users: the link of a reporter into their case for one role, made where none is valid, or withdrawn. It serves one person for a week.',
    body: {
      csid,
      as: userAs,
      fromStart: 'Whether they read the report and all since; left out: from when they joined.',
      withdraw: 'Withdraws the links for this role instead.',
    },
    schemas: [
      documentSchema('UserLink', userLinkSchema, 'A link of a reporter into their case between users.', {
        id: 'Its secret: the address is `/m/c/{id}`.',
        as: userAs,
        fromStart,
        endsAt: 'Until when.',
        state,
      }),
    ],
    example: {
      body: { csid: CSID, as: 'target' },
      answer: [
        { id: LINK, as: 'target', fromStart: false, endsAt: '2026-03-09T09:00:00.000Z', state: 'valid' },
      ],
    },
    errors: ['stepNotAllowed', 'stopped', 'blocked', 'withdrawn'],
  },
  casesLeave: {
    summary: 'Leaves a case joined by a link. What the caller wrote stays.',
    body: { csid, id: 'Made by the caller, for repeats.' },
    example: { body: { csid: CSID, id: 'l2VbXc8Lk1QwErTyUiOpAs' }, answer: [{ success: true }] },
    errors: ['conflict', 'stepNotAllowed', 'stopped', 'blocked', 'withdrawn'],
  },
});

export const townLinkDocs = documentCalls(townLinkCalls, {
  linksCreate: {
    summary:
      'Makes a connect link: into a case for those who handle it, or to the customer for administrators.',
    body: {
      csid: 'The case; left out for a link to the customer.',
      place: 'Of a link to the customer: the place that its reports are about.',
      label: 'A note for staff.',
      useLimit: 'How many may use it. Left out: 1 for a case, any number for the customer.',
      days: 'How long it lasts. Left out: 7 for a case, until it is withdrawn for the customer.',
      as,
      victim,
      fromStart,
    },
    schemas: [
      documentSchema('ConnectLink', connectLinkSchema, 'A connect link as staff see it.', {
        id: 'Its secret: the address is `/m/c/{id}`.',
        csid: 'The case that it leads into.',
        place: 'The place that its reports are about.',
        placeLbl: 'Its name.',
        label: 'A note of staff.',
        madeBy: 'Who of the staff made it; left out where the reporter of a case between users did.',
        madeAt: 'When.',
        uses: 'How often it was used: joins, or reports sent.',
        useLimit: 'How often it may be used.',
        endsAt: 'Until when.',
        state,
        as,
        victim,
        fromStart,
      }),
    ],
    example: { body: { csid: CSID }, answer: [link] },
    errors: ['stepNotAllowed', 'notForGathering'],
  },
  linksList: {
    summary: 'The links into a case, or those to the customer: the newest 200.',
    body: { csid: 'The case; left out for links to the customer.' },
    example: { body: { csid: CSID }, answer: [link] },
    errors: ['stepNotAllowed', 'notForGathering'],
  },
  linksWithdraw: {
    summary: 'Withdraws a link: nobody uses it any more. Who joined by it stays.',
    body: { id: 'The link.' },
    example: { body: { id: LINK }, answer: [{ ...link, state: 'withdrawn' }] },
    errors: ['unknownLink', 'unknownCase', 'stepNotAllowed', 'notForGathering'],
  },
  casesRemove: {
    summary: 'Removes an invited visitor from a case; their words stay, and no link leads them back.',
    body: { csid, crUid: 'Whoever is removed.', id: 'Made by the caller, for repeats.' },
    example: {
      body: { csid: CSID, crUid: REPORTER, id: 'r2VbXc8Lk1QwErTyUiOpAs' },
      answer: [{ success: true }],
    },
    errors: ['stepNotAllowed', 'notForGathering'],
  },
});

export const adminLinkDocs = documentCalls(adminLinkCalls, {
  linksPlaces: {
    summary: 'The places that a link to the customer may name.',
    answer: { code: 'Its code.', label: 'Its name.' },
    example: { answer: [{ code: 'hall', label: 'Town hall' }] },
  },
});
