import { deadlinesSchema, dueSchema } from '../entities/deadline.ts';
import { documentSchema, type SchemaDocs } from './describe.ts';

const dates = {
  answer: 'Until when staff are to have answered. Left out once they did, and without a target.',
  solve: 'Until when it is to be closed. Left out without a target.',
} as const;

/** Documentation of deadlines. */
export const deadlineDocs: readonly SchemaDocs[] = [
  documentSchema('Due', dueSchema, 'The next deadline of a case under way.', {
    of: '`answer`: the first answer of staff. `solve`: the end of the case. Other codes may be added.',
    at: 'When it passes, by the opening hours of the customer.',
  }),
  documentSchema(
    'Deadlines',
    deadlinesSchema,
    'Deadlines of a case: for staff, and for visitors where the customer’s file has `promise`.',
    {
      ...dates,
      left: 'While it is on hold: the open minutes that are left of each once it goes on; below 0 where it was late.',
      moved: 'Why its dates last moved, and what they were.',
    },
  ),
  documentSchema('DeadlinesLeft', deadlinesSchema.shape.left.def.innerType, 'Open minutes that are left.', {
    answer: 'Until the first answer.',
    solve: 'Until the end.',
  }),
  documentSchema('DeadlinesMoved', deadlinesSchema.shape.moved.def.innerType, 'A move of dates.', {
    why: '`held`: the case was on hold. `category`: it was put into another one. `hours`: hours or targets of the customer changed. Other codes may be added.',
    answer: 'The date before of the first answer.',
    solve: 'The date before of its end.',
  }),
];
