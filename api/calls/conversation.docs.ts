import { describeUnion, type TableDocs } from '../docs/describe.ts';
import { pageOfMessages } from '../docs/paging.docs.ts';
import { CSID, ID, message } from '../docs/samples.docs.ts';
import { noticeAboutSchema } from '../entities/notice.ts';
import type { ErrorCode } from '../errors.ts';
import type { mobileConversationCalls, townConversationCalls } from './conversation.ts';

const ABOUT = {
  kind: 'The whole case, one message, or somebody in it.',
  msgId: 'The number of the message. One that is gone may be named too.',
  crUid: 'Somebody in the case.',
};

const { msgTxt: _, ...emptied } = message;

/** Documents the calls about sent messages, equal on both sides but for their refusals. */
export const conversationDocs = (
  refused: readonly ErrorCode[],
): Pick<TableDocs<typeof mobileConversationCalls>, 'takeBack' | 'fetchFlags'> => ({
  takeBack: {
    summary:
      'Takes back a text, files or an answer, by who sent it: while the other side has not read it, and by staff within two minutes of sending. The message keeps its number and loses its content.',
    body: {
      csid: 'The case.',
      id: 'Made on the device, of 128 random bits.',
      msgId:
        'The number of the message. One that is gone already is answered as it stands. A question that was answered by it is open again.',
    },
    example: {
      body: { csid: CSID, id: ID, msgId: message.msgId },
      answer: [{ ...emptied, statement: 'statement.takenBack', flags: ['takenBack'] }],
    },
    errors: [...refused, 'stepNotAllowed', 'alreadyRead', 'stopped'],
  },
  fetchFlags: {
    summary: 'Messages with an event flag alone, after a number, the next ones first.',
    body: {
      csid: 'The case.',
      after: 'Events with higher numbers are wanted; 0 for all.',
      limit: pageOfMessages.limit,
    },
    example: {
      body: { csid: CSID, after: 2 },
      answer: [{ ...emptied, msgId: 3, mine: false, statement: 'statement.handle', flags: ['handle'] }],
    },
  },
});

export const abuseDocs: Pick<TableDocs<typeof mobileConversationCalls>, 'reportAbuse'> = {
  reportAbuse: {
    summary:
      'Signals abuse to those who moderate. It stops the conversation for everybody until they decide; a second notice of the same person within a day stops nothing.',
    body: {
      csid: 'The case.',
      id: 'Made on the device, of 128 random bits: the same notice sent again is answered as the first time.',
      about: 'What it is about.',
      reason: 'Why.',
      txt: 'A word to those who decide.',
    },
    answer: {
      reference: 'How the notice is named, also on the phone.',
      stopped: 'It stopped the conversation.',
    },
    schemas: describeUnion('NoticeAbout', noticeAboutSchema, 'What a notice of abuse is about.', () => ABOUT),
    example: {
      body: { csid: CSID, id: ID, about: { kind: 'case' }, reason: 'hateOrInsult' },
      answer: [{ reference: 'K7M4P', stopped: true }],
    },
    errors: ['conflict'],
  },
};

export const moderateDocs: Pick<TableDocs<typeof townConversationCalls>, 'moderate'> = {
  moderate: {
    summary:
      'Takes the content out of a message for everybody, or puts it back within ten seconds. Then it is erased for good, with its files.',
    body: {
      csid: 'The case.',
      id: 'Made on the device, of 128 random bits.',
      msgId: 'The number of the message. One that is gone already is answered as it stands.',
      reason: 'Why: everybody reads it. Left out with `undo`.',
      note: 'A word for administrators.',
      undo: 'True to put the content back: refused as `stepNotAllowed` once it is erased.',
    },
    example: {
      body: { csid: CSID, id: ID, msgId: message.msgId, reason: 'personalData' },
      answer: [
        {
          ...emptied,
          mine: false,
          statement: 'statement.moderated',
          flags: ['moderated'],
          moderated: { reason: 'personalData' },
        },
      ],
    },
    errors: ['stepNotAllowed'],
  },
};
