import { addresses } from '../addresses.ts';
import { describeUnion, documentCalls } from '../docs/describe.ts';
import { pageOfMessages } from '../docs/paging.docs.ts';
import {
  asked,
  CSID,
  CUID,
  customer,
  handled,
  ID,
  message,
  REPORTER,
  role,
  summary,
} from '../docs/samples.docs.ts';
import { conversationDocs, moderateDocs } from './conversation.docs.ts';
import { groupDocs } from './groups.docs.ts';
import { mediaDocs } from './media.docs.ts';
import { townPhoneDocs } from './phone.docs.ts';
import { askedQuestionSchema, questionItemSchema } from './staffQuestion.ts';
import { townCalls } from './town.ts';

const csid = 'The case.';
const id =
  'Made on the device, of 128 random bits: the same sent again is done once; another under a used id is a `conflict`.';
const STAFF_TEXT =
  'Any characters but control characters; line breaks stay, two in a row at most. 2,000 characters at most.';

const FREE =
  'True where nobody handled the case on the screen, or nobody had taken it again: refused with `stepNotAllowed` where somebody has by now.';

const CHOICE = {
  options: 'What can be chosen: 2 to 6 different texts.',
  several: 'Several may be chosen.',
};

const QUESTION = {
  kind: 'How it is answered: by several `items`, or by one alone: yes or no, a choice, a text, or stars. `mobile` asks for the reporter’s mobile number, in the words of the product, once at a time.',
  txt: 'The question, on one line. 255 characters at most.',
  items: 'What is asked, 1 to 8 items: all are answered together, and one at least must be.',
  ...CHOICE,
};

const QUESTION_ITEM = {
  kind: 'How it is answered: yes or no, a choice, a text, or stars.',
  lbl: 'What it asks, on one line. May be left out of a single item, or of the only choice: the question says it.',
  required: 'False where it may be left empty.',
  yes: 'Words of yes; “Yes” where left out.',
  no: 'Words of no; “No” where left out.',
  stars: 'How many stars, 3 to 10; 5 where left out.',
  low: 'Words at the first star.',
  high: 'Words at the last star.',
  ...CHOICE,
};

