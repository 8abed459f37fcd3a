import type { Keyed, Question } from '../model/schema.ts';

export function createNotice(name: string, followUp?: Keyed<string>): Question {
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

/** A way forward, or abort. */
export function createFailure(name: string, button: string, followUp: string): Question {
  return {
    titleId: name,
    items: [
      { type: 'nextButton', id: button, followUp },
      { type: 'nextButton', id: 'flow.stop', weight: 'quiet', abort: true },
    ],
    reportAnswer: false,
  };
}

export const createRetry = (name: string, again: string): Question =>
  createFailure(name, 'flow.again', again);

/** Yes raises `notify`; the host then asks the browser, which requires a tap. */
export function createNotificationOffer(yes?: Keyed<string>, no?: Keyed<string>): Question {
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
