import type { Questionnaire } from '../model/schema.ts';
import { notice, notificationOffer } from './notices.ts';

/**
 * Explains the first case: where it is, how staff answer, when it is erased.
 * Offers notifications (context flag `canNotify`). Flag `notify`.
 */
export const firstCase: Questionnaire = {
  version: 1,
  start: 'firstCase',
  contextFlags: ['canNotify'],
  questions: {
    firstCase: notice('firstCase', 'firstCase.answers'),
    'firstCase.answers': notice('firstCase.answers', 'firstCase.erased'),
    'firstCase.erased': notice('firstCase.erased', { canNotify: 'notify', default: {} }),
    notify: notificationOffer(),
  },
};
