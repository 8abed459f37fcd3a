import { CallFailed } from '@parvis/api/client';
import type { Answers } from '@parvis/questionnaire/model/report';
import type { Flag } from '@parvis/questionnaire/model/schema';
import { queryClient } from '../data/queryClient.ts';
import { waitOf } from '../login/failureWords.ts';
import { settleSignIn } from '../login/signedIn.ts';
import type { PlayProps } from '../questions/PlayQuestionnaire.tsx';
import { texts } from '../texts/store.ts';
import { type AskedAddress, type AskedDiscovery, type AskedKeeper, askedAddress } from './askedAddress.ts';
import { type AddressKind, type CodeTo, codeCalls } from './codeCalls.ts';
import { awaitDiscovery, beginDiscovery } from './discovery.ts';
import { refusedNumber } from './numberWords.ts';
import { said } from './said.ts';
import { watchSms } from './smsWatch.ts';

/** Which address a question of the flows is about. */
const kindOf = (questionId: string): AddressKind => (questionId.startsWith('sms.') ? 'sms' : 'mail');
const FAILED = { mail: 'mailFailed', sms: 'smsFailed' } as const;

/** Outcomes that the questions about a second code know; what else became of it is told as a code that is no more. */
const OF_SECOND = ['wrongCode', 'noRecord'];

type Host = Required<Pick<PlayProps, 'onAwait' | 'say' | 'drafts'>> & {
  /** Nothing is asked any more. */
  end(): void;
  /** The code that is to be sent from a phone, where one is. */
  discovery(): AskedDiscovery | undefined;
};

/**
 * The host of the flows that prove an address (`registerMail`, `registerPhone`, `mobileNeeded`): sends codes, tries them, and keeps what was asked for over a reload.
 * What the network keeps from the server is asked again (a rejected answer); what the server refuses is an outcome.
 */
export function giveAddress(kind: AddressKind, keeper: AskedKeeper = askedAddress): Host {
  const kept = keeper.load();
  let asked: AskedAddress = kept?.kind === kind ? kept : { kind };
  let why: string | undefined;
  let over = false;
  let joined = false;
  let watch = asked.sms && watchSms(asked.sms.rqid);

  async function ask(of: AddressKind, where: CodeTo, again = false): Promise<readonly Flag[]> {
    why = undefined;
    try {
      const request = await codeCalls[of].ask(where);
      if ('refused' in request) {
        if (request.refused) why = refusedNumber(texts.t, request.refused);
        return [FAILED[of]];
      }
      const to = 'to' in where ? { to: where.to } : {};
      asked = { ...asked, [of]: { ...to, ...request, ...(again && { again }) } };
      if (of === 'sms') {
        watch?.end();
        watch = watchSms(request.rqid);
      }
      return [];
    } catch (error) {
      if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') throw error;
      const wait = waitOf(error);
      if (wait !== undefined) why = texts.t('login.tooMany', { count: wait });
      return [FAILED[of]];
    }
  }

  /** Another code for the same address: that of a second one goes where the first code led to. */
  function askAgain(of: AddressKind): Promise<readonly Flag[]> {
    const { to } = asked[of] ?? {};
    return ask(of, to === undefined ? { completes: asked[kind]?.rqid ?? '' } : { to }, true);
  }

  async function tryCode(of: AddressKind, code: string): Promise<readonly Flag[]> {
    const { rqid = '', to } = asked[of] ?? {};
    const { success, merged, outcomes, masked } = await codeCalls[of].tryCode(rqid, code, to);
    if (!success) {
      if (masked !== undefined) asked = { ...asked, masked };
      if (of === kind) return outcomes;
      return outcomes.map((outcome) => (OF_SECOND.includes(outcome) ? outcome : 'noRecord'));
    }
    return proved(merged);
  }

  /** What is left of the questions tells that it is done: whoever does not come back to it misses nothing. */
  async function proved(merged: boolean): Promise<readonly Flag[]> {
    asked = { kind };
    joined = merged;
    watch?.end();
    keeper.forget();
    await settleSignIn(merged);
    void queryClient.invalidateQueries();
    return [];
  }

  async function discover(): Promise<readonly Flag[]> {
    why = undefined;
    const discovery = await beginDiscovery();
    asked = { ...asked, ...(discovery && { discovery }) };
    return discovery ? [] : ['noRecord'];
  }

  async function awaitSms(): Promise<readonly Flag[]> {
    const { outcome, refused } = await awaitDiscovery(asked.discovery, () => over);
    why = refused && refusedNumber(texts.t, refused);
    return outcome === undefined ? proved(false) : [outcome];
  }

  const typed = (answers: Answers, id: string): string => String(answers[id] ?? '');
  return {
    onAwait: async (questionId, answers) => {
      if (questionId === 'sms.way') return discover();
      if (questionId === 'sms.discover') return awaitSms();
      const of = kindOf(questionId);
      if (questionId.endsWith('.contact')) return ask(of, { to: typed(answers, `answer.${of}.contact`) });
      if (questionId.endsWith('.linked.send')) return ask(of, { completes: asked[kind]?.rqid ?? '' });
      if (questionId.endsWith('.noCode')) return askAgain(of);
      return tryCode(of, typed(answers, `answer.${of}.code`));
    },
    say: (id) => said(id, kindOf(id), { kind, asked, why, joined, news: watch?.news() }),
    drafts: {
      load: () => asked.snapshot,
      save(snapshot) {
        if ((asked.mail || asked.sms || asked.discovery) && snapshot) keeper.save({ ...asked, snapshot });
        else keeper.forget();
      },
    },
    end() {
      over = true;
      watch?.end();
    },
    discovery: () => asked.discovery,
  };
}
