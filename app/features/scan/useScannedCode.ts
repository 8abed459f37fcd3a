import { useRef, useState } from 'react';
import { openInApp } from '../install/appLinks.ts';
import { type ParsedCode, parseScanned, parseTyped } from './parseCode.ts';
import { type ResolvedCode, resolveCode } from './resolveCode.ts';

/** Milliseconds. */
const FOUND_VIBRATION = 50;

export type CodeOutcome = { readonly kind: 'checking' | 'notFound' | 'reading' } | ResolvedCode;

/** One check at a time; opens a good code's page. */
export function useScannedCode() {
  const [outcome, setOutcome] = useState<CodeOutcome>();
  /** Announces a code in sight once. */
  const last = useRef<string>(undefined);
  const busy = useRef(false);

  const resolve = async (parsed: ParsedCode) => {
    busy.current = true;
    if (parsed.kind === 'code' || parsed.kind === 'link') setOutcome({ kind: 'checking' });
    const resolved = await resolveCode(parsed);
    setOutcome(resolved);
    busy.current = resolved.kind === 'open';
    if (resolved.kind === 'open') openInApp(resolved.href);
  };

  const handleScan = (text: string) => {
    if (busy.current || text === last.current) return;
    last.current = text;
    const parsed = parseScanned(text);
    if (parsed.kind !== 'foreign') navigator.vibrate?.(FOUND_VIBRATION);
    void resolve(parsed);
  };

  return {
    outcome,
    handleScan,
    handleTyped: (text: string) => void (busy.current || resolve(parseTyped(text, location.host))),
    async handlePhoto(read: () => Promise<string | undefined>) {
      if (busy.current) return;
      last.current = undefined;
      setOutcome({ kind: 'reading' });
      const text = await read().catch(() => undefined);
      if (text === undefined) setOutcome({ kind: 'notFound' });
      else handleScan(text);
    },
    clear() {
      if (busy.current) return;
      last.current = undefined;
      setOutcome(undefined);
    },
  };
}
