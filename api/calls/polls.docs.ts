import { documentCalls, documentSchema } from '../docs/describe.ts';
import { CSID, ID, message, played, QRID, questionnaire, questionnaireId } from '../docs/samples.docs.ts';
import {
  type PollInfo,
  type PollResults,
  type PollSummary,
  pollDraftSchema,
  pollFindingSchema,
  pollGroupSchema,
  pollInfoSchema,
  pollItemSchema,
  pollQuestionSchema,
  pollResultsSchema,
  pollSummarySchema,
  pollTextSchema,
  pollValueSchema,
} from '../entities/poll.ts';
import { pollCalls, pollDraftCalls, staffPollCalls } from './polls.ts';

const CODE = 'opinion';
const code = 'The poll.';
const lbl = 'Its name by language.';
const id =
  'Made on the device, of 128 random bits: the same request sent again is answered as the first time.';
const qstnId = 'The question.';
const item = 'The item.';
const many = 'How many answers.';
const values = 'How often each value was answered: `true` and `false`, or stars.';
const average = 'The mean of stars, to two places.';
const groups = 'Empty under five answers, and where one group alone would stand there.';

const results: PollResults = {
  many: 12,
  complete: 12,
  questions: [
    {
      qstnId: 'what',
      lbl: 'What is wrong?',
      many: 12,
      items: [{ id: 'flickers', type: 'checkbox', lbl: 'It flickers', many: 9 }],
      places: [
        { code: 'square', lbl: 'Market square', many: 7, items: [{ id: 'flickers', many: 5 }] },
        { others: true, many: 5, items: [{ id: 'flickers', many: 4 }] },
      ],
      days: [],
    },
  ],
};

const summary: PollSummary = {
  ...{ code: CODE, source: 'desk', phase: 'open', lbl: { en: 'Your opinion' } },
  ...{ results: 'nobody', anonymous: true, changeable: true, partial: false, questionnaireId },
  ...{ created: '2026-03-02T09:00:00.000Z', by: 'Bruno Lescure', many: 12 },
};

const info: PollInfo = {
  ...{ code: CODE, state: 'answered', lbl: 'Your opinion', questionnaire, questionnaireId },
  ...{ partial: false, anonymous: true, changeable: true },
  answer: {
    answers: { what: { flickers: true } },
    ...{ at: '2026-03-02T09:00:00.000Z', complete: true, questionnaireId },
  },
};

const settings = {
  intro: 'A sentence above the questions, by language.',
  places: 'Codes of the places where it is offered; absent for all.',
  gthrId: 'The gathering whose people alone see and answer it, at no place.',
  opens: 'The first day, `2026-03-02`, by the customer’s clock.',
  closes: 'The last day, likewise.',
  results: 'Who sees results beside staff: `nobody`, those who `answered`, or `everybody`.',
  anonymous: 'Whether answers name nobody.',
  changeable: 'Whether an answer may be changed until it closes.',
  partial: 'Whether each answered question is stored at once.',
} as const;

