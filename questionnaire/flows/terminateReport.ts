import type { Flag, Keyed, Questionnaire } from '../model/schema.ts';
import { createNotice, createNotificationOffer, createRetry } from './notices.ts';
import { createCodeSteps, createContactSteps } from './verification.ts';

/** If the host can send it. */
const mailOrThanks: Keyed<string> = { canMail: 'mail.offer', default: 'terminateReport.thanks' };

/** By the first set flag. */
const leaveSteps = {
  canNotify: 'notify',
  iosInstall: 'install',
  canMail: 'mail.offer',
  default: 'terminateReport.thanks',
} as const;

/**
 * Leaves or cancels a sent report. Flags: `leave` or `cancel`; `notify`, `mailVerified`. Context flags: `canNotify`,
 * `iosInstall` (Safari on iOS notifies installed apps only), `canMail`.
 */
export const terminateReport: Questionnaire = {
  version: 1,
  start: 'terminateReport',
  contextFlags: ['canNotify', 'iosInstall', 'canMail'],
  questions: {
    terminateReport: {
      titleId: 'terminateReport',
      exclusive: true,
      items: [
        {
          type: 'checkbox',
          id: 'answer.terminateReport.leave',
          flags: ['leave'],
          followUp: leaveSteps,
        },
        { type: 'checkbox', id: 'answer.terminateReport.cancel', followUp: 'terminateReport.cancel' },
      ],
      reportAnswer: false,
    },
    notify: createNotificationOffer('terminateReport.thanks', mailOrThanks),
    install: createNotice('install', mailOrThanks),
    'mail.offer': {
      titleId: 'mail.offer',
      items: [
        {
          type: 'yesNo',
          id: 'answer.mail.offer',
          yes: { id: 'mail.offer.yes', followUp: 'mail.contact' },
          no: { id: 'flow.noThanks', followUp: 'terminateReport.thanks' },
        },
      ],
      reportAnswer: false,
    },
    ...createContactSteps('mail'),
    ...createCodeSteps('mail', { noRecord: 'mail.expired' }, 'terminateReport.verified', 'mail.contact'),
    'mail.expired': createRetry('mail.expired', 'mail.contact'),
    'terminateReport.verified': { ...createNotice('terminateReport.verified'), flags: ['mailVerified'] },
    'terminateReport.thanks': createNotice('terminateReport.thanks'),
    'terminateReport.cancel': {
      titleId: 'cancelReport',
      items: [
        {
          type: 'yesNo',
          id: 'answer.cancelReport',
          yes: { id: 'cancelReport.yes', flags: ['cancel'] },
          no: { id: 'cancelReport.no', abort: true },
        },
      ],
      reportAnswer: false,
    },
  },
};

/** Starts after the answer "leave". */
export function createLeaveReport(flags: readonly Flag[]): Questionnaire {
  const first = (['canNotify', 'iosInstall', 'canMail'] as const).find((flag) => flags.includes(flag));
  return { ...terminateReport, start: leaveSteps[first ?? 'default'] };
}
