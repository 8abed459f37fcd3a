import type { Store } from '@parvis/locales/store';
import type { Answers } from '@parvis/questionnaire/model/report';
import type { PlayProps } from '../../questionnaire/PlayQuestionnaire.tsx';
import { ownVerification, type PhoneDiscovery, type VerificationStore } from './addressVerification.ts';
import { AddressVerifier } from './addressVerifier.ts';
import type { AddressKind } from './codeCalls.ts';
import { runSequentially } from './pendingCode.ts';
import { type CodeNewsItem, getNotice, getQuestionText } from './questionTexts.ts';

const getAddressKind = (questionId: string): AddressKind => (questionId.startsWith('sms.') ? 'sms' : 'mail');

const getTypedText = (answers: Answers, id: string): string => String(answers[id] ?? '');

/** Runs address verification flows. */
export type AddressHost = Required<Pick<PlayProps, 'onAwait' | 'say' | 'drafts'>> & {
  /** `isDone`: nothing to resume. */
  end(isDone?: boolean): void;
  discovery(): PhoneDiscovery | undefined;
  /** No code sent, or undelivered. */
  note(questionId: string): string | undefined;
  /** Delivery of the pending code. */
  readonly news: Pick<Store<CodeNewsItem | undefined>, 'get' | 'subscribe'>;
  /** The address had an account, now merged. */
  hasJoined(): boolean;
};

/** Sends and checks codes; survives a reload. */
export function createAddressHost(
  kind: AddressKind,
  keeper: VerificationStore = ownVerification,
): AddressHost {
  const loaded = keeper.load();
  const kept = loaded?.kind === kind ? loaded : undefined;
  const verifier = new AddressVerifier(kept ? { ...kept, left: undefined } : { kind }, keeper);
  let { snapshot } = verifier.asked;
  if (kept?.left) keeper.save(verifier.asked);
  const getState = () => {
    const { asked, why, hasMerged, news } = verifier;
    return { kind, asked, why, joined: hasMerged, news: news.get() };
  };
  return {
    onAwait: async (questionId, answers) => {
      if (questionId === 'sms.way') return verifier.startDiscovery();
      if (questionId === 'sms.discover') return verifier.waitForSms();
      const of = getAddressKind(questionId);
      if (questionId.endsWith('.contact'))
        return runSequentially(() =>
          verifier.requestFirst(of, getTypedText(answers, `answer.${of}.contact`)),
        );
      if (questionId.endsWith('.linked.send')) return verifier.requestSecond(of);
      if (questionId.endsWith('.noCode')) return verifier.requestAgain(of);
      return verifier.checkCode(of, getTypedText(answers, `answer.${of}.code`));
    },
    say: (id) => getQuestionText(id, getAddressKind(id), getState()),
    note: (id) => getNotice(id, getAddressKind(id), getState()),
    drafts: {
      load: () => verifier.asked.snapshot,
      save(now) {
        const { asked } = verifier;
        snapshot = now ?? snapshot;
        if (!(asked.mail || asked.sms || asked.discovery)) keeper.clear();
        else if (now) keeper.save({ ...asked, snapshot });
        else keeper.leave({ ...asked, snapshot });
      },
    },
    end: (isDone = false) => verifier.end(isDone),
    discovery: () => verifier.asked.discovery,
    news: verifier.news,
    hasJoined: () => verifier.hasMerged,
  };
}
