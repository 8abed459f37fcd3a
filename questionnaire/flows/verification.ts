import type { Question, Questionnaire } from '../model/schema.ts';
import { tryAgain } from './notices.ts';

type Questions = Questionnaire['questions'];
/** Where each outcome leads, by outcome; `wrongCode` asks for the code again by itself. */
type Outcomes = Readonly<Record<string, string>>;

/**
 * Asks for a phone number or an e-mail address, to which the host sends a code while the answer is awaited. Outcome
 * `smsFailed` or `mailFailed`: try again or leave. Nothing of it is reported: the host has it from the awaited answer.
 */
export function contactSteps(kind: 'sms' | 'mail'): Questions {
  const [ask, failed] = [`${kind}.contact`, `${kind}Failed`];
  const subType = kind === 'sms' ? 'phone' : 'email';
  return {
    [ask]: {
      titleId: ask,
      items: [{ type: 'input', id: `answer.${ask}`, subType, placeholderId: `${ask}.placeholder` }],
      await: [failed],
      followUp: { [failed]: `${kind}.failed`, default: `${kind}.code` },
      reportAnswer: false,
    },
    [`${kind}.failed`]: tryAgain(`${kind}.failed`, ask),
  };
}

/**
 * Asks for the code that was sent, which the host checks while the answer is awaited, and asks again after outcome
 * `wrongCode`. No outcome is success and leads to `done`. A code is never reported.
 */
export function codeSteps(kind: 'sms' | 'mail', outcomes: Outcomes, done: string): Questions {
  const [first, again] = [`${kind}.code`, `${kind}.wrongCode`];
  const ask = (titleId: string): Question => ({
    titleId,
    items: [{ type: 'input', id: `answer.${kind}.code`, subType: 'code' }],
    await: ['wrongCode', ...Object.keys(outcomes)],
    followUp: { wrongCode: again, ...outcomes, default: done },
    reportAnswer: false,
  });
  return { [first]: ask(first), [again]: ask(again) };
}

/**
 * The second proof that is asked for where the contact is linked to another one: with access to it, a code is sent
 * there; otherwise signing in fails. The host fills `maskedEmail` or `maskedPhone` into the words.
 */
export function linkedSteps(kind: 'sms' | 'mail', done: string): Questions {
  const [linked, send, failed] = [`${kind}.linked`, `${kind}.linked.send`, `${kind}Failed`];
  return {
    [linked]: {
      titleId: linked,
      items: [
        {
          type: 'yesNo',
          id: `answer.${linked}`,
          yes: { id: `${linked}.yes`, followUp: send },
          no: { id: `${linked}.no`, followUp: 'login.failed' },
        },
      ],
      reportAnswer: false,
    },
    [send]: {
      titleId: send,
      items: [{ type: 'nextButton', id: 'flow.sendCode' }],
      await: [failed],
      followUp: { [failed]: `${kind}.failed`, default: `${kind}.code` },
      reportAnswer: false,
    },
    [`${kind}.failed`]: tryAgain(`${kind}.failed`, send),
    ...codeSteps(kind, { noRecord: 'login.failed' }, done),
  };
}
