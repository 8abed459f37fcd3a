import { useEffect, useRef, useState } from 'react';
import { focusEntry } from '../cases/focusEntry.ts';
import type { OpenCase } from '../cases/useCase.ts';
import { parseMessageHash } from './messageHash.ts';

/** Scrolls to the address's message (`#m12`) and focuses it; loads older ones if needed. */
export function useTargetMessage({
  info,
  messages,
  older,
}: Pick<OpenCase, 'info' | 'messages' | 'older'>): void {
  const [target, setTarget] = useState(() => parseMessageHash(location.hash));
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (target === undefined || !info || !messages || older?.loading) return;
    const first = messages.at(0)?.msgId;
    const message = messages.find(({ msgId }) => msgId === target);
    if (!message && older && asked.current !== first) {
      asked.current = first;
      return older.onLoad();
    }
    setTarget(undefined);
    if (message) focusEntry(message.id);
  }, [target, info, messages, older]);
}
