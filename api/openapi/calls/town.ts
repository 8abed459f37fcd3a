import { addresses } from '../../addresses.ts';
import { askedQuestionSchema, boardCountsSchema, townCalls } from '../../calls/town.ts';
import { COUNT_MAX } from '../../constants.ts';
import { meaning, meanings } from '../telling/meaning.ts';
import { pageOfMessages } from '../telling/paging.ts';
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
} from '../telling/samples.ts';
import { type Told, tell } from '../telling/told.ts';
import { townMediaTold } from './media.ts';

const csid = 'The case.';
const id =
  'Made on the device, of 128 random bits: the same sent again is done once; another under a used id is a `conflict`.';
const STAFF_TEXT =
  'Any characters but control characters; line breaks stay, two in a row at most. 255 characters at most.';

const perFilter = {
  new: `Cases that nobody handles yet. Like the others counted up to ${COUNT_MAX}: that means "or more".`,
  mine: 'Cases under way that the reader handles.',
  held: 'Cases on hold.',
  all: 'Cases under way.',
  closed: 'Cases that ended.',
} as const;
const boardCounts = {
  ...perFilter,
  unread:
    'The same for each filter: its cases with unread messages that are new or the reader’s, of the 200 newest.',
  dangers: 'Cases that nobody handles yet and whose report told of a danger.',
  oldestDanger: 'The one of them that was opened first; left out where there is none.',
  waiting: 'Cases with unread messages that are new or the reader’s, of the 200 newest under way.',
} as const;

const FREE =
  'True where nobody handled the case on the screen: refused with `stepNotAllowed` where somebody does by now.';

/** Staff of one customer. */
export const townTold: readonly Told[] = [
  tell(townCalls.authLogin, {
    body: { jwt: 'A token of `town/getJwt`.' },
    example: { body: { jwt: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' }, answer: [role] },
    errors: ['unauthenticated', 'forbidden', 'conflict'],
  }),
  tell(townCalls.authMobile, {
    body: { jwt: 'A token of `town/getJwt`.' },
    example: { body: { jwt: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' }, answer: [{ success: true }] },
    errors: ['unauthenticated', 'conflict'],
  }),
  tell(townCalls.authStatus, { example: { answer: [role] } }),
  tell(townCalls.infoConfig, {
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
  }),
  tell(townCalls.casesListAll, {
    body: {
      before: 'What `next` of the page before said, or an instant: only cases with activity before.',
      limit: 'How many cases at most; 50 where it is left out.',
      filter:
        '`new`: nobody handles it yet. `mine`: handled by the reader and under way. `held`: on hold. `all`: under way. `closed`: ended. All cases where it is left out.',
      search:
        'Words that all stand in the title, place, number, last words or handlers of a case, without regard to accents and capitals; looked for in the 5,000 newest cases, a whole number in all; in all that was said, of the 1,000 newest. A word that begins with `danger` also means cases that tell of one. It stands in for `filter`.',
      counts: 'How many cases each filter has is wanted too.',
    },
    more: [meaning(boardCountsSchema, boardCounts), meaning(boardCountsSchema.shape.unread, perFilter)],
    example: { body: { limit: 20, filter: 'new' }, answer: [summary] },
  }),
  tell(townCalls.casesGetInfo, { body: { csid }, example: { body: { csid: CSID }, answer: [handled] } }),
  tell(townCalls.casesParticipate, {
    body: { csid, id, free: FREE },
    example: { body: { csid: CSID, id: ID }, answer: [handled] },
    errors: ['conflict', 'stepNotAllowed'],
  }),
  tell(townCalls.casesHandling, {
    body: {
      csid,
      id,
      step: 'What is done. Only what `can` of the case names is allowed.',
      outcome: 'With `close`, where it is required: what became of the case.',
      txt: `A word to the reporter with it; with \`reject\`, where it is required, the reason. ${STAFF_TEXT}`,
      until:
        'With `hold`: when the case comes back to those who handle it, by the event `due`; before `eraseOn`. Without it the case waits until somebody resumes it.',
      free: FREE,
      undo: 'With `resume`: whoever closed the case takes that back. It is on hold again where it was, until the same day, and nobody has it where nobody had.',
    },
    example: { body: { csid: CSID, id: ID, step: 'close', outcome: 'solved' }, answer: [handled] },
    errors: ['conflict', 'stepNotAllowed'],
  }),
  tell(townCalls.casesLeave, {
    body: { csid, id },
    example: { body: { csid: CSID, id: ID }, answer: [handled] },
    errors: ['conflict', 'stepNotAllowed'],
  }),
  tell(townCalls.usersBlock, {
    body: {
      csid: 'A case of theirs, in whose discussion it is told.',
      id,
      crUid: 'Whoever reported it. Nobody else can be blocked: not staff of the customer, nor oneself.',
      reason: 'Why: one reason at least. Left out with `release`.',
      release:
        'True to let them send again. Without it they are blocked; who is blocked already stays so, for the reasons given then.',
    },
    example: {
      body: { csid: CSID, id: ID, crUid: REPORTER, reason: ['repeatedBadReports'] },
      answer: [handled],
    },
    errors: ['conflict', 'stepNotAllowed'],
  }),
  tell(townCalls.discussInfo, { body: { csid }, example: { body: { csid: CSID }, answer: [handled] } }),
  tell(townCalls.sendTxt, {
    body: { csid, id, txt: STAFF_TEXT },
    example: { body: { csid: CSID, id: ID, txt: 'We are on our way.' }, answer: [message] },
    errors: ['conflict', 'stepNotAllowed'],
  }),
  tell(townCalls.sendQstn, {
    body: { csid, id, question: 'What is asked.' },
    more: meanings(askedQuestionSchema, {
      kind: 'How it is answered: yes or no, a choice, a text, or stars; `mobile` asks for the reporter’s mobile number, in the words of the product, once at a time.',
      txt: 'The question, on one line. 255 characters at most.',
      options: 'What can be chosen: 2 to 6 different texts.',
      several: 'Several may be chosen.',
    }),
    example: {
      body: { csid: CSID, id: ID, question: { kind: 'yesNo', txt: 'Is it still dark?' } },
      answer: [asked],
    },
    errors: ['conflict', 'stepNotAllowed'],
  }),
  ...townMediaTold,
  tell(townCalls.fetchReq, {
    body: { csid, ...pageOfMessages },
    example: { body: { csid: CSID, after: 3 }, answer: [message] },
  }),
  tell(townCalls.fetchRead, {
    body: {
      csid,
      msgId: 'Up to where this person has seen the discussion; nothing is marked where it is left out.',
    },
    answer: {
      readByStaff: 'The highest number seen by any member of staff.',
      readByReporter: 'The highest number seen by the reporter.',
    },
    example: { body: { csid: CSID, msgId: 4 }, answer: [{ readByStaff: 4, readByReporter: 4 }] },
  }),
];
