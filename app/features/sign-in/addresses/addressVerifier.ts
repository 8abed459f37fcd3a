import { CallFailed } from '@parvis/api/client';
import { createStore } from '@parvis/locales/store';
import type { TextStore } from '@parvis/locales/translate';
import { AnswerRefused } from '@parvis/questionnaire/engine/answerRefused';
import type { Flag } from '@parvis/questionnaire/model/schema';
import type { NumberRefused } from '@parvis/questionnaire/model/values/mobile';
import { queryClient } from '../../../lib/api/queryClient.ts';
import { texts } from '../../../lib/texts/store.ts';
import { completeSignIn } from '../completeSignIn.ts';
import { formatTooMany, getRetryAfter, isUnknownRequest } from '../formatFailure.ts';
import { watchCode } from '../watchCode.ts';
import type { AddressVerification, VerificationStore } from './addressVerification.ts';
import { type AddressKind, type CodeTarget, codeCalls } from './codeCalls.ts';
import { beginDiscovery, waitForDiscovery } from './discovery.ts';
import { clearPendingCode, savePendingCode, waitForPendingCode } from './pendingCode.ts';
import type { CodeNewsItem } from './questionTexts.ts';

const getRefusalText = (t: TextStore['t'], refused: NumberRefused): string =>
  t(`settings.phone.refused.${refused}`);

const OTHER = { mail: 'sms', sms: 'mail' } as const;
const FAILED = { mail: 'mailFailed', sms: 'smsFailed' } as const;
const NOT_SENT = { mail: 'settings.mail.notSent', sms: 'settings.phone.notSent' } as const;

/** They invalidate the code. */
const FINAL_OUTCOMES = ['noRecord', 'mailExists', 'phoneExists', 'belongsToCustomer'];

/** With a question for second codes; others map to `noRecord`. */
const SECOND_OUTCOMES = ['wrongCode', 'noRecord'];

type SentCode = AddressVerification[AddressKind];

/** Sends and checks codes, follows their delivery. Methods return flow flags. */
export class AddressVerifier {
  readonly kind: AddressKind;
  readonly news = createStore<CodeNewsItem | undefined>(undefined);
  asked: AddressVerification;
  /** Last refusal's reason. */
  why: string | undefined;
  hasMerged = false;
  #isEnded = false;
  #endWatch = () => {};
  readonly #keeper: VerificationStore;

  constructor(asked: AddressVerification, keeper: VerificationStore) {
    this.kind = asked.kind;
    this.asked = asked;
    this.#keeper = keeper;
    // With two codes the second is pending.
    const waitsFor = asked[OTHER[asked.kind]] ? OTHER[asked.kind] : asked.kind;
    this.#watch(waitsFor, asked[waitsFor]);
  }

  #watch(of: AddressKind, code: SentCode): void {
    this.#endWatch();
    this.news.set(undefined);
    if (!code) return;
    const isSecond = code.to === undefined;
    this.#endWatch = watchCode(of, code.rqid, (is) => this.news.set({ of, is, isSecond }));
  }

  #recordRequest(of: AddressKind, code: SentCode & {}): void {
    this.asked = { ...this.asked, [of]: code };
    this.#watch(of, code);
  }

  async #requestCode(of: AddressKind, where: CodeTarget, again = false): Promise<readonly Flag[]> {
    this.why = undefined;
    try {
      const request = await codeCalls[of].requestCode(where);
      if ('refused' in request) {
        if (request.refused) this.why = getRefusalText(texts.t, request.refused);
        return [FAILED[of]];
      }
      const to = 'to' in where ? { to: where.to } : {};
      this.#recordRequest(of, { ...to, ...request, ...(again && { again }) });
      if ('to' in where) savePendingCode(of, { ...where, ...request });
      return [];
    } catch (error) {
      if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') throw error;
      // The first code is invalid by now.
      if ('completes' in where && isUnknownRequest(error)) this.asked = { kind: this.kind };
      const wait = getRetryAfter(error);
      if (wait !== undefined) this.why = formatTooMany(texts.t, wait);
      return [FAILED[of]];
    }
  }

  /** If refused, uses a pending code of the same address. */
  async requestFirst(of: AddressKind, to: string): Promise<readonly Flag[]> {
    const outcome = await this.#requestCode(of, { to });
    if (outcome.length === 0) return outcome;
    const sent = await waitForPendingCode(of, to);
    if (!sent) throw new AnswerRefused(this.why ?? texts.t(NOT_SENT[of]));
    this.#recordRequest(of, { ...sent, to });
    return [];
  }

  /** To the account's other address. */
  requestSecond(of: AddressKind, again = false): Promise<readonly Flag[]> {
    return this.#requestCode(of, { completes: this.asked[this.kind]?.rqid ?? '' }, again);
  }

  /** To the same address. */
  requestAgain(of: AddressKind): Promise<readonly Flag[]> {
    const { to } = this.asked[of] ?? {};
    return to === undefined ? this.requestSecond(of, true) : this.#requestCode(of, { to }, true);
  }

  async checkCode(of: AddressKind, code: string): Promise<readonly Flag[]> {
    const { rqid = '', to } = this.asked[of] ?? {};
    const { success, merged, outcomes, triesLeft, masked } = await codeCalls[of].checkCode(rqid, code, to);
    if (success) return this.#complete(merged);
    const sent = this.asked[of];
    if (sent) this.asked = { ...this.asked, [of]: { ...sent, tries: triesLeft } };
    if (masked !== undefined) this.asked = { ...this.asked, masked };
    if (outcomes.some((outcome) => FINAL_OUTCOMES.includes(outcome))) this.#endCode(of);
    if (of === this.kind) return outcomes;
    return outcomes.map((outcome) => (SECOND_OUTCOMES.includes(outcome) ? outcome : 'noRecord'));
  }

  /** With the first code nothing is left to resume. */
  #endCode(of: AddressKind): void {
    if (of === this.kind) clearPendingCode(of);
    this.#watch(of, undefined);
    this.asked = of === this.kind ? { kind: of } : { ...this.asked, [of]: undefined };
  }

  /** Nothing is left to resume. */
  async #complete(merged: boolean): Promise<readonly Flag[]> {
    this.#endCode(this.kind);
    this.hasMerged = merged;
    this.#keeper.clear();
    await completeSignIn(merged);
    void queryClient.invalidateQueries();
    return [];
  }

  async startDiscovery(): Promise<readonly Flag[]> {
    this.why = undefined;
    const discovery = await beginDiscovery();
    this.asked = { ...this.asked, ...(discovery && { discovery }) };
    return discovery ? [] : ['noRecord'];
  }

  async waitForSms(): Promise<readonly Flag[]> {
    const { outcome, refused } = await waitForDiscovery(this.asked.discovery, () => this.#isEnded);
    this.why = refused && getRefusalText(texts.t, refused);
    if (outcome === 'noRecord') this.asked = { ...this.asked, discovery: undefined };
    return outcome === undefined ? this.#complete(false) : [outcome];
  }

  /** Stops polling; `isDone`: nothing to resume. */
  end(isDone: boolean): void {
    this.#isEnded = true;
    if (isDone) this.asked = { kind: this.kind };
    this.#endWatch();
  }
}
