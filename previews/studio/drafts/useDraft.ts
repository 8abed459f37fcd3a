import { useCallback, useEffect, useRef, useState } from 'react';
import { emptyDocument, sameDocument, type ThemeDocument } from '../state/document.ts';
import { useWork, type Work } from '../state/useWork.ts';
import type { SavedTheme, ThemeStore } from './store.ts';
import { keepUnsaved, readUnsaved } from './unsaved.ts';

/** How saving stands. */
type SaveState = 'idle' | 'saving' | 'saved' | 'noName' | 'failed';

/** The theme being made, under its name. */
export interface Draft {
  readonly work: Work;
  /** Null while it was never saved. */
  readonly id: string | null;
  readonly name: string;
  readonly setName: (name: string) => void;
  /** Whether something is not saved. */
  readonly dirty: boolean;
  readonly state: SaveState;
  readonly save: () => void;
  /** Grows with every save: lists are read again. */
  readonly saves: number;
  readonly open: (theme: SavedTheme) => void;
  /** A theme without a name, begun with colours of its own. */
  readonly begin: (document: ThemeDocument) => void;
  /** The theme was removed from the store: what is on the screen stays, as one that was never saved. */
  readonly forget: () => void;
}

/** Longest name of a theme, in characters. */
export const MAX_NAME = 80;

/** @param opens id of the theme to begin with */
export function useDraft(store: ThemeStore, opens: string | undefined): Draft {
  const [left] = useState(() => (opens === undefined ? readUnsaved() : null));
  const work = useWork(left?.document ?? emptyDocument, left?.before ?? emptyDocument);
  const [id, setId] = useState<string | null>(left?.id ?? null);
  const [name, setName] = useState(left?.name ?? '');
  const [state, setState] = useState<SaveState>('idle');
  const [saves, setSaves] = useState(0);
  const { document, before } = work;
  const { open: openWork, keep } = work;
  const dirty = !sameDocument(document, before);

  useEffect(() => {
    // A theme of a host's own is kept by the host alone.
    if (opens === undefined) keepUnsaved({ id, name, document, before });
  }, [opens, id, name, document, before]);

  const open = useCallback(
    (theme: SavedTheme) => {
      openWork(theme.document);
      setId(theme.id);
      setName(theme.name);
      setState('idle');
    },
    [openWork],
  );
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (opens === undefined) return;
    store.load(opens).then(
      (theme) => theme && latest.current(theme),
      () => setState('failed'),
    );
  }, [store, opens]);

  const save = async () => {
    const title = name.trim().slice(0, MAX_NAME);
    if (title === '') return setState('noName');
    setState('saving');
    try {
      const saved = await store.save({ id, name: title, document });
      setId(saved.id);
      setName(saved.name);
      keep();
      setState('saved');
      setSaves((count) => count + 1);
    } catch {
      setState('failed');
    }
  };
  return {
    work,
    id,
    name,
    setName: (next) => {
      setName(next);
      setState('idle');
    },
    dirty,
    state: state === 'saved' && dirty ? 'idle' : state,
    save: () => void save(),
    saves,
    open,
    begin: (next) => {
      openWork(next);
      setId(null);
      setName('');
      setState('idle');
    },
    forget: () => setId(null),
  };
}
