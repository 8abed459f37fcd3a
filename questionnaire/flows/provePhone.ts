import type { Questionnaire } from '../model/schema.ts';
import { tryAgain } from './notices.ts';
import { registerPhone } from './registerPhone.ts';

/**
 * As `registerPhone`, where SMS come in, too: a number is proved by a code that comes, or by one that its phone sends to the service.
 * The host fills `code` and `number` into the words of `sms.discover`; outcome `notYet`: the SMS has not come, `noRecord`: it never
 * will, or proves nothing. Flag `registered` is raised by the last step.
 */
export const provePhone: Questionnaire = {
  ...registerPhone,
  start: 'sms.way',
  questions: {
    ...registerPhone.questions,
    'sms.way': {
      titleId: 'sms.way',
      items: [
        { type: 'nextButton', id: 'sms.way.receive', skip: true, followUp: 'sms.contact' },
        { type: 'nextButton', id: 'sms.way.send' },
      ],
      await: ['noRecord'],
      followUp: { noRecord: 'sms.discover.failed', default: 'sms.discover' },
      reportAnswer: false,
    },
    'sms.discover': {
      titleId: 'sms.discover',
      items: [
        { type: 'nextButton', id: 'sms.discover.sent' },
        { type: 'nextButton', id: 'sms.discover.instead', skip: true, followUp: 'sms.contact' },
      ],
      await: ['notYet', 'noRecord'],
      followUp: {
        notYet: 'sms.discover.notYet',
        noRecord: 'sms.discover.failed',
        default: 'registerPhone.done',
      },
      reportAnswer: false,
    },
    'sms.discover.notYet': tryAgain('sms.discover.notYet', 'sms.discover'),
    'sms.discover.failed': tryAgain('sms.discover.failed', 'sms.way'),
  },
};
