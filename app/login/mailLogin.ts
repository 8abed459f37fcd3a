import { loginCalls } from '@parvis/api/calls/login';
import type { TextStore } from '@parvis/locales/translate';
import { normaliseCode, normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../data/client.ts';
import { proving } from '../data/proof/proving.ts';
import { useStore } from '../data/store.ts';
import { texts } from '../texts/store.ts';
import { type AskedCode, forgetAskedCode, keepAskedCode, loadAskedCode } from './askedCode.ts';
import { settleSignIn, waitOf } from './signedIn.ts';
import { useCountdown } from './useCountdown.ts';
import { useTyped } from './useTyped.ts';

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
      return problem.triesLeft > 0 ? t('login.wrongCode', { count: problem.triesLeft }) : t('login.noTries');
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
  const [request, setRequest] = useState<AskedCode | undefined>(() => loadAskedCode());
  const mail = useTyped(given || (request?.mail ?? ''), (text) =>
    normaliseEmail(text) ? undefined : t('login.mail.invalid'),
  );
  const code = useTyped('', (text) => (normaliseCode(text) ? undefined : t('login.code.invalid')));
  const [againAt, setAgainAt] = useState(request?.againAt ?? 0);
  const wait = useCountdown(againAt);
  const works = useStore(proving) > 0;

  const asking = useMutation({
    mutationFn: (address: string) =>
      client.call(loginCalls.loginMailReq, { body: { mail: address, language: texts.locale() } }),
    onSuccess: ([answer], address) => {
      if (!answer) return;
      const { rqid, maskedEmail, expires, again } = answer;
      const asked = {
        ...{ rqid, maskedEmail, mail: address },
        ...{ expires: Date.parse(expires), againAt: Date.now() + again * 1_000 },
      };
      setRequest(asked);
      keepAskedCode(asked);
      setAgainAt(asked.againAt);
      code.empty();
      code.forgive();
    },
    onError: (failure) => {
      (request ? code : mail).refuse(problemWords(t, failureOf(failure)));
      setAgainAt(Date.now() + (waitOf(failure) ?? 0) * 1_000);
    },
  });
  const refuse = (problem: Problem) => code.refuse(problemWords(t, problem));
  const confirming = useMutation({
    mutationFn: (body: { rqid: string; code: string }) => client.call(loginCalls.loginMailConfirm, { body }),
    onSuccess: async ([answer]) => {
      if (answer?.success) {
        forgetAskedCode();
        await settleSignIn(answer.mergedAccount);
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
      forgetAskedCode();
      mail.forgive();
      code.forgive();
    },
  };
}
