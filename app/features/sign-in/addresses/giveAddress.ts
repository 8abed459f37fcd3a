import { CallFailed } from '@parvis/api/client';
import { createStore, type Store } from '@parvis/locales/store';
import type { TextStore } from '@parvis/locales/translate';
import { AnswerRefused } from '@parvis/questionnaire/engine/answerRefused';
import type { Answers } from '@parvis/questionnaire/model/report';
import type { Flag } from '@parvis/questionnaire/model/schema';
import type { NumberRefused } from '@parvis/questionnaire/model/values/mobile';
import { queryClient } from '../../../lib/api/queryClient.ts';
import { texts } from '../../../lib/texts/store.ts';
import type { PlayProps } from '../../questionnaire/PlayQuestionnaire.tsx';
import { watchCode } from '../codeWatch.ts';
import { isUnknownRequest, tooManyWords, waitOf } from '../failureWords.ts';
import { settleSignIn } from '../signedIn.ts';
import { type AskedAddress, type AskedDiscovery, type AskedKeeper, askedAddress } from './askedAddress.ts';
import { type AddressKind, type CodeTo, codeCalls } from './codeCalls.ts';
import { codeOfOther, forgetCode, inTurn, noteCode } from './codeOnItsWay.ts';
import { awaitDiscovery, beginDiscovery } from './discovery.ts';
import { type KnownNews, noted, said } from './said.ts';

const refusedNumber = (t: TextStore['t'], refused: NumberRefused): string =>
  t(`settings.phone.refused.${refused}`);

const kindOf = (questionId: string): AddressKind => (questionId.startsWith('sms.') ? 'sms' : 'mail');
const OTHER = { mail: 'sms', sms: 'mail' } as const;
const FAILED = { mail: 'mailFailed', sms: 'smsFailed' } as const;
const NOT_SENT = { mail: 'settings.mail.notSent', sms: 'settings.phone.notSent' } as const;

/** Outcomes that invalidate the code. */
const IS_OVER = ['noRecord', 'mailExists', 'phoneExists', 'belongsToCustomer'];

/** Outcomes with a question of their own for a second code; others map to `noRecord`. */
const OF_SECOND = ['wrongCode', 'noRecord'];

/** Host of the flows that verify an address. */
export type GiveAddress = Required<Pick<PlayProps, 'onAwait' | 'say' | 'drafts'>> & {
  /** Stops; `isDone` leaves nothing to resume. */
  end(isDone?: boolean): void;
  discovery(): AskedDiscovery | undefined;
  /** Notice above a question: no code sent, or undelivered. */
  note(questionId: string): string | undefined;
  /** News of the pending code, for texts and notice. */
  readonly news: Pick<Store<KnownNews | undefined>, 'get' | 'subscribe'>;
  /** The address had an account, now merged with this one. */
  hasJoined(): boolean;
};

