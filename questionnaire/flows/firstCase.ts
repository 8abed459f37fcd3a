import type { Questionnaire } from '../model/schema.ts';
import { createNotice, createNotificationOffer } from './notices.ts';

/**
 * Explains the first case: where it is, how staff answer, when it is erased.
 * Offers notifications (context flag `canNotify`). Flag `notify`.
 */
export const firstCase: Questionnaire = {
  version: 1,
  start: 'firstCase',
  contextFlags: ['canNotify'],
  questions: {
    firstCase: createNotice('firstCase', 'firstCase.answers'),
    'firstCase.answers': createNotice('firstCase.answers', 'firstCase.erased'),
    'firstCase.erased': createNotice('firstCase.erased', { canNotify: 'notify', default: {} }),
    notify: createNotificationOffer(),
  },
};
