import { documentCalls, documentSchema } from '../docs/describe.ts';
import { CUID, REPORTER } from '../docs/samples.docs.ts';
import {
  type Gathering,
  type GatheringInfo,
  gatheringInfoSchema,
  gatheringSchema,
  hungCaseSchema,
  hungPollSchema,
  type StaffGathering,
  staffGatheringSchema,
} from '../entities/gathering.ts';
import { mobileGatheringCalls, townGatheringCalls } from './gatherings.ts';

const GTHRID = 'g5TyUiOpAsDfGhJkLzXcVb';

const listed: Gathering = {
  ...{ gthrId: GTHRID, cuid: CUID, cstmrLbl: 'Town of Belleroche', title: 'The trees of the square' },
  ...{ placeLbl: 'Market square', place: 'square', here: true, access: 'place', state: 'open' },
  ...{ endsAt: '2026-03-30T08:00:00.000Z', people: 14, last: '2026-03-02T09:00:00.000Z' },
};
const info: GatheringInfo = {
  ...listed,
  ...{ joined: true, unread: 0, eraseOn: '2026-04-01T08:00:00.000Z', name: 'Léa' },
};
const { here: _here, joined: _joined, name: _name, unread: _unread, ...ofStaff } = info;
const staffInfo: StaffGathering = { ...ofStaff, by: 'Anna Roux', byStaff: true, messages: 52 };

const fields = {
  gthrId:
    'Its id. The conversation calls (`discuss/*`, `abuse/report`, the live stream) take it as `csid`. Anybody who knows it may look, except at a gathering of a place.',
  cuid: 'Its customer.',
  cstmrLbl: 'The name of the customer.',
  title: 'What it is about.',
  intro: 'More about that.',
  picture: 'Its picture, at `gatherings/picture/{id}` for visitors and `media/image/{id}` for staff.',
  placeLbl: 'Its place; left out where it is about the customer.',
  place: 'The code of its place.',
  here: 'It is of the place whose code the reader scanned.',
  access:
    'Who may join: `customer` everybody, `place` who scanned a code of its place, `link` who knows its id. Other codes may be added.',
  state: '`notYet`, `open` or `ended`: only in an open one does anybody write. Other codes may be added.',
  beginsAt: 'The beginning of its period.',
  endsAt: 'The end of its period.',
  premoderated: 'What visitors write to all appears once staff publish it.',
  last: 'When something was last written.',
  people: 'How many people take part, staff too.',
  joined: 'The reader takes part.',
  unread: 'For who takes part: how many messages they have not read.',
} as const;
const infoFields = {
  ...fields,
  eraseOn: 'When it is erased, with everything in it.',
  name: 'The reader’s name in it.',
  muted: 'The reader wants no news of it.',
  hidden:
    'Participants whose messages the reader does not want to read: apps leave them out, and they are no news.',
  silenced: 'Staff let the reader read only.',
  pinned: 'For who takes part: the message that staff pinned.',
  qrid: 'For who takes part: a code of its place, to report from.',
  hungCases: 'For who takes part: cases that were reported from it, the newest first.',
  hungPolls: 'For who takes part: polls that are for its people.',
} as const;

const idOf = 'The gathering.';
const qrid = 'The code that the caller scanned. It opens the gatherings of its place.';
const id = 'Made by the caller: the same one changes nothing again.';
const name = 'The name or the initials that the others read. They see no contact.';
const begins = 'From when on people write; left out: at once.';
const picture = 'A picture that the caller uploaded by `discuss/send/part` and sent nowhere.';
const ends =
  'Until when; at most as long after the beginning as the customer keeps messages, which is the default.';

export const mobileGatheringDocs = documentCalls(mobileGatheringCalls, {
  gatheringsListAll: {
    summary:
      'Gatherings that the caller takes part in or may join: open to everybody at the customer, or of the scanned place. Never words or names. `mayOpen` beside them: the caller may open one.',
    body: { qrid },
    schemas: [
      documentSchema(
        'Gathering',
        gatheringSchema,
        'An open discussion of several people, without what is written in it.',
        fields,
      ),
    ],
    example: { body: { qrid: 'demo-town' }, answer: [listed] },
  },
  gatheringsInfo: {
    summary: 'A gathering, before joining or after.',
    body: { gthrId: idOf, qrid },
    schemas: [
      documentSchema(
        'GatheringInfo',
        gatheringInfoSchema,
        'A gathering as its reader may know it.',
        infoFields,
      ),
      documentSchema('GatheringCase', hungCaseSchema, 'A case that was reported from a gathering.', {
        caseNbr: 'Its number.',
        lbl: 'Its category. Visitors read it where everybody at the place may know of such cases.',
        state: 'Its state; for other visitors than its reporter ended ones are `closed`.',
        csid: 'For staff and its reporter; for others where they may follow it.',
        mine: 'The reader reported it.',
      }),
      documentSchema('GatheringPoll', hungPollSchema, 'A poll for the people of a gathering.', {
        code: 'The poll.',
        lbl: 'Its name.',
        phase: '`notYet`, `open` or `closed`. Other codes may be added.',
      }),
    ],
    example: { body: { gthrId: GTHRID, qrid: 'demo-town' }, answer: [info] },
    errors: ['unknownGathering'],
  },
  gatheringsCreate: {
    summary: 'Opens a gathering, where the customer’s file lets visitors do so. Its maker takes part.',
    body: {
      gthrId: 'Made by the caller: the same one opens nothing again.',
      title: fields.title,
      intro: fields.intro,
      qrid: 'The code of its place; left out for one of the customer.',
      access: '`place` needs `qrid`.',
      name,
      picture,
      beginsAt: begins,
      endsAt: ends,
    },
    example: {
      body: {
        ...{ gthrId: GTHRID, title: 'The trees of the square', access: 'place', name: 'Léa' },
        qrid: 'demo-town',
      },
      answer: [info],
    },
    errors: ['stepNotAllowed', 'conflict', 'blocked', 'withdrawn'],
  },
  gatheringsJoin: {
    summary:
      'Takes part in a gathering: reads everything in it and writes. The other participants read the name, and staff of the customer.',
    body: { gthrId: idOf, name, qrid },
    example: { body: { gthrId: GTHRID, name: 'Léa', qrid: 'demo-town' }, answer: [info] },
    errors: ['unknownGathering', 'gatheringClosed', 'stepNotAllowed', 'stopped', 'blocked', 'withdrawn'],
  },
  gatheringsLeave: {
    summary: 'Takes no part any more. What was written stays, under its name.',
    body: { gthrId: idOf },
    example: { body: { gthrId: GTHRID }, answer: [{ success: true }] },
  },
  gatheringsMute: {
    summary: 'Ends the news of a gathering, or has them again.',
    body: { gthrId: idOf, muted: 'Whether none are wanted.' },
    example: { body: { gthrId: GTHRID, muted: true }, answer: [{ ...info, muted: true }] },
    errors: ['unknownGathering'],
  },
  gatheringsHide: {
    summary:
      'Hides what another visitor writes from the caller, or shows it again. Nobody else learns of it; staff are never hidden.',
    body: { gthrId: idOf, crUid: 'The other participant.', hidden: 'Whether they are hidden.' },
    example: {
      body: { gthrId: GTHRID, crUid: REPORTER, hidden: true },
      answer: [{ ...info, hidden: [REPORTER] }],
    },
    errors: ['unknownGathering'],
  },
});

