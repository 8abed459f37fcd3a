import { DRAFT_MAX, draftCalls } from '@parvis/api/calls/drafts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { client } from '../../../lib/api/client.ts';
import { createOwnSlot } from '../../../lib/session/ownSlot.ts';
import { createTextDraft } from '../../../lib/session/textDraft.ts';
import type { CaseReader } from '../../cases/useCase.ts';
import { getDraftsQuery, setListedDraft } from './draftQuery.ts';
import { applyAnswer, CLEAN, type DraftState, draftStateSchema, reconcile } from './draftState.ts';

/** Debounces saving, milliseconds. */
const PAUSE = 1_000;

export type DraftNote =
  /** From another device. */
  | { readonly kind: 'elsewhere' }
  /** Conflict: `other` lost. */
  | { readonly kind: 'both'; readonly other: string };

const sendAlive: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

/** Available offline. */
function createDeviceCopy(csid: string) {
  const words = createTextDraft(createOwnSlot(`draft_${csid}`));
  const slot = createOwnSlot(`draftVersion_${csid}`);
  return {
    load: () => ({ txt: words.load(), state: z.safeParse(draftStateSchema, slot.load()).data ?? CLEAN }),
    save(txt: string, state: DraftState) {
      words.save(txt);
      if (txt === '' && !state.dirty) slot.remove();
      else slot.save(state);
    },
  };
}

/** Reply draft: on this device at once, and on the server for the person's others. */
export function useStaffDraft({ cuid, csid }: CaseReader) {
  const [copy] = useState(() => createDeviceCopy(csid));
  const [first] = useState(copy.load);
  const [draft, showDraft] = useState(first.txt);
  const [note, setNote] = useState<DraftNote>();
  const current = useRef(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(false);
  const { data } = useQuery(getDraftsQuery(cuid));

  const keep = useCallback(
    (txt: string, state: DraftState) => {
      current.current = { txt, state };
      copy.save(txt, state);
      showDraft(txt);
    },
    [copy],
  );

  const push = useCallback(async () => {
    clearTimeout(timer.current);
    const { txt: sent, state } = current.current;
    if (sending.current || !state.dirty || sent.length > DRAFT_MAX) return;
    sending.current = true;
    const body = {
      ...{ csid, txt: sent, age: Math.max(0, Date.now() - state.editedAt) },
      ...(state.known !== undefined && { known: state.known }),
    };
    const [answer] = await client
      .call(draftCalls.draftsSave, { cuid, body, send: sendAlive })
      // Kept locally; the next key or visit retries.
      .catch(() => []);
    sending.current = false;
    if (!answer) return;
    const { txt: now, state: was } = current.current;
    const next = applyAnswer({ now, sent, state: was }, answer);
    keep(next.txt, next.state);
    if (next.other !== undefined) setNote({ kind: 'both', other: next.other });
    setListedDraft(cuid, { ...answer, txt: next.txt });
    if (next.state.dirty) timer.current = setTimeout(push, PAUSE);
  }, [cuid, csid, keep]);

  useEffect(() => {
    if (!data || sending.current) return;
    const { txt, state } = current.current;
    const found = reconcile(
      txt,
      state,
      data.find((one) => one.csid === csid),
    );
    if (found === 'nothing') return;
    if (found === 'send') {
      keep(txt, { ...state, dirty: true });
      void push();
      return;
    }
    keep(found.adopt, { ...state, known: found.known, dirty: false });
    setNote(found.adopt !== '' && found.adopt !== txt ? { kind: 'elsewhere' } : undefined);
  }, [data, csid, keep, push]);

  useEffect(() => {
    const flush = () => void push();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      flush();
    };
  }, [push]);

  const setDraft = useCallback(
    (txt: string) => {
      const { state } = current.current;
      keep(txt, { ...state, dirty: true, editedAt: Date.now() });
      if (txt === '') setListedDraft(cuid, { csid, txt });
      setNote(undefined);
      clearTimeout(timer.current);
      timer.current = setTimeout(push, txt === '' ? 0 : PAUSE);
    },
    [cuid, csid, keep, push],
  );
  return { draft, setDraft, note };
}
