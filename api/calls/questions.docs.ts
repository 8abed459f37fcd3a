import { documentCalls, documentSchema } from '../docs/describe.ts';
import { ID } from '../docs/samples.docs.ts';
import { SAVED_VERSIONS_MAX } from '../entities/savedReply.ts';
import { questionCalls } from './questions.ts';
import { questionVersionSchema, type SavedQuestion, savedQuestionSchema } from './savedQuestion.ts';

const id = 'Made on the device: the same id saved again is replaced.';
const content = {
  name: 'How staff find it. 80 characters at most.',
  txt: 'The question, on one line. 255 characters at most.',
  items: 'What is asked, 1 to 8 items, as in `discuss/send/qstn`.',
} as const;
const ccatCodes = 'Categories that suggest it, also for what is below them; any where there is none.';
const shared = 'The customer’s: all staff read it, managers change it. Otherwise the reader’s own.';
const by = { by: 'Who saved it last.', saved: 'When.' } as const;

const saved: SavedQuestion = {
  ...{ id: ID, name: 'Lamp', txt: 'Is it still dark?', items: [{ kind: 'yesNo' }] },
  ...{ source: 'desk', shared: false, ccatCodes: ['light'] },
  ...{ by: 'Bruno Lescure', saved: '2026-03-02T09:00:00.000Z' },
};
const { name, txt, items } = saved;

export const questionDocs = documentCalls(questionCalls, {
  questionsList: {
    summary: 'Saved questions that are not deleted: the reader’s own and the customer’s, by name.',
    schemas: [
      documentSchema('SavedQuestion', savedQuestionSchema, 'A question that staff send again.', {
        id: 'Names it.',
        ...content,
        source: '`file`: the customer’s file decides on it. `desk`: staff saved it.',
        ...{ shared, ccatCodes, archived: 'It was deleted: saving it again puts it back.' },
        ...by,
      }),
    ],
    example: { answer: [saved] },
  },
  questionsListAll: {
    summary: 'The same with those that were deleted.',
    example: { answer: [saved] },
  },
  questionsSave: {
    summary: 'Saves a question under a name, or in place of the one with this id, which its history keeps.',
    body: {
      ...{ id, ...content },
      ccatCodes: `${ccatCodes} Those of before where it is left out.`,
      shared: `${shared} An own one may become the customer’s, never the other way round. Left out, it stays what it was; a new one is the customer’s where a manager saves it.`,
    },
    example: { body: { id: ID, name, txt, items, shared: false, ccatCodes: ['light'] }, answer: [saved] },
    errors: ['conflict'],
  },
  questionsDelete: {
    summary: 'Deletes a saved question. It can be put back, and those that were sent stay.',
    body: { id: 'The question.' },
    answer: { removed: 'False where it was gone.' },
    example: { body: { id: ID }, answer: [{ removed: true }] },
  },
  questionsRemove: {
    summary: 'Removes a deleted question for good, with its history.',
    body: { id: 'The question.' },
    answer: { removed: 'False where it was gone, or is not deleted.' },
    example: { body: { id: ID }, answer: [{ removed: true }] },
  },
  questionsHistory: {
    summary: `Former versions of a saved question, ${SAVED_VERSIONS_MAX} at most, the newest first.`,
    body: { questionId: 'The question.' },
    schemas: [
      documentSchema('QuestionVersion', questionVersionSchema, 'A saved question before a change.', {
        ...{ ...content, ccatCodes, ...by },
      }),
    ],
    example: { body: { questionId: ID }, answer: [{ name, txt, items, ccatCodes: [] }] },
  },
});
