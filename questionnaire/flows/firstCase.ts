import type { Questionnaire } from '../model/schema.ts';
import { notice, notificationOffer } from './notices.ts';

/**
 * What a contributor is told after their first report: where the case is, how staff answer, when it is erased; then
 * the offer of notifications where the device can take them (context flag `canNotify`). Flag `notify`.
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
