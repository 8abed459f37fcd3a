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
import { completeSignIn } from '../completeSignIn.ts';
import { formatTooMany, getRetryAfter, isUnknownRequest } from '../formatFailure.ts';
import { watchCode } from '../watchCode.ts';
import {
  type AddressVerification,
  ownVerification,
  type PhoneDiscovery,
  type VerificationStore,
} from './addressVerification.ts';
import { type AddressKind, type CodeTarget, codeCalls } from './codeCalls.ts';
import { beginDiscovery, waitForDiscovery } from './discovery.ts';
import { clearPendingCode, runSequentially, savePendingCode, waitForPendingCode } from './pendingCode.ts';
import { type CodeNewsItem, getNotice, getQuestionText } from './questionTexts.ts';

const getRefusalText = (t: TextStore['t'], refused: NumberRefused): string =>
  t(`settings.phone.refused.${refused}`);

const getAddressKind = (questionId: string): AddressKind => (questionId.startsWith('sms.') ? 'sms' : 'mail');
const OTHER = { mail: 'sms', sms: 'mail' } as const;
const FAILED = { mail: 'mailFailed', sms: 'smsFailed' } as const;
const NOT_SENT = { mail: 'settings.mail.notSent', sms: 'settings.phone.notSent' } as const;

/** Outcomes that invalidate the code. */
const FINAL_OUTCOMES = ['noRecord', 'mailExists', 'phoneExists', 'belongsToCustomer'];

/** Outcomes with a question of their own for a second code; others map to `noRecord`. */
const SECOND_OUTCOMES = ['wrongCode', 'noRecord'];

/** Host of the flows that verify an address. */
export type AddressHost = Required<Pick<PlayProps, 'onAwait' | 'say' | 'drafts'>> & {
  /** Stops; `isDone` leaves nothing to resume. */
  end(isDone?: boolean): void;
  discovery(): PhoneDiscovery | undefined;
  /** Notice above a question: no code sent, or undelivered. */
  note(questionId: string): string | undefined;
  /** News of the pending code, for texts and notice. */
  readonly news: Pick<Store<CodeNewsItem | undefined>, 'get' | 'subscribe'>;
  /** The address had an account, now merged with this one. */
  hasJoined(): boolean;
};

