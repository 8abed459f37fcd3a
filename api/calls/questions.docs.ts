import { documentCalls, documentSchema } from '../docs/describe.ts';
import { ID } from '../docs/samples.docs.ts';
import { questionCalls } from './questions.ts';
import { type SavedQuestion, savedQuestionSchema } from './savedQuestion.ts';

const id = 'Made on the device: the same id saved again is replaced.';
const name = 'How staff find it. 80 characters at most.';
const txt = 'The question, on one line. 255 characters at most.';
const items = 'What is asked, 1 to 8 items, as in `discuss/send/qstn`.';

const saved: SavedQuestion = {
  ...{ id: ID, name: 'Lamp', txt: 'Is it still dark?', items: [{ kind: 'yesNo' }] },
  ...{ source: 'desk', by: 'Bruno Lescure', saved: '2026-03-02T09:00:00.000Z' },
};

export const questionDocs = documentCalls(questionCalls, {
  questionsList: {
    summary: 'Saved questions of the customer, by name.',
    schemas: [
      documentSchema('SavedQuestion', savedQuestionSchema, 'A question that staff send again.', {
        id: 'Names it.',
        ...{ name, txt, items },
        source: '`file`: the customer’s file decides on it. `desk`: staff saved it.',
        by: 'Who saved it last.',
        saved: 'When.',
      }),
    ],
    example: { answer: [saved] },
  },
  questionsSave: {
    summary: 'Saves a question under a name, or in place of the one with this id.',
    body: { id, name, txt, items },
    example: {
      body: { id: ID, name: saved.name, txt: saved.txt, items: saved.items },
      answer: [saved],
    },
    errors: ['conflict'],
  },
  questionsDelete: {
    summary: 'Deletes a saved question; those that were sent stay.',
    body: { id: 'The question.' },
    answer: { removed: 'False where it was gone.' },
    example: { body: { id: ID }, answer: [{ removed: true }] },
  },
});