export const pollDocs = documentCalls(pollCalls, {
  pollInfo: {
    summary:
      'A poll with the own answer and the results one may see; without `poll` the states of all of a place.',
    body: {
      poll: 'The poll; without it `code` and `state` alone of every one that is offered.',
      qrid: 'The code that was scanned: without it polls of every place are listed.',
    },
    schemas: [
      documentSchema('PollInfo', pollInfoSchema, 'A poll for somebody who may answer.', {
        code,
        state:
          '`notYet` before it opens, `open`, `answered` where it is open and this person answered to the end, `closed`.',
        lbl: 'Its name, in the reader’s language.',
        intro: 'A sentence above the questions.',
        opens: settings.opens,
        closes: settings.closes,
        questionnaire: 'The questions, with their words in every language.',
        questionnaireId: 'Names exactly these questions: it comes back with the answer.',
        ...{ partial: settings.partial, anonymous: settings.anonymous, changeable: settings.changeable },
        answer: 'What this person answered.',
        results:
          'Left out where one may not see them. Pages that show them live fetch again, every 15 seconds at most.',
      }),
      documentSchema('PollOwnAnswer', pollInfoSchema.shape.answer.def.innerType, 'What a person answered.', {
        answers: 'Answers by item, by question.',
        at: 'When; of an anonymous poll the hour.',
        complete: 'Whether the end was reached.',
        questionnaireId: 'The questions that were answered.',
      }),
      documentSchema('PollResults', pollResultsSchema, 'Results of a poll.', {
        many,
        complete: 'How many of them reached the end.',
        questions: 'What was asked; for those who are not staff without those under five answers.',
      }),
      documentSchema('PollQuestion', pollQuestionSchema, 'Results of one question.', {
        qstnId,
        lbl: 'Its words, in the reader’s language.',
        many,
        items: 'Its items.',
        places: `By place. ${groups} For staff alone.`,
        days: `By day. ${groups} For staff alone.`,
      }),
      documentSchema('PollItem', pollItemSchema, 'Results of one item.', {
        id: item,
        type: 'Its kind.',
        lbl: 'Its words.',
        many: 'How many answered it, of a checkbox how many chose it.',
        values,
        average,
      }),
      documentSchema('PollGroup', pollGroupSchema, 'Answers of a place or a day.', {
        code: 'The place, empty where it is unknown, or the day.',
        lbl: 'The name of the place.',
        others:
          'Several that were too small to be told apart: each under five answers, together at least five.',
        many,
        items: 'As those of the question.',
      }),
      documentSchema('PollValue', pollValueSchema, 'How often a value was answered.', {
        value: '`true`, `false`, or a number of stars.',
        many: 'How many answered it.',
      }),
      documentSchema('PollItemCount', pollGroupSchema.shape.items.def.element, 'Answers to an item.', {
        id: item,
        many: 'How many answered it, of a checkbox how many chose it.',
        values,
        average,
      }),
    ],
    example: { body: { poll: CODE, qrid: QRID }, answer: [info] },
    errors: ['unknownPoll'],
  },
  pollAnswer: {
    summary: 'Answers a poll: one answer of each person, which replaces the one before.',
    body: {
      poll: code,
      id,
      questionnaireId: 'The questions that were shown: those of before are taken, too.',
      qrid: 'The code that was scanned. From a test code the answer is checked and not kept.',
      begun: 'When it was begun: one begun before the poll closed is taken for 24 hours more.',
      played: 'Start and events. With mode `partial`, where the poll has it, also before the end.',
    },
    example: {
      body: { poll: CODE, id: ID, questionnaireId, qrid: QRID, played },
      answer: [info],
    },
    errors: ['unknownPoll', 'pollClosed', 'alreadyAnswered', 'blocked', 'withdrawn'],
  },
});