export const townDocs = documentCalls(townCalls, {
  authLogin: {
    cookies: ['pv_session', 'pv_device'],
    summary: "Exchanges a one-minute token of town/getJwt for this host's session.",
    body: { jwt: 'A token of `town/getJwt`.' },
    example: { body: { jwt: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' }, answer: [role] },
    errors: ['unauthenticated', 'forbidden', 'conflict'],
  },
  authMobile: {
    cookies: ['pv_session', 'pv_device'],
    summary: "Exchanges a one-minute token of town/getJwt for this host's session of a contributor.",
    body: { jwt: 'A token of `town/getJwt`.' },
    example: { body: { jwt: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' }, answer: [{ success: true }] },
    errors: ['unauthenticated', 'conflict'],
  },
  authStatus: {
    summary: 'The role at this customer; empty when there is none.',
    example: { answer: [role] },
  },
  infoConfig: {
    summary: 'The customer as its staff need it.',
    answer: {
      cuid: 'The customer.',
      cstmrLbl: 'Its name.',
      cstmrType: 'What kind of customer it is.',
      logoId: `The square logo, to be read at \`${addresses.logo.template}\`.`,
      wideLogoId: 'The wide logo, likewise.',
      cstmr: 'The customer as visitors see it.',
    },
    example: {
      answer: {
        cuid: CUID,
        cstmrLbl: 'Ville de Belleroche',
        cstmrType: 'town',
        logoId: '9b1f4c',
        cstmr: customer,
      },
    },
  },
  casesGetInfo: {
    summary: 'One case with its people and what may be done.',
    body: { csid },
    example: { body: { csid: CSID }, answer: [handled] },
  },
  casesParticipate: {
    summary: 'Joins a case, or rejoins it after leaving.',
    body: { csid, id, free: FREE },
    example: { body: { csid: CSID, id: ID }, answer: [handled] },
    errors: ['conflict', 'stepNotAllowed', 'stopped'],
  },
  casesHandling: {
    summary: 'Handles, holds, resumes, closes (with what became of it) or rejects a case.',
    body: {
      csid,
      id,
      step: 'What is done. Only what `can` of the case names is allowed. Between users, `separate` keeps what each side writes from the other, until `unite`.',
      outcome: 'With `close`, where it is required: what became of the case.',
      txt: `A word to the reporter with it; with \`reject\`, where it is required, the reason. ${STAFF_TEXT}`,
      reason: `With \`hold\`: why, for staff alone. Visitors never read it: neither in the case, nor in news, nor in what they download. ${STAFF_TEXT}`,
      until:
        'With `hold`: when the case comes back to those who handle it, by the event `due`; before `eraseOn`. Without it the case waits until somebody resumes it.',
      free: FREE,
      undo: 'With `resume`: whoever closed the case takes that back. It is on hold again where it was, until the same day, and nobody has it where nobody had.',
    },
    example: { body: { csid: CSID, id: ID, step: 'close', outcome: 'solved' }, answer: [handled] },
    errors: ['conflict', 'stepNotAllowed', 'stopped'],
  },
  casesLeave: {
    summary: 'Leaves a case; without any other handler it is open again.',
    body: { csid, id },
    example: { body: { csid: CSID, id: ID }, answer: [handled] },
    errors: ['conflict', 'stepNotAllowed', 'stopped'],
  },
  casesUsers: {
    summary: 'Who takes part in a case: as what, since when, and what they have seen.',
    body: { csid },
    example: { body: { csid: CSID }, answer: handled.participants },
  },
  usersBlock: {
    summary:
      'Blocks whoever reported a case, or took part in one between users, from sending to this customer, for a reason or several, or lets them send again.',
    body: {
      csid: 'A case of theirs, in whose discussion it is told.',
      id,
      crUid:
        'Whoever reported it, or between users any visitor who took part. Nobody else can be blocked: not staff of the customer, nor oneself.',
      reason: 'Why: one reason at least. Left out with `release`.',
      release:
        'True to let them send again. Without it they are blocked; who is blocked already stays so, for the reasons given then.',
    },
    example: {
      body: { csid: CSID, id: ID, crUid: REPORTER, reason: ['repeatedBadReports'] },
      answer: [handled],
    },
    errors: ['conflict', 'stepNotAllowed', 'stopped'],
  },
  casesAlike: {
    summary:
      'Cases that can be rejected together with one: of the same reporter, or reported from the same network within an hour of it; the case itself first, then the newest.',
    body: { csid: 'The case.' },
    answer: {
      cases: 'Those that the caller may reject now.',
      more: 'There are more: ask again once these are rejected.',
    },
    example: {
      body: { csid: CSID },
      answer: [{ cases: [{ ...summary, samePerson: true, sameLine: true }], more: false }],
    },
  },
  casesRejectAlike: {
    summary:
      'Rejects cases of one reporter, or of one network and hour, as abuse, each as `cases/handling` does; on request blocks those who reported them. It is noted in the audit log.',
    body: {
      csid: 'The case that the others are alike to.',
      csids: 'The cases to reject, by `cases/alike`; those that were rejected before stay so.',
      id,
      txt: 'Why; each reporter reads it.',
      reason: 'Why those who reported them are blocked; without a reason nobody is.',
    },
    answer: {
      rejected: 'The cases that are rejected now.',
      left: 'Those that a colleague handles or ended meanwhile: they stay as they are.',
      blocked: 'How many people were blocked.',
    },
    example: {
      body: { csid: CSID, csids: [CSID], id: ID, txt: 'Signalement abusif.' },
      answer: [{ rejected: [CSID], left: [], blocked: 0 }],
    },
    errors: ['conflict'],
  },
  discussInfo: {
    summary: 'The case, its people, and what may be done.',
    body: { csid },
    example: { body: { csid: CSID }, answer: [handled] },
  },
  sendTxt: {
    summary: 'Sends a text; the sender takes the case in hand if nobody had.',
    body: {
      csid,
      id,
      txt: STAFF_TEXT,
      tgtTypes:
        'Between users: the sides that read it; left out for everybody. In a gathering: `staff` or everybody.',
      tgtCrUid: 'In a gathering or between users: the one visitor who reads it besides staff.',
    },
    example: { body: { csid: CSID, id: ID, txt: 'We are on our way.' }, answer: [message] },
    errors: ['conflict', 'stepNotAllowed', 'gatheringClosed', 'stopped'],
  },
  sendQstn: {
    summary: 'Puts a structured question to the contributor, or asks for their mobile number.',
    body: { csid, id, question: 'What is asked.' },
    schemas: [
      ...describeUnion(
        'StaffQuestion',
        askedQuestionSchema,
        'What staff ask the contributor.',
        () => QUESTION,
      ),
      ...describeUnion(
        'QuestionItem',
        questionItemSchema,
        'One thing that a question of staff asks.',
        () => QUESTION_ITEM,
      ),
    ],
    example: {
      body: {
        ...{ csid: CSID, id: ID },
        question: { kind: 'items', txt: 'Is it still dark?', items: [{ kind: 'yesNo' }] },
      },
      answer: [asked],
    },
    errors: ['conflict', 'stepNotAllowed', 'stopped'],
  },
  ...mediaDocs([]),
  ...conversationDocs([]),
  ...moderateDocs,
  ...townPhoneDocs,
  ...groupDocs,
  fetchReq: {
    summary:
      'Messages after a number, or the last ones before a number, or the newest; each page oldest first.',
    body: { csid, ...pageOfMessages },
    example: { body: { csid: CSID, after: 3 }, answer: [message] },
  },
  fetchRead: {
    summary: 'Read marks: sets this person’s when msgId is given, and answers both sides.',
    body: {
      csid,
      msgId: 'Up to where this person has seen the discussion; nothing is marked where it is left out.',
    },
    answer: {
      readByStaff: 'The highest number seen by any member of staff.',
      readByReporter: 'The highest number seen by the reporter.',
    },
    example: { body: { csid: CSID, msgId: 4 }, answer: [{ readByStaff: 4, readByReporter: 4 }] },
  },
});
