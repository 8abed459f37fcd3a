import type { AnswerOf } from '@parvis/api/call';
import { loginCalls } from '@parvis/api/calls/login';
import { CallFailed } from '@parvis/api/client';
import { normaliseCode, normaliseEmail } from '@parvis/questionnaire/model/validate';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { appOutbox } from '../outbox/appOutbox.ts';
import { markAccepted } from '../session/acceptance.ts';
import { client } from '../session/client.ts';
import { profileResource, refreshProfile } from '../session/useProfile.ts';
import { texts } from '../texts/store.ts';

type Request = AnswerOf<typeof loginCalls.loginMailReq>[number];

/** Seconds that the server asks to wait, when it does. */
const waitOf = (error: unknown): number | undefined =>
  error instanceof CallFailed && error.failure.kind === 'refused'
    ? error.failure.error.retryAfter
    : undefined;

/** Counts seconds down to zero. */
function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 500);
    return () => clearTimeout(timer);
  }, [left]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1_000);
  };
  return [left, start];
}

export type MailLoginError =
  | { readonly kind: 'mailInvalid' }
  | { readonly kind: 'codeInvalid' }
  | { readonly kind: 'wrongCode'; readonly triesLeft: number }
  | { readonly kind: 'noRecord' }
  | { readonly kind: 'tooMany'; readonly seconds: number }
  | { readonly kind: 'failed' };

const failureOf = (error: unknown): MailLoginError => {
  const seconds = waitOf(error);
  return seconds === undefined ? { kind: 'failed' } : { kind: 'tooMany', seconds };
};

/** Signing in with a code sent by e-mail: first the address, then the code. What was typed stays in both fields. */
export function useMailLogin(onSignedIn: () => void, given = '') {
  const [mail, setMail] = useState(given);
  const [code, setCode] = useState('');
  const [request, setRequest] = useState<Request>();
  const [error, setError] = useState<MailLoginError>();
  const [wait, startWait] = useCountdown();

  const asking = useMutation({
    mutationFn: (address: string) =>
      client.call(loginCalls.loginMailReq, { body: { mail: address, language: texts.locale() } }),
    onSuccess: ([answer]) => {
      setRequest(answer);
      setCode('');
      startWait(answer?.again ?? 0);
    },
    onError: (failure) => {
      setError(failureOf(failure));
      startWait(waitOf(failure) ?? 0);
    },
  });
  const confirming = useMutation({
    mutationFn: (body: { rqid: string; code: string }) => client.call(loginCalls.loginMailConfirm, { body }),
    onSuccess: async ([answer]) => {
      if (answer?.success) {
        markAccepted();
        const before = profileResource.snapshot().data?.crUid;
        await refreshProfile();
        const now = profileResource.snapshot().data?.crUid;
        if (answer.mergedAccount && before && now) await (await appOutbox()).adopt(before, now);
        onSignedIn();
      } else if (answer?.wrongCode) setError({ kind: 'wrongCode', triesLeft: answer.triesLeft });
      else setError({ kind: 'noRecord' });
    },
    onError: (failure) => setError(failureOf(failure)),
  });

  return {
    mail,
    setMail,
    code,
    setCode,
    request,
    error,
    wait,
    busy: asking.isPending || confirming.isPending,
    ask() {
      setError(undefined);
      const address = normaliseEmail(mail);
      if (address) asking.mutate(address);
      else setError({ kind: 'mailInvalid' });
    },
    confirm() {
      setError(undefined);
      const normal = normaliseCode(code);
      if (!request) return;
      if (normal) confirming.mutate({ rqid: request.rqid, code: normal });
      else setError({ kind: 'codeInvalid' });
    },
    changeAddress() {
      setRequest(undefined);
      setError(undefined);
    },
  };
}
