import { loginCalls } from '@parvis/api/calls/login';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { client } from '../../lib/api/client.ts';
import type { RequestedCode } from './requestedCode.ts';

export type CodeNews = 'delivered' | 'failed';

/** Intervals in milliseconds, and counts: a code is valid for ten minutes. */
const ROUNDS = [
  { every: 4_000, times: 20 },
  { every: 20_000, times: 26 },
] as const;
const DELAYS: readonly number[] = ROUNDS.flatMap(({ every, times }) => Array<number>(times).fill(every));

interface DeliveryStatus {
  readonly noRecord: boolean;
  readonly delivered?: boolean;
  readonly failed: boolean;
}
const fetchStatus: Readonly<
  Record<RequestedCode['kind'], (rqid: string) => Promise<readonly DeliveryStatus[]>>
> = {
  mail: (rqid) => client.call(loginCalls.loginMailSts, { body: { rqid } }),
  sms: (rqid) => client.call(ownPhoneCalls.loginSmsSts, { body: { rqid } }),
};

/** Until settled. @returns stops polling */
export function watchCode(
  kind: RequestedCode['kind'],
  rqid: string,
  tell: (news: CodeNews) => void,
): () => void {
  let asked = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  const stopPolling = () => {
    isOver = true;
    clearTimeout(timer);
  };
  const checkStatus = async () => {
    const [state] = await fetchStatus[kind](rqid);
    if (isOver) return;
    if (state?.failed) tell('failed');
    else if (state?.delivered) tell('delivered');
    if (!state || state.noRecord || state.failed || state.delivered) stopPolling();
  };
  const scheduleCheck = () => {
    const next = DELAYS[asked];
    if (next === undefined) return;
    asked += 1;
    timer = setTimeout(() => {
      scheduleCheck();
      checkStatus().catch(() => undefined);
    }, next);
  };
  scheduleCheck();
  return stopPolling;
}
