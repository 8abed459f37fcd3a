import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { createTabSlot } from '../../lib/session/storageSlot.ts';

/** Milliseconds. */
const CODE_LIFETIME = 60_000;

const slot = createTabSlot('desk_code');
const scannedCodeSchema = z.object({ code: z.string(), at: z.number() });

/** From an address's hash. */
export const parseCode = (hash: string): string | undefined => /^#([\w-]{43})$/.exec(hash)?.[1];

export function readStoredCode(now = Date.now()): string | undefined {
  const { data } = z.safeParse(scannedCodeSchema, slot.load());
  return data && Math.abs(now - data.at) < CODE_LIFETIME ? data.code : undefined;
}

/** From the address, and so the history, to the tab's storage. */
function extractCode(): string | undefined {
  const code = parseCode(location.hash);
  if (code === undefined) return readStoredCode();
  slot.save({ code, at: Date.now() });
  history.replaceState(history.state, '', location.pathname);
  return code;
}

export const clearScannedCode = (): void => slot.remove();

/** Updates if scanned while the page is open. */
export function useScannedCode(): string | undefined {
  const [code, setCode] = useState(extractCode);
  useEffect(() => {
    const read = () => {
      if (parseCode(location.hash) !== undefined) setCode(extractCode());
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return code;
}
