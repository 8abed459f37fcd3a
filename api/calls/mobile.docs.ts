import { documentCalls } from '../docs/describe.ts';
import { messagePattern } from '../docs/messagePattern.docs.ts';
import { pageOfMessages } from '../docs/paging.docs.ts';
import { playedBodies } from '../docs/playing.docs.ts';
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
} from '../docs/samples.docs.ts';
import { abuseDocs, conversationDocs } from './conversation.docs.ts';
import { mediaDocs } from './media.docs.ts';
import { mobileCalls } from './mobile.ts';
import { mobilePhoneDocs } from './phone.docs.ts';

const csid = 'The case.';
const id =
  'Made on the device, of 128 random bits: the same message sent again is answered as the first time; another one under a used id is a `conflict`.';

const answer = { csid: CSID, id: ID, msgIdAnswer: 5 };

export const mobileDocs = documentCalls(mobileCalls, {
  casesQuestion: {
    summary: "A category's own questions, or every category's: a report may begin where there is no network.",
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
  },
  casesUsers: {
    summary: 'Who takes part in a case.',
    body: { csid },
    example: { body: { csid: CSID }, answer: [reporter] },
  },
  casesChange: {
    summary:
      'Takes a step of its reporter: pause, resume, solved, close, cancel, open again, or how they can be reached. Between users, also of whom it concerns: `solved`, `block` and `unblock` of the other side.',
    body: {
      csid,
      id,
      step: 'What is done: only what `can` of the case names. `solved` closes the case with the outcome `solved` and asks for stars; `close` ends it without an outcome; `cancel` withdraws it for good. After `block` both sides write to staff alone, until `unblock`.',
      contact:
        'With `contact`, and needed there: how the reporter can be reached from now on, as in `cases/init`. An empty one takes it back.',
      txt: {
        description: 'A word to staff; not with `contact`. As that of `discuss/send/txt`.',
        pattern: messagePattern(),
      },
    },
    example: { body: { csid: CSID, id: ID, step: 'reopen', txt: 'It is out again.' }, answer: [info] },
    errors: ['blocked', 'conflict', 'stepNotAllowed', 'stopped', 'withdrawn'],
  },
  discussInfo: {
    summary: 'The case, its people, and what may be done.',
    body: { csid },
    example: { body: { csid: CSID }, answer: [info] },
  },
  sendTxt: {
    summary: 'Sends a text. The id is made on the device: sent twice, it is stored once.',
    body: {
      csid,
      id,
      txt: {
        description:
          'The text: 255 characters at most once spaces around it are gone. Letters of Latin-1 and `œ Œ æ ÿ Ÿ`, digits, spaces and common punctuation; none of `Ð × Þ ß ÷ þ ø`, no emoji. Where the customer’s `messageLetters` is `all`, letters, digits and punctuation of every script are taken too: the pattern is that of both. Typographic apostrophes, quotes and dashes are made plain; line breaks stay, two in a row at most.',
        pattern: messagePattern(),
      },
      tgtTypes:
        'Between users and in a gathering: for whom it is. Visitors may name `staff` alone; after a conflict, or where staff separated the two, the server says who reads it.',
    },
    example: { body: { csid: CSID, id: ID, txt: message.msgTxt ?? '' }, answer: [message] },
    errors: ['blocked', 'silenced', 'conflict', 'stepNotAllowed', 'gatheringClosed', 'stopped', 'withdrawn'],
  },
  sendForm: {
    summary:
      'Sends the answers to a question of the discussion. An answer that staff have not read yet is replaced.',
    body: {
      csid,
      id,
      msgIdAnswer: 'The number of the message that asks.',
      flowId: 'Of an answer to a flow of the product: which version of it was shown.',
      played: 'What was done with the question; the server plays it again.',
    },
    example: {
      body: { ...answer, played: { ...played, events: [{ type: 'YESNO', item: 'answer', value: true }] } },
      answer: [answered],
    },
    bodies: playedBodies(answer),
    errors: [
      'alreadyRead',
      'blocked',
      'silenced',
      'conflict',
      'stepNotAllowed',
      'gatheringClosed',
      'stopped',
      'withdrawn',
    ],
  },
  ...mediaDocs(['blocked', 'withdrawn']),
  ...conversationDocs(['blocked', 'withdrawn']),
  ...abuseDocs,
  ...mobilePhoneDocs,
  fetchReq: {
    summary:
      'Messages after a number, or the last ones before a number, or the newest; each page oldest first. `read` says up to where this person has seen them.',
    body: {
      csid,
      ...pageOfMessages,
      read: 'Up to where this person has seen them.',
    },
    example: { body: { csid: CSID, after: 3, read: 3 }, answer: [message] },
  },
  infoCstmr: { summary: 'The customer.', example: { answer: [customer] } },
  statusActivity: {
    summary: 'Own cases at this customer with what is unread, newest activity first.',
    example: { body: { limit: 20 }, answer: [summary] },
  },
});