export const staffPollDocs = documentCalls(staffPollCalls, {
  pollSend: {
    summary: 'Sends an open poll into a case, for its visitors to answer.',
    body: {
      csid: 'The case.',
      id,
      poll: code,
      tgtTypes:
        'Between users: the sides that read it; left out for everybody. Answers go to the poll alone.',
      tgtCrUid: 'Between users: the one visitor who reads it besides staff.',
    },
    example: {
      body: { csid: CSID, id: ID, poll: CODE },
      answer: [
        {
          ...message,
          ...{ msgTxt: undefined, statement: 'statement.pollSent', flags: ['pollSent'] },
          poll: { code: CODE, lbl: 'Your opinion' },
        },
      ],
    },
    errors: ['unknownPoll', 'pollClosed', 'conflict', 'stepNotAllowed', 'stopped'],
  },
  pollsList: {
    summary: 'All polls, the newest first, withdrawn ones last.',
    schemas: [
      documentSchema('PollSummary', pollSummarySchema, 'A poll for staff.', {
        code,
        source: '`file`: the customer’s file decides on it. `desk`: staff composed it.',
        phase: '`notYet`, `open`, `closed` or `withdrawn`.',
        lbl,
        ...settings,
        questionnaireId: 'The questions that are asked now.',
        created: 'When it was made.',
        by: 'Who composed it.',
        many,
      }),
    ],
    example: { answer: [summary] },
  },
  pollsPlaces: {
    summary: 'The places that a poll may name.',
    answer: { code: 'Its code.', label: 'Its name.' },
    example: { answer: [{ code: 'square', label: 'Market square' }] },
  },
  pollsStep: {
    summary: 'Opens, closes, reopens, copies or withdraws a poll; a copy waits until it is opened.',
    body: {
      code,
      id,
      step: '`withdraw` is refused for one of the customer’s file. `copy` answers the copy.',
    },
    example: { body: { code: CODE, id: ID, step: 'close' }, answer: [{ ...summary, phase: 'closed' }] },
    errors: ['unknownPoll', 'stepNotAllowed', 'conflict', 'gatheringClosed'],
  },
  pollsResults: {
    summary: 'Results of a poll by question, place and day. Pages fetch again, every 15 seconds at most.',
    body: { code },
    answer: {
      poll: 'The poll.',
      questionnaire: 'The questions that are asked now.',
      results: 'The results.',
    },
    example: { body: { code: CODE }, answer: [{ poll: summary, questionnaire, results }] },
    errors: ['unknownPoll'],
  },
  pollsTexts: {
    summary: 'What people wrote to an item, the newest first.',
    body: { code, qstnId, item, before: '`next` of the page before.', limit: 'At most so many.' },
    schemas: [
      documentSchema('PollText', pollTextSchema, 'A text that somebody answered.', {
        answer: 'Names the answer at `polls/moderate`.',
        txt: 'The words.',
        at: 'When; left out under five texts.',
        place: 'The code of the place, likewise.',
        crUid: 'Whose it is; left out where the poll is anonymous.',
      }),
    ],
    example: {
      body: { code: CODE, qstnId: 'what', item: 'details' },
      answer: [{ answer: 'p5XhZr0mT2uB8cVw1LkPdA', txt: 'More light' }],
    },
    errors: ['unknownPoll'],
  },
  pollsModerate: {
    summary: 'Takes a text out of an answer for good; the rest counts on.',
    body: { code, id, answer: 'The answer.', qstnId, item, reason: 'Why; the log keeps it.' },
    answer: { removed: 'False where it was gone.' },
    example: {
      body: {
        ...{ code: CODE, id: ID, answer: 'p5XhZr0mT2uB8cVw1LkPdA', qstnId: 'what', item: 'details' },
        reason: 'personalData',
      },
      answer: [{ removed: true }],
    },
    errors: ['unknownPoll'],
  },
});

export const pollDraftDocs = documentCalls(pollDraftCalls, {
  pollsSave: {
    summary:
      'Stores a poll that staff composed, if nothing is wrong with it: a new one waits until it is opened.',
    body: { id, poll: 'The poll; with `code` in place of the one that there is.' },
    answer: {
      poll: 'As it is stored; left out where a finding keeps it from that.',
      findings: 'What is wrong, as `parvis-check` says it of a customer’s file.',
    },
    schemas: [
      documentSchema('PollDraft', pollDraftSchema, 'A poll as in a customer’s file.', {
        code: 'The poll; absent of a new one.',
        lbl,
        questionnaire: 'The questions.',
        ...settings,
      }),
      documentSchema('PollFinding', pollFindingSchema, 'What is wrong with a poll.', {
        severity: 'An `error` keeps it from being stored, a `warning` does not.',
        place: 'Where, such as `poll.questionnaire.start`.',
        txt: 'What, in the reader’s language.',
      }),
    ],
    example: {
      body: { id: ID, poll: { lbl: { en: 'Your opinion' }, questionnaire } },
      answer: [{ poll: { ...summary, phase: 'notYet', many: 0 }, findings: [] }],
    },
    errors: ['unknownPoll', 'stepNotAllowed', 'conflict', 'gatheringClosed'],
  },
});
