import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { CallFailed } from '@parvis/api/client';
import type { Answers } from '@parvis/questionnaire/model/report';
import type { Flag } from '@parvis/questionnaire/model/schema';
import { client } from '../data/client.ts';
import { queryClient } from '../data/queryClient.ts';
import { settleSignIn, waitOf } from '../login/signedIn.ts';
import type { PlayProps } from '../questions/PlayQuestionnaire.tsx';
import { texts } from '../texts/store.ts';
import { askedAddress } from './askedAddress.ts';

/** What the code may turn out to be, in the words of the flow `registerMail`. */
const OUTCOMES = ['wrongCode', 'noRecord', 'mailExists', 'belongsToCustomer'] as const;

/**
 * The host of the flow `registerMail`: sends codes, tries them, and keeps the code that was asked for over a reload. What the
 * network keeps from the server is asked again (a rejected answer); what the server refuses is an outcome.
 */
export function giveAddress(): Required<Pick<PlayProps, 'onAwait' | 'say' | 'drafts'>> {
  let asked = askedAddress.load();
  let wait: number | undefined;

  async function ask(mail: string): Promise<readonly Flag[]> {
    wait = undefined;
    try {
      const body = { mail, language: texts.locale() };
      const [request] = await client.call(ownAddressCalls.mailVerifInit, { body });
      if (!request?.mailSent) return ['mailFailed'];
      asked = { mail, rqid: request.rqid, expires: Date.parse(request.expires) };
      return [];
    } catch (error) {
      if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') throw error;
      wait = waitOf(error);
      return ['mailFailed'];
    }
  }

  async function tryCode(code: string): Promise<readonly Flag[]> {
    const body = { rqid: asked?.rqid ?? '', code };
    const [tried] = await client.call(ownAddressCalls.mailVerifCode, { body });
    if (!tried?.success) return OUTCOMES.filter((outcome) => tried?.[outcome]);
    // What is left of the questions tells that it is done: whoever does not come back to it misses nothing.
    asked = undefined;
    askedAddress.forget();
    await settleSignIn(tried.mergedAccount);
    void queryClient.invalidateQueries();
    return [];
  }

  const typed = (answers: Answers, id: string): string => String(answers[id] ?? '');
  return {
    onAwait: async (questionId, answers) => {
      if (questionId === 'mail.contact') return ask(typed(answers, 'answer.mail.contact'));
      if (questionId === 'mail.noCode') return ask(asked?.mail ?? '');
      return tryCode(typed(answers, 'answer.mail.code'));
    },
    say(id) {
      if (id === 'mail.failed' && wait !== undefined) return texts.t('login.tooMany', { count: wait });
      // Where it was sent, so that a slip of the keys is seen.
      return id === 'mail.code' && asked ? texts.t('settings.mail.code', { mail: asked.mail }) : undefined;
    },
    drafts: {
      load: () => asked?.snapshot,
      save(snapshot) {
        if (asked && snapshot) askedAddress.save({ ...asked, snapshot });
        else askedAddress.forget();
      },
    },
  };
}
