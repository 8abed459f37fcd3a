import { loginCalls } from '@parvis/api/calls/login';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { client } from '../data/client.ts';
import type { AskedCode } from './askedCode.ts';

/** What became of a code, once it is known. */
export type CodeNews = 'delivered' | 'failed';

/** How often it is asked after, milliseconds, and how many times. */
const EVERY = 4_000;
const TIMES = 20;

interface Standing {
  readonly noRecord: boolean;
  readonly delivered?: boolean;
  readonly failed: boolean;
}
const ask: Readonly<Record<AskedCode['kind'], (rqid: string) => Promise<readonly Standing[]>>> = {
  mail: (rqid) => client.call(loginCalls.loginMailSts, { body: { rqid } }),
  sms: (rqid) => client.call(ownPhoneCalls.loginSmsSts, { body: { rqid } }),
};

/**
 * Asks what became of a code until that is known, until it is given up, or until the server says that it tells nothing of it.
 * @returns ends it: nothing is told any more
 */
export function watchCode(kind: AskedCode['kind'], rqid: string, tell: (news: CodeNews) => void): () => void {
  let left = TIMES;
  let isOver = false;
  const end = () => {
    isOver = true;
    clearInterval(timer);
  };
  const look = async () => {
    left -= 1;
    const isLast = left === 0;
    try {
      const [state] = await ask[kind](rqid);
      if (isOver) return;
      if (state?.failed) tell('failed');
      else if (state?.delivered) tell('delivered');
      if (isLast || !state || state.noRecord || state.failed || state.delivered) end();
    } catch {
      // Asked again, or not known.
      if (isLast) end();
    }
  };
  const timer = setInterval(() => left > 0 && void look(), EVERY);
  return end;
}
