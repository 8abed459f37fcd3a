import type { Questionnaire } from '../model/schema.ts';

/** One-tap confirmation: flag `yes`, or abort. Texts: `{name}`, `{name}.yes`, `{name}.no`, `answer.{name}`. */
export function createConfirmation(name: string): Questionnaire {
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
