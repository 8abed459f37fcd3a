import { useEffect, useState } from 'react';
import type { TriedContact } from './contactDraft.ts';

/** Seconds until it is looked whether what waits has left, one after the other: each counts as a message that is written. */
const LOOKS = [7, 25, 60, 180, 600] as const;

/** Looks what became of a message that waits; what is to be done then, where something is. */
type Look = (waiting: TriedContact) => Promise<(() => void) | undefined>;

/**
 * Looks now and then what became of what waits at the server, as long as the page is open.
 * @param since another one wherever there is another message to look for
 * @returns begins anew, with the first pause
 */
export function useLooks(since: unknown, waitingOf: () => TriedContact | undefined, look: Look): () => void {
  const [looks, setLooks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look after the other.
  useEffect(() => {
    const [waiting, pause] = [waitingOf(), LOOKS[looks]];
    if (!waiting || pause === undefined) return;
    let isOver = false;
    const lookOnce = async () => {
      const then = await look(waiting);
      if (isOver) return;
      then?.();
      setLooks(looks + 1);
    };
    const timer = setTimeout(() => void lookOnce(), pause * 1_000);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [since, looks]);
  return () => setLooks(0);
}
