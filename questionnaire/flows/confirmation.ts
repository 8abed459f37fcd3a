import type { Questionnaire } from '../model/schema.ts';

/**
 * A confirmation in one tap: the question, a yes that raises flag `yes`, a no that leaves. Words: `{name}` for the
 * question, `{name}.yes` and `{name}.no` for the buttons, `answer.{name}` for the pair.
 */
export function confirmation(name: string): Questionnaire {
  return {
    version: 1,
    start: name,
    questions: {
      [name]: {
        titleId: name,
        items: [
          {
            type: 'yesNo',
            id: `answer.${name}`,
            yes: { id: `${name}.yes`, flags: ['yes'] },
            no: { id: `${name}.no`, abort: true },
          },
        ],
        reportAnswer: false,
      },
    },
  };
}
