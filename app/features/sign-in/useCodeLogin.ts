import type { TextStore } from '@parvis/locales/translate';
import { mobileOf, type NumberRefused } from '@parvis/questionnaire/model/values/mobile';
import {
  emailFault,
  formatPhone,
  normaliseCode,
  normaliseEmail,
} from '@parvis/questionnaire/model/values/validate';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../lib/api/useStore.ts';
import { activeProofs } from '../../lib/proofOfWork/runProofOfWork.ts';
import { readDepth } from '../../shell/historyEntry.ts';
import { useMailQuestion } from '../contact-details/useMailQuestion.tsx';
import { completeSignIn, recordJoined } from './completeSignIn.ts';
import { formatFailure, getRetryAfter } from './formatFailure.ts';
import { type CodeOutcome, confirmCode, requestCode } from './loginCalls.ts';
import {
  clearRequestedCode,
  loadRequestedCode,
  markCodeLeft,
  type RequestedCode,
  saveRequestedCode,
} from './requestedCode.ts';
import { useCountdown } from './useCountdown.ts';
import { useSingleField } from './useSingleField.ts';
import { type CodeNews, watchCode } from './watchCode.ts';

type LoginName =
  | { readonly kind: RequestedCode['kind']; readonly typed: string }
  | { readonly refused: NumberRefused | 'mail' | 'mailTooLong' | 'mailCharacters' | 'neither' };

const MAIL = { form: 'mail', tooLong: 'mailTooLong', characters: 'mailCharacters' } as const;

/** Parses an address if it has an @, else a number; or tells why it is neither. */
export function parseLogin(typed: string): LoginName {
  const mail = normaliseEmail(typed);
  if (mail !== undefined) return { kind: 'mail', typed: mail };
  // Letters count as an incomplete address.
  if (/[@\p{L}]/u.test(typed) || typed.trim() === '') return { refused: MAIL[emailFault(typed) ?? 'form'] };
  if (!/[0-9]/.test(typed)) return { refused: 'neither' };
  const { phone, refused } = mobileOf(typed.trim());
  return phone === undefined ? { refused } : { kind: 'sms', typed: formatPhone(phone) };
}

export function isSameLogin(text: string, typed: string): boolean {
  const name = parseLogin(text);
  return !('refused' in name) && name.typed === typed;
}

type PendingState = Pick<RequestedCode, 'kind' | 'completes' | 'late'> & {
  readonly news: CodeNews | undefined;
  readonly isLong: boolean;
};

/** Text for a code that does not arrive; for an unknown address only a hint, after a while. */
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

function useCodeNews(asked: RequestedCode | undefined): CodeNews | undefined {
  const [known, setKnown] = useState<{ rqid: string; news: CodeNews }>();
  const rqid = asked?.linked === undefined ? asked?.rqid : undefined;
  const kind = asked?.kind;
  useEffect(() => {
    if (rqid === undefined || kind === undefined) return;
    return watchCode(kind, rqid, (news) => setKnown({ rqid, news }));
  }, [rqid, kind]);
  return known?.rqid === rqid ? known?.news : undefined;
}

const REFUSED = {
  mail: 'login.mail.invalid',
  mailTooLong: 'login.mail.tooLong',
  mailCharacters: 'login.mail.characters',
  neither: 'login.mail.neither',
  form: 'login.phone.form',
  foreign: 'login.phone.foreign',
  landline: 'login.phone.landline',
  premium: 'login.phone.premium',
} as const;
const formatRefusal = (t: TextStore['t'], name: LoginName): string | undefined =>
  'refused' in name ? t(REFUSED[name.refused]) : undefined;

/** The stored code, unless the Back key left it and the page opens elsewhere. */
const getInitialCode = (kept: RequestedCode | undefined): RequestedCode | undefined =>
  kept?.left && readDepth(history.state) === 0 ? undefined : kept;

/** The other kind, for a second code. */
export const OTHER_KIND = { mail: 'sms', sms: 'mail' } as const;

