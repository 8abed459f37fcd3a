import type { TextStore } from '@parvis/locales/translate';
import { normaliseCode } from '@parvis/questionnaire/model/values/validate';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStore } from '../../lib/api/useStore.ts';
import { activeProofs } from '../../lib/proofOfWork/runProofOfWork.ts';
import { useMailQuestion } from '../contact-details/useMailQuestion.tsx';
import { completeSignIn, recordMovedCases } from './completeSignIn.ts';
import { formatFailure, getRetryAfter } from './formatFailure.ts';
import { type CodeOutcome, confirmCode, requestCode } from './loginCalls.ts';
import { formatLoginNameRefusal, parseLogin } from './loginName.ts';
import { clearRequestedCode, type RequestedCode } from './requestedCode.ts';
import { useRequestedCode } from './useRequestedCode.ts';
import { useSingleField } from './useSingleField.ts';
import type { CodeNews } from './watchCode.ts';

type PendingState = Pick<RequestedCode, 'kind' | 'completes' | 'late'> & {
  readonly news: CodeNews | undefined;
  readonly isLong: boolean;
};

/** For a missing code; for an unknown address only a late hint. */
function formatNews(
  t: TextStore['t'],
  { kind, completes, late, news, isLong }: PendingState,
): string | undefined {
  const isSecond = completes !== undefined;
  if (news === 'failed')
    return t(isSecond ? `login.second.undelivered.${kind}` : `login.code.undelivered.${kind}`);
  // A queued code has its own text.
  return isLong && !late && !isSecond ? t(`login.code.nothing.${kind}`) : undefined;
}

function formatOutcome(
  t: TextStore['t'],
  { outcome, triesLeft }: CodeOutcome,
  { kind, masked, again }: Pick<RequestedCode, 'kind' | 'masked' | 'again'>,
): string {
  if (outcome === 'shared') return t(kind === 'mail' ? 'login.shared.mail' : 'login.shared.sms');
  if (outcome !== 'wrongCode') return t('login.noRecord');
  if (triesLeft === 0) return t('login.noTries');
  // People type the older of two codes first.
  return again
    ? t('login.wrongCode.newest', { count: triesLeft, to: masked })
    : t('login.wrongCode', { count: triesLeft });
}

/** For a second code. */
export const OTHER_KIND = { mail: 'sms', sms: 'mail' } as const;

/** By e-mail or SMS, with a second code where the account has both. */
export function useCodeLogin(t: TextStore['t'], onSignedIn: () => void, given = '') {
  const requested = useRequestedCode();
  const { request, news } = requested;
  const name = useSingleField(given || requested.typed, (text) =>
    formatLoginNameRefusal(t, parseLogin(text)),
  );
  const code = useSingleField('', (text) => (normaliseCode(text) ? undefined : t('login.code.invalid')));
  const mail = useMailQuestion();
  const works = useStore(activeProofs) > 0;
  const wait = requested.getWait(name.text);

  // Focuses the code field after a request, also on a restored page.
  const isAsked = useRef(request !== undefined);
  useEffect(() => {
    // A dialog over it has the focus.
    if (!request || request.linked !== undefined || !isAsked.current) return;
    isAsked.current = false;
    code.focus();
  });

  const asking = useMutation({
    mutationFn: requestCode,
    onSuccess: (asked) => {
      if (!asked) return;
      isAsked.current = true;
      requested.begin(asked);
      code.empty();
      code.forgive();
    },
    onError: (failure, { kind, typed, completes }) => {
      (request ? code : name).refuse(formatFailure(t, failure, kind, completes !== undefined));
      requested.pauseFor(typed, getRetryAfter(failure) ?? 0);
    },
  });
  const confirming = useMutation({
    mutationFn: ({ asked, typed }: { asked: RequestedCode; typed: string }) => confirmCode(asked, typed),
    onSuccess: async (came, { asked }) => {
      if (came.outcome === 'linked') return requested.store({ ...asked, linked: came.linked ?? '' });
      if (came.outcome !== 'success') return code.refuse(formatOutcome(t, came, asked));
      clearRequestedCode();
      recordMovedCases(came.moved + (await completeSignIn(came.merged)));
      onSignedIn();
    },
    onError: (failure, { asked }) => code.refuse(formatFailure(t, failure, asked.kind)),
  });

  const forgiveFields = () => {
    name.forgive();
    code.forgive();
  };
  const changeAddress = () => {
    requested.forget();
    forgiveFields();
  };
  return {
    name,
    code,
    request,
    news: request && formatNews(t, { ...request, news, isLong: wait === 0 && !code.error }),
    undelivered: news === 'failed',
    wait,
    busy: asking.isPending || confirming.isPending,
    /** Proof of work in progress. */
    doing: works && asking.isPending ? t('login.proving') : undefined,
    ask: () => request && asking.mutate(request),
    /** Question about a likely typo. */
    belowName: mail.below(name.text, name.field.onChange),
    submitName: name.submit((text) => {
      const known = parseLogin(text);
      if (!('refused' in known) && !mail.holds(text)) asking.mutate(known);
    }),
    submitCode: code.submit((text) => {
      const typed = normaliseCode(text);
      if (request && typed) confirming.mutate({ asked: request, typed });
    }),
    changeAddress,
    askSecond() {
      if (!request) return;
      const { kind, typed, rqid } = request;
      requested.store({ ...request, linked: undefined });
      asking.mutate({ kind: OTHER_KIND[kind], typed, completes: rqid });
    },
    /** Back and Forward keys. */
    stepBack() {
      requested.leave();
      forgiveFields();
    },
    stepForward() {
      if (requested.reopen()) isAsked.current = true;
    },
    /** Without the second code, ends without a session. */
    giveUp() {
      changeAddress();
      name.refuse(t('login.second.failed'));
    },
  };
}
