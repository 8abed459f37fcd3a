import type { AnswerOf } from '@parvis/api/call';
import { loginCalls } from '@parvis/api/calls/login';
import { CallFailed } from '@parvis/api/client';
import type { TextStore } from '@parvis/locales/translate';
import { normaliseCode, normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../data/client.ts';
import { appOutbox } from '../data/outbox/appOutbox.ts';
import { proving } from '../data/proof/proving.ts';
import { useStore } from '../data/store.ts';
import { markAccepted } from '../session/acceptance.ts';
import { profileResource, refreshProfile } from '../session/useProfile.ts';
import { texts } from '../texts/store.ts';
import { useTyped } from './useTyped.ts';

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

/** Why signing in did not go on. */
type Problem =
  | { readonly kind: 'wrongCode'; readonly triesLeft: number }
  | { readonly kind: 'noRecord' }
  | { readonly kind: 'tooMany'; readonly seconds: number }
  | { readonly kind: 'failed' };

const failureOf = (error: unknown): Problem => {
  const seconds = waitOf(error);
  return seconds === undefined ? { kind: 'failed' } : { kind: 'tooMany', seconds };
};

const problemWords = (t: TextStore['t'], problem: Problem): string => {
  switch (problem.kind) {
    case 'wrongCode':
      return t('login.wrongCode', { count: problem.triesLeft });
    case 'noRecord':
      return t('login.noRecord');
    case 'tooMany':
      return t('login.tooMany', { count: problem.seconds });
    case 'failed':
      return t('load.failed');
  }
};

/** Signing in with a code sent by e-mail: first the address, then the code. What was typed stays in both fields. */
export function useMailLogin(t: TextStore['t'], onSignedIn: () => void, given = '') {
  const mail = useTyped(given, (text) => (normaliseEmail(text) ? undefined : t('login.mail.invalid')));
  const code = useTyped('', (text) => (normaliseCode(text) ? undefined : t('login.code.invalid')));
  const [request, setRequest] = useState<Request>();
  const [wait, startWait] = useCountdown();
  const works = useStore(proving) > 0;

  const asking = useMutation({
    mutationFn: (address: string) =>
      client.call(loginCalls.loginMailReq, { body: { mail: address, language: texts.locale() } }),
    onSuccess: ([answer]) => {
      setRequest(answer);
      code.empty();
      code.forgive();
      startWait(answer?.again ?? 0);
    },
    onError: (failure) => {
      (request ? code : mail).refuse(problemWords(t, failureOf(failure)));
      startWait(waitOf(failure) ?? 0);
    },
  });
  const refuse = (problem: Problem) => code.refuse(problemWords(t, problem));
  const confirming = useMutation({
    mutationFn: (body: { rqid: string; code: string }) => client.call(loginCalls.loginMailConfirm, { body }),
    onSuccess: async ([answer]) => {
      if (answer?.success) {
        markAccepted();
        const before = profileResource.get().data?.crUid;
        await refreshProfile();
        const now = profileResource.get().data?.crUid;
        if (answer.mergedAccount && before && now) await (await appOutbox()).adopt(before, now);
        onSignedIn();
      } else if (answer?.wrongCode) refuse({ kind: 'wrongCode', triesLeft: answer.triesLeft });
      else refuse({ kind: 'noRecord' });
    },
    onError: (failure) => refuse(failureOf(failure)),
  });

  const ask = (text = mail.text) => {
    const address = normaliseEmail(text);
    if (address) asking.mutate(address);
  };
  return {
    mail,
    code,
    request,
    wait,
    busy: asking.isPending || confirming.isPending,
    /** What the device is doing where it takes long: work that many requests for one address cost. */
    doing: works && asking.isPending ? t('login.proving') : undefined,
    /** Sends the code, or another one. */
    ask: () => ask(),
    submitMail: mail.submit(ask),
    submitCode: code.submit((text) => {
      const normal = normaliseCode(text);
      if (request && normal) confirming.mutate({ rqid: request.rqid, code: normal });
    }),
    changeAddress() {
      setRequest(undefined);
      mail.forgive();
      code.forgive();
    },
  };
}
