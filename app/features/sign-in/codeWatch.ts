import { loginCalls } from '@parvis/api/calls/login';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { client } from '../../lib/api/client.ts';
import type { AskedCode } from './askedCode.ts';

export type CodeNews = 'delivered' | 'failed';

/** Poll intervals in milliseconds, and counts: a code is valid for ten minutes. */
const ROUNDS = [
  { every: 4_000, times: 20 },
  { every: 20_000, times: 26 },
] as const;
const WAITS: readonly number[] = ROUNDS.flatMap(({ every, times }) => Array<number>(times).fill(every));

interface Standing {
  readonly noRecord: boolean;
  readonly delivered?: boolean;
  readonly failed: boolean;
}
const ask: Readonly<Record<AskedCode['kind'], (rqid: string) => Promise<readonly Standing[]>>> = {
  mail: (rqid) => client.call(loginCalls.loginMailSts, { body: { rqid } }),
  sms: (rqid) => client.call(ownPhoneCalls.loginSmsSts, { body: { rqid } }),
};

/** Polls the delivery of a code until it is settled. @returns stops polling */
export function watchCode(kind: AskedCode['kind'], rqid: string, tell: (news: CodeNews) => void): () => void {
  let asked = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  const end = () => {
    isOver = true;
    clearTimeout(timer);
  };
  const look = async () => {
    const [state] = await ask[kind](rqid);
    if (isOver) return;
    if (state?.failed) tell('failed');
    else if (state?.delivered) tell('delivered');
    if (!state || state.noRecord || state.failed || state.delivered) end();
  };
  const wait = () => {
    const next = WAITS[asked];
    if (next === undefined) return;
    asked += 1;
    timer = setTimeout(() => {
      wait();
      look().catch(() => undefined);
    }, next);
  };
  wait();
  return end;
}