/** Hosts the flows that verify an address: sends and checks codes, and survives a reload. */
export function giveAddress(kind: AddressKind, keeper: AskedKeeper = askedAddress): GiveAddress {
  const kept = keeper.load();
  let asked: AskedAddress = kept?.kind === kind ? { ...kept, left: undefined } : { kind };
  let snapshot = asked.snapshot;
  if (kept?.left && kept.kind === kind) keeper.save(asked);
  let why: string | undefined;
  let over = false;
  let joined = false;
  const news = createStore<KnownNews | undefined>(undefined);
  let endWatch = () => {};

  function watch(of: AddressKind, code: AskedAddress[AddressKind]): void {
    endWatch();
    news.set(undefined);
    if (!code) return;
    const isSecond = code.to === undefined;
    endWatch = watchCode(of, code.rqid, (is) => news.set({ of, is, isSecond }));
  }
  // With two codes the second is pending.
  const waitsFor = asked[OTHER[kind]] ? OTHER[kind] : kind;
  watch(waitsFor, asked[waitsFor]);

  async function ask(of: AddressKind, where: CodeTo, again = false): Promise<readonly Flag[]> {
    why = undefined;
    try {
      const request = await codeCalls[of].ask(where);
      if ('refused' in request) {
        if (request.refused) why = refusedNumber(texts.t, request.refused);
        return [FAILED[of]];
      }
      const to = 'to' in where ? { to: where.to } : {};
      hasAsked(of, { ...to, ...request, ...(again && { again }) });
      if ('to' in where) noteCode(of, { ...where, ...request });
      return [];
    } catch (error) {
      if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') throw error;
      // The first code is invalid by now.
      if ('completes' in where && isUnknownRequest(error)) asked = { kind };
      const wait = waitOf(error);
      if (wait !== undefined) why = tooManyWords(texts.t, wait);
      return [FAILED[of]];
    }
  }

  function hasAsked(of: AddressKind, code: AskedAddress[AddressKind] & {}): void {
    asked = { ...asked, [of]: code };
    watch(of, code);
  }

  /** Requests the first code; if refused, a pending one for the same address will do. */
  async function askFirst(of: AddressKind, to: string): Promise<readonly Flag[]> {
    const outcome = await ask(of, { to });
    if (outcome.length === 0) return outcome;
    const sent = await codeOfOther(of, to);
    if (!sent) throw new AnswerRefused(why ?? texts.t(NOT_SENT[of]));
    hasAsked(of, { ...sent, to });
    return [];
  }

  /** Requests a replacement, to the same address. */
  function askAgain(of: AddressKind): Promise<readonly Flag[]> {
    const { to } = asked[of] ?? {};
    return ask(of, to === undefined ? { completes: asked[kind]?.rqid ?? '' } : { to }, true);
  }

  async function tryCode(of: AddressKind, code: string): Promise<readonly Flag[]> {
    const { rqid = '', to } = asked[of] ?? {};
    const { success, merged, outcomes, triesLeft, masked } = await codeCalls[of].tryCode(rqid, code, to);
    if (!success) {
      const code = asked[of];
      if (code) asked = { ...asked, [of]: { ...code, tries: triesLeft } };
      if (masked !== undefined) asked = { ...asked, masked };
      if (outcomes.some((outcome) => IS_OVER.includes(outcome))) isOver(of);
      if (of === kind) return outcomes;
      return outcomes.map((outcome) => (OF_SECOND.includes(outcome) ? outcome : 'noRecord'));
    }
    return proved(merged);
  }

  /** Ends a code; with the first nothing is left to resume. */
  function isOver(of: AddressKind): void {
    if (of === kind) forgetCode(of);
    watch(of, undefined);
    asked = of === kind ? { kind } : { ...asked, [of]: undefined };
  }

  /** Nothing is left to resume. */
  async function proved(merged: boolean): Promise<readonly Flag[]> {
    asked = { kind };
    joined = merged;
    watch(kind, undefined);
    forgetCode(kind);
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
    if (outcome === 'noRecord') asked = { ...asked, discovery: undefined };
    return outcome === undefined ? proved(false) : [outcome];
  }

  const typed = (answers: Answers, id: string): string => String(answers[id] ?? '');
  return {
    onAwait: async (questionId, answers) => {
      if (questionId === 'sms.way') return discover();
      if (questionId === 'sms.discover') return awaitSms();
      const of = kindOf(questionId);
      if (questionId.endsWith('.contact'))
        return inTurn(() => askFirst(of, typed(answers, `answer.${of}.contact`)));
      if (questionId.endsWith('.linked.send')) return ask(of, { completes: asked[kind]?.rqid ?? '' });
      if (questionId.endsWith('.noCode')) return askAgain(of);
      return tryCode(of, typed(answers, `answer.${of}.code`));
    },
    say: (id) => said(id, kindOf(id), { kind, asked, why, joined, news: news.get() }),
    note: (id) => noted(id, kindOf(id), { kind, why, news: news.get() }),
    drafts: {
      load: () => asked.snapshot,
      save(now) {
        snapshot = now ?? snapshot;
        if (!(asked.mail || asked.sms || asked.discovery)) keeper.forget();
        else if (now) keeper.save({ ...asked, snapshot });
        else keeper.leave({ ...asked, snapshot });
      },
    },
    end(isDone = false) {
      over = true;
      if (isDone) asked = { kind };
      endWatch();
    },
    discovery: () => asked.discovery,
    news,
    hasJoined: () => joined,
  };
}
