import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { tabKeeper } from '../../lib/session/keeper.ts';

/** How long a code that was read is worth keeping, milliseconds: as long as it lasts. */
const KEEP = 60_000;

const kept = tabKeeper('desk_code');
const keptSchema = z.object({ code: z.string(), at: z.number() });

/** The code in an address, where one stands after its `#`. */
export const codeIn = (hash: string): string | undefined => /^#([\w-]{43})$/.exec(hash)?.[1];

/** The code that this tab read less than a minute ago. */
export function keptCode(now = Date.now()): string | undefined {
  const { data } = z.safeParse(keptSchema, kept.load());
  return data && Math.abs(now - data.at) < KEEP ? data.code : undefined;
}

/** Takes the code out of the address, where it would stay in the history, and keeps it over a reload and signing in. */
function takeCode(): string | undefined {
  const code = codeIn(location.hash);
  if (code === undefined) return keptCode();
  kept.save({ code, at: Date.now() });
  history.replaceState(history.state, '', location.pathname);
  return code;
}

/** Forgets it: it was answered, or is over. */
export const forgetCode = (): void => kept.remove();

/** The code of a desk that this phone has read; another one, where the page was open when it was. */
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