const approval = 'Whether staff publish each message of visitors first.';

const staffFields = {
  ...infoFields,
  by: 'Who opened it.',
  byStaff: 'Whether that was somebody of staff.',
  messages: 'How many messages stand in it.',
  waiting: 'How many messages wait for staff to publish them.',
} as const;

export const townGatheringDocs = documentCalls(townGatheringCalls, {
  gatheringsListAll: {
    summary: 'All gatherings of the customer, the newest activity first.',
    schemas: [
      documentSchema('StaffGathering', staffGatheringSchema, 'A gathering as staff see it.', staffFields),
    ],
    example: { answer: [staffInfo] },
  },
  gatheringsInfo: {
    summary: 'A gathering. Staff read every one of their customer, and take part in it once they write.',
    body: { gthrId: idOf },
    example: { body: { gthrId: GTHRID }, answer: [staffInfo] },
    errors: ['unknownGathering'],
  },
  gatheringsCreate: {
    summary: 'Opens a gathering, unless the customer’s file wants none. Whoever opens it takes part.',
    body: {
      gthrId: 'Made by the caller: the same one opens nothing again.',
      title: 'What it is about, by language.',
      intro: 'More about that, by language.',
      place: 'The code of its place; left out for one of the customer.',
      access: '`place` needs a place.',
      picture,
      premoderated: approval,
      beginsAt: begins,
      endsAt: ends,
    },
    example: {
      body: {
        ...{ gthrId: GTHRID, access: 'customer' },
        title: { fr: 'Les arbres de la place', en: 'The trees of the square' },
      },
      answer: [staffInfo],
    },
    errors: ['stepNotAllowed', 'conflict'],
  },
  gatheringsChange: {
    summary: 'Changes a gathering; what is left out stays. The conversation tells what changed.',
    body: {
      gthrId: idOf,
      id,
      title: 'Its new title, by language; languages that are left out stay.',
      intro: 'More about that, by language; null takes it away.',
      access: '`place` needs a place.',
      picture:
        'A picture that the caller uploaded by `discuss/send/part` and sent nowhere; null takes it away.',
      premoderated: approval,
      beginsAt: 'From when on people write; only before it began.',
      endsAt: 'Until when; at most until it is erased.',
    },
    example: {
      body: { gthrId: GTHRID, id: 'n3VbXc8Lk1QwErTyUiOpAs', title: { en: 'The trees of the square' } },
      answer: [staffInfo],
    },
    errors: ['unknownGathering', 'stepNotAllowed', 'conflict'],
  },
  gatheringsStep: {
    summary:
      'Leads a gathering: pins a message or announces one, lets somebody read only, removes or blocks them, or closes it.',
    body: {
      gthrId: idOf,
      id,
      step: '`silence`: they read only. `remove`: they take no part, and nothing leads them back. `block`: they send nothing to this customer. `close`: nobody writes any more. `reopen`: people write again. `publish`: a waiting message appears to all, as the newest. `refuse`: it never does.',
      msgId: 'Of `pin`, `publish` and `refuse`: the message.',
      crUid: 'Whom `silence`, `unsilence`, `remove`, `block` and `unblock` concern.',
      txt: 'Of `announce`: its words, which are pinned. Of `close`: a last word.',
      reason: 'Of `block`: why.',
      why: 'Of `refuse`: why; its author reads it.',
      endsAt: 'Of `reopen`: its new end, needed where its period is over.',
    },
    example: {
      body: { gthrId: GTHRID, id: 'n3VbXc8Lk1QwErTyUiOpAs', step: 'silence', crUid: REPORTER },
      answer: [staffInfo],
    },
    errors: ['unknownGathering', 'stepNotAllowed', 'gatheringClosed', 'conflict'],
  },
});