/** Signs in by a code sent by e-mail or SMS, and a second one where the account has both. */
export function useCodeLogin(t: TextStore['t'], onSignedIn: () => void, given = '') {
  const [kept] = useState(() => loadRequestedCode());
  const [request, setRequest] = useState(() => getInitialCode(kept));
  const name = useSingleField(given || (kept?.typed ?? ''), (text) => formatRefusal(t, parseLogin(text)));
  const code = useSingleField('', (text) => (normaliseCode(text) ? undefined : t('login.code.invalid')));
  const [pause, setPause] = useState({
    of: kept?.typed ?? '',
    until: kept?.againAt ?? 0,
    seconds: kept?.pause ?? 0,
  });
  const mail = useMailQuestion();
  const paused = useCountdown(pause.until, pause.seconds);
  const works = useStore(activeProofs) > 0;
  const news = useCodeNews(request);
  // No wait for another address, so that a typo can be fixed at once, nor after an undelivered code.
  const isPaused = request ? news !== 'failed' : isSameLogin(name.text, pause.of);
  const wait = isPaused ? paused : 0;

  // Focuses the code field after a request, also on a restored page.
  const isAsked = useRef(request !== undefined);
  useEffect(() => {
    // A dialog over it has the focus.
    if (!request || request.linked !== undefined || !isAsked.current) return;
    isAsked.current = false;
    code.focus();
  });

  const storeRequest = (asked: RequestedCode) => {
    setRequest(asked);
    saveRequestedCode(asked);
  };
  const asking = useMutation({
    mutationFn: requestCode,
    onSuccess: (asked) => {
      if (!asked) return;
      isAsked.current = true;
      storeRequest(asked);
      setPause({ of: asked.typed, until: asked.againAt, seconds: asked.pause });
      code.empty();
      code.forgive();
    },
    onError: (failure, { kind, typed, completes }) => {
      (request ? code : name).refuse(formatFailure(t, failure, kind, completes !== undefined));
      const seconds = getRetryAfter(failure) ?? 0;
      setPause({ of: typed, until: Date.now() + seconds * 1_000, seconds });
    },
  });
  const confirming = useMutation({
    mutationFn: ({ asked, typed }: { asked: RequestedCode; typed: string }) => confirmCode(asked, typed),
    onSuccess: async (came, { asked }) => {
      if (came.outcome === 'linked') return storeRequest({ ...asked, linked: came.linked ?? '' });
      if (came.outcome !== 'success') return code.refuse(formatOutcome(t, came, asked));
      clearRequestedCode();
      recordJoined(came.moved + (await completeSignIn(came.merged)));
      onSignedIn();
    },
    onError: (failure, { asked }) => code.refuse(formatFailure(t, failure, asked.kind)),
  });

  const showAddress = () => {
    if (news === 'failed') setPause({ of: '', until: 0, seconds: 0 });
    setRequest(undefined);
    name.forgive();
    code.forgive();
  };
  const changeAddress = () => {
    clearRequestedCode();
    showAddress();
  };
  return {
    name,
    code,
    request,
    /** News of the pending code, or a hint. */
    news: request && formatNews(t, { ...request, news, isLong: wait === 0 && !code.error }),
    undelivered: news === 'failed',
    wait,
    busy: asking.isPending || confirming.isPending,
    /** Tells of a proof of work in progress. */
    doing: works && asking.isPending ? t('login.proving') : undefined,
    ask: () => request && asking.mutate(request),
    /** What is asked about an address that looks mistyped. */
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
    /** Requests the account's second code. */
    askSecond() {
      if (!request) return;
      const { kind, typed, rqid } = request;
      storeRequest({ ...request, linked: undefined });
      asking.mutate({ kind: OTHER_KIND[kind], typed, completes: rqid });
    },
    /** Back and Forward keys. */
    stepBack() {
      if (request) markCodeLeft(request);
      showAddress();
    },
    stepForward() {
      const left = request ? undefined : loadRequestedCode();
      if (!left) return;
      isAsked.current = true;
      setRequest(left);
      saveRequestedCode({ ...left, left: undefined });
    },
    /** Cancels a second code out of reach; nobody is signed in. */
    giveUp() {
      changeAddress();
      name.refuse(t('login.second.failed'));
    },
  };
}
