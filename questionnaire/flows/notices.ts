import type { Keyed, Question } from '../model/schema.ts';

/** A notice with one button; ends the questionnaire without `followUp`. Words: `{name}`, `{name}.text`. */
export function notice(name: string, followUp?: Keyed<string>): Question {
  return {
    titleId: name,
    items: [
      { type: 'text', id: `${name}.text` },
      { type: 'confirm', id: 'flow.understood' },
    ],
    reportAnswer: false,
    ...(followUp === undefined ? {} : { followUp }),
  };
}

/** Something that did not work: a way on by a button, which stands out, or leave. Words: `{name}` for the title. */
export function orStop(name: string, button: string, followUp: string): Question {
  return {
    titleId: name,
    items: [
      { type: 'nextButton', id: button, followUp },
      { type: 'nextButton', id: 'flow.stop', weight: 'quiet', abort: true },
    ],
    reportAnswer: false,
  };
}

/** Something that did not work: try it again, or leave. */
export const tryAgain = (name: string, again: string): Question => orStop(name, 'flow.again', again);

/** Offers notifications in one tap: yes raises `notify`. The host asks the browser afterwards, which requires a tap. */
export function notificationOffer(yes?: Keyed<string>, no?: Keyed<string>): Question {
  return {
    titleId: 'notify',
    items: [
      {
        type: 'yesNo',
        id: 'answer.notify',
        yes: { id: 'notify.yes', flags: ['notify'], ...(yes === undefined ? {} : { followUp: yes }) },
        no: { id: 'flow.later', ...(no === undefined ? {} : { followUp: no }) },
      },
    ],
    reportAnswer: false,
  };
}
