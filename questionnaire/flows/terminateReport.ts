import type { Keyed, Questionnaire } from '../model/schema.ts';
import { notice, notificationOffer, tryAgain } from './notices.ts';
import { codeSteps, contactSteps } from './verification.ts';

/** Offers e-mail if the host can send it, else thanks. */
const mailOrThanks: Keyed<string> = { canMail: 'mail.offer', default: 'terminateReport.thanks' };

/**
 * Leaves or cancels a sent report. Flags: `leave` or `cancel`; `notify`, `mailVerified`.
 * Context flags: `canNotify`, `iosInstall` (Safari on iOS notifies installed apps only), `canMail`.
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
          followUp: {
            canNotify: 'notify',
            iosInstall: 'install',
            canMail: 'mail.offer',
            default: 'terminateReport.thanks',
          },
        },
        { type: 'checkbox', id: 'answer.terminateReport.cancel', followUp: 'terminateReport.cancel' },
      ],
      reportAnswer: false,
    },
    notify: notificationOffer('terminateReport.thanks', mailOrThanks),
    install: notice('install', mailOrThanks),
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
    ...contactSteps('mail'),
    ...codeSteps('mail', { noRecord: 'mail.expired' }, 'terminateReport.verified', 'mail.contact'),
    'mail.expired': tryAgain('mail.expired', 'mail.contact'),
    'terminateReport.verified': { ...notice('terminateReport.verified'), flags: ['mailVerified'] },
    'terminateReport.thanks': notice('terminateReport.thanks'),
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
