import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { tabKeeper } from '../../lib/session/keeper.ts';

/** Lifetime of a code, milliseconds. */
const KEEP = 60_000;

const kept = tabKeeper('desk_code');
const keptSchema = z.object({ code: z.string(), at: z.number() });

/** Code in an address's hash. */
export const codeIn = (hash: string): string | undefined => /^#([\w-]{43})$/.exec(hash)?.[1];

export function keptCode(now = Date.now()): string | undefined {
  const { data } = z.safeParse(keptSchema, kept.load());
  return data && Math.abs(now - data.at) < KEEP ? data.code : undefined;
}

/** Moves the code from the address, and so the history, to the tab's storage. */
function takeCode(): string | undefined {
  const code = codeIn(location.hash);
  if (code === undefined) return keptCode();
  kept.save({ code, at: Date.now() });
  history.replaceState(history.state, '', location.pathname);
  return code;
}

export const forgetCode = (): void => kept.remove();

/** The scanned code; a new one if scanned while the page is open. */
export function useReadCode(): string | undefined {
  const [code, setCode] = useState(takeCode);
  useEffect(() => {
    const read = () => {
      if (codeIn(location.hash) !== undefined) setCode(takeCode());
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return code;
}
