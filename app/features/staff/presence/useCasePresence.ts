import { presenceCalls } from '@parvis/api/calls/presence';
import { PRESENCE_INTERVAL, type PresenceState } from '@parvis/api/presence';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { createId } from '../../../lib/outbox/createId.ts';
import type { CaseReader } from '../../cases/useCase.ts';
import { recordPeople } from './presentPeople.ts';

/** Milliseconds after the last key. */
const TYPING_PAUSE = 5_000;

/** Also on unload. */
const sendAlive: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

/** Sends presence while the page is visible. */
export function useCasePresence({ cuid, csid }: CaseReader): { noteTyping: () => void } {
  const [typing, setTyping] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [id] = useState(createId);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const send = (state: PresenceState) =>
      void client
        .call(presenceCalls.presenceSend, { cuid, body: { csid, id, state }, send: sendAlive })
        .then((others) => recordPeople(csid, others))
        // The next one retries.
        .catch(() => undefined);
    const arrive = () => {
      const tell = () => send(typing ? 'typing' : 'reading');
      tell();
      clearInterval(timer);
      timer = setInterval(tell, PRESENCE_INTERVAL);
    };
    const leave = () => {
      if (timer === undefined) return;
      clearInterval(timer);
      timer = undefined;
      send('left');
    };
    const follow = () => (document.hidden ? leave() : arrive());
    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', leave);
      clearInterval(timer);
    };
  }, [cuid, csid, id, typing]);
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      void client
        .call(presenceCalls.presenceSend, { cuid, body: { csid, id, state: 'left' }, send: sendAlive })
        .catch(() => undefined);
    },
    [cuid, csid, id],
  );
  return {
    noteTyping() {
      setTyping(true);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => setTyping(false), TYPING_PAUSE);
    },
  };
}
