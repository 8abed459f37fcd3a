import { mobileCalls } from '../../calls/mobile.ts';
import { messagePattern } from '../telling/alphabet.ts';
import { pageOfCases, pageOfMessages } from '../telling/paging.ts';
import {
  answered,
  CSID,
  customer,
  ID,
  info,
  message,
  played,
  questionnaire,
  questionnaireId,
  reporter,
  summary,
} from '../telling/samples.ts';
import { type Told, tell } from '../telling/told.ts';
import { mobileMediaTold } from './media.ts';

const csid = 'The case.';
const id =
  'Made on the device, of 128 random bits: the same message sent again is answered as the first time; another one under a used id is a `conflict`.';

/** A contributor at one customer. */
export const mobileTold: readonly Told[] = [
  tell(mobileCalls.casesQuestion, {
    body: { ccatCode: 'The category; without it, every one of the customer that can be reported.' },
    answer: {
      ccatCode: 'The category.',
      ccatPath: 'The codes from the root of the menu to it, with slashes between them.',
      ccatLbls: 'The same path in words.',
      imgSrc: 'Its icon.',
      questionnaire: 'The questions, with their words in every language.',
      questionnaireId: 'Names exactly these questions: it comes back with the report.',
    },
    example: {
      body: { ccatCode: 'light' },
      answer: [
        {
          ccatCode: 'light',
          ccatPath: 'comfort/light',
          ccatLbls: ['Street lighting'],
          imgSrc: 'bulb',
          questionnaire,
          questionnaireId,
        },
      ],
    },
    errors: ['unknownCategory'],
  }),
  tell(mobileCalls.casesUsers, { body: { csid }, example: { body: { csid: CSID }, answer: [reporter] } }),
  tell(mobileCalls.casesChange, {
    body: {
      csid,
      id,
      step: 'What is done: only what `can` of the case names. Others of the specification may be added.',
      contact:
        'With `contact`, and needed there: how the reporter can be reached from now on, as in `cases/init`. An empty one takes it back.',
      txt: 'With `reopen`: a word to staff. As that of `discuss/send/txt`.',
    },
    exact: () => ({ txt: { pattern: messagePattern() } }),
    example: { body: { csid: CSID, id: ID, step: 'reopen', txt: 'It is out again.' }, answer: [info] },
    errors: ['blocked', 'conflict', 'stepNotAllowed', 'withdrawn'],
  }),
  tell(mobileCalls.discussInfo, { body: { csid }, example: { body: { csid: CSID }, answer: [info] } }),
  tell(mobileCalls.sendTxt, {
    body: {
      csid,
      id,
      txt: 'The text: 255 characters at most once spaces around it are gone. Letters of Latin-1 and `œ Œ æ ÿ Ÿ`, digits, spaces and common punctuation; none of `Ð × Þ ß ÷ þ ø`, no emoji. Typographic apostrophes, quotes and dashes are made plain; line breaks stay, two in a row at most.',
    },
    exact: () => ({ txt: { pattern: messagePattern() } }),
    example: { body: { csid: CSID, id: ID, txt: message.msgTxt ?? '' }, answer: [message] },
    errors: ['blocked', 'conflict', 'stepNotAllowed', 'withdrawn'],
  }),
  tell(mobileCalls.sendForm, {
    body: {
      csid,
      id,
      msgIdAnswer: 'The number of the message that asks.',
      flowId: 'Of an answer to a flow of the product: which version of it was shown.',
      played: 'What was done with the question; the server plays it again.',
    },
    example: {
      body: {
        csid: CSID,
        id: ID,
        msgIdAnswer: 5,
        played: { ...played, events: [{ type: 'YESNO', item: 'answer', value: true }] },
      },
      answer: [answered],
    },
    errors: ['blocked', 'conflict', 'stepNotAllowed', 'withdrawn'],
  }),
  ...mobileMediaTold,
  tell(mobileCalls.fetchReq, {
    body: {
      csid,
      ...pageOfMessages,
      read: 'Up to where this person has seen them.',
    },
    example: { body: { csid: CSID, after: 3, read: 3 }, answer: [message] },
  }),
  tell(mobileCalls.infoCstmr, { example: { answer: [customer] } }),
  tell(mobileCalls.statusActivity, {
    body: pageOfCases,
    example: { body: { limit: 20 }, answer: [summary] },
  }),
];