/** Hosts the flows that verify an address: sends and checks codes, and survives a reload. */
export function createAddressHost(
  kind: AddressKind,
  keeper: VerificationStore = ownVerification,
): AddressHost {
  const kept = keeper.load();
  let asked: AddressVerification = kept?.kind === kind ? { ...kept, left: undefined } : { kind };
  let snapshot = asked.snapshot;
  if (kept?.left && kept.kind === kind) keeper.save(asked);
  let why: string | undefined;
  let isEnded = false;
  let hasMerged = false;
  const news = createStore<CodeNewsItem | undefined>(undefined);
  let endWatch = () => {};

  function watch(of: AddressKind, code: AddressVerification[AddressKind]): void {
    endWatch();
    news.set(undefined);
    if (!code) return;
    const isSecond = code.to === undefined;
    endWatch = watchCode(of, code.rqid, (is) => news.set({ of, is, isSecond }));
  }
  // With two codes the second is pending.
  const waitsFor = asked[OTHER[kind]] ? OTHER[kind] : kind;
  watch(waitsFor, asked[waitsFor]);

  async function requestCode(of: AddressKind, where: CodeTarget, again = false): Promise<readonly Flag[]> {
    why = undefined;
    try {
      const request = await codeCalls[of].requestCode(where);
      if ('refused' in request) {
        if (request.refused) why = getRefusalText(texts.t, request.refused);
        return [FAILED[of]];
      }
      const to = 'to' in where ? { to: where.to } : {};
      recordRequest(of, { ...to, ...request, ...(again && { again }) });
      if ('to' in where) savePendingCode(of, { ...where, ...request });
      return [];
    } catch (error) {
      if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') throw error;
      // The first code is invalid by now.
      if ('completes' in where && isUnknownRequest(error)) asked = { kind };
      const wait = getRetryAfter(error);
      if (wait !== undefined) why = formatTooMany(texts.t, wait);
      return [FAILED[of]];
    }
  }

  function recordRequest(of: AddressKind, code: AddressVerification[AddressKind] & {}): void {
    asked = { ...asked, [of]: code };
    watch(of, code);
  }

  /** Requests the first code; if refused, a pending one for the same address will do. */
  async function requestFirst(of: AddressKind, to: string): Promise<readonly Flag[]> {
    const outcome = await requestCode(of, { to });
    if (outcome.length === 0) return outcome;
    const sent = await waitForPendingCode(of, to);
    if (!sent) throw new AnswerRefused(why ?? texts.t(NOT_SENT[of]));
    recordRequest(of, { ...sent, to });
    return [];
  }

  /** Requests a replacement, to the same address. */
  function requestAgain(of: AddressKind): Promise<readonly Flag[]> {
    const { to } = asked[of] ?? {};
    return requestCode(of, to === undefined ? { completes: asked[kind]?.rqid ?? '' } : { to }, true);
  }

  async function checkCode(of: AddressKind, code: string): Promise<readonly Flag[]> {
    const { rqid = '', to } = asked[of] ?? {};
    const { success, merged, outcomes, triesLeft, masked } = await codeCalls[of].checkCode(rqid, code, to);
    if (!success) {
      const code = asked[of];
      if (code) asked = { ...asked, [of]: { ...code, tries: triesLeft } };
      if (masked !== undefined) asked = { ...asked, masked };
      if (outcomes.some((outcome) => FINAL_OUTCOMES.includes(outcome))) endCode(of);
      if (of === kind) return outcomes;
      return outcomes.map((outcome) => (SECOND_OUTCOMES.includes(outcome) ? outcome : 'noRecord'));
    }
    return completeVerification(merged);
  }

  /** Ends a code; with the first nothing is left to resume. */
  function endCode(of: AddressKind): void {
    if (of === kind) clearPendingCode(of);
    watch(of, undefined);
    asked = of === kind ? { kind } : { ...asked, [of]: undefined };
  }

  /** Nothing is left to resume. */
  async function completeVerification(merged: boolean): Promise<readonly Flag[]> {
    asked = { kind };
    hasMerged = merged;
    watch(kind, undefined);
    clearPendingCode(kind);
    keeper.clear();
    await completeSignIn(merged);
    void queryClient.invalidateQueries();
    return [];
  }

  async function startDiscovery(): Promise<readonly Flag[]> {
    why = undefined;
    const discovery = await beginDiscovery();
    asked = { ...asked, ...(discovery && { discovery }) };
    return discovery ? [] : ['noRecord'];
  }

  async function waitForSms(): Promise<readonly Flag[]> {
    const { outcome, refused } = await waitForDiscovery(asked.discovery, () => isEnded);
    why = refused && getRefusalText(texts.t, refused);
    if (outcome === 'noRecord') asked = { ...asked, discovery: undefined };
    return outcome === undefined ? completeVerification(false) : [outcome];
  }

  const getTypedText = (answers: Answers, id: string): string => String(answers[id] ?? '');
  return {
    onAwait: async (questionId, answers) => {
      if (questionId === 'sms.way') return startDiscovery();
      if (questionId === 'sms.discover') return waitForSms();
      const of = getAddressKind(questionId);
      if (questionId.endsWith('.contact'))
        return runSequentially(() => requestFirst(of, getTypedText(answers, `answer.${of}.contact`)));
      if (questionId.endsWith('.linked.send')) return requestCode(of, { completes: asked[kind]?.rqid ?? '' });
      if (questionId.endsWith('.noCode')) return requestAgain(of);
      return checkCode(of, getTypedText(answers, `answer.${of}.code`));
    },
    say: (id) =>
      getQuestionText(id, getAddressKind(id), { kind, asked, why, joined: hasMerged, news: news.get() }),
    note: (id) => getNotice(id, getAddressKind(id), { kind, why, news: news.get() }),
    drafts: {
      load: () => asked.snapshot,
      save(now) {
        snapshot = now ?? snapshot;
        if (!(asked.mail || asked.sms || asked.discovery)) keeper.clear();
        else if (now) keeper.save({ ...asked, snapshot });
        else keeper.leave({ ...asked, snapshot });
      },
    },
    end(isDone = false) {
      isEnded = true;
      if (isDone) asked = { kind };
      endWatch();
    },
    discovery: () => asked.discovery,
    news,
    hasJoined: () => hasMerged,
  };
}
