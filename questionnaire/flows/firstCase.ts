import type { Question, Questionnaire } from '../model/schema.ts';
import { createNotice, createNotificationOffer } from './notices.ts';

/** A fact; on to the next one, or out. */
const createStep = (name: string, followUp: string): Question => ({
  titleId: name,
  items: [
    { type: 'text', id: `${name}.text` },
    { type: 'confirm', id: 'flow.continue' },
    { type: 'nextButton', id: 'flow.skip', skip: true, abort: true },
  ],
  reportAnswer: false,
  followUp,
});

/** Explains the first case and offers notifications (context flag `canNotify`): flag `notify`. */
export const firstCase: Questionnaire = {
  version: 2,
  start: 'firstCase',
  contextFlags: ['canNotify'],
  questions: {
    firstCase: createStep('firstCase', 'firstCase.answers'),
    'firstCase.answers': createStep('firstCase.answers', 'firstCase.erased'),
    'firstCase.erased': createNotice('firstCase.erased', { canNotify: 'notify', default: {} }),
    notify: createNotificationOffer(),
  },
};
