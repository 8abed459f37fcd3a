import type { Questionnaire } from '../model/schema.ts';

/** One-tap confirmation: yes raises flag `yes`, no leaves. Words: `{name}`, `{name}.yes`, `{name}.no`, `answer.{name}`. */
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
