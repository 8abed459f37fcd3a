import { TURNS } from '@parvis/locales/forms/names';
import { useEffect, useState } from 'react';
import { isLabel, type ThemeDocument } from '../state/document.ts';
import { useWork, type Work } from '../state/useWork.ts';
import { beginning, isDirty, nothing, opened, type Unsaved } from './beginning.ts';
import {
  type SavedTheme,
  type ThemeField,
  ThemeRefused,
  type ThemeStore,
  type ThemeSummary,
} from './store.ts';
import { watchTab } from './tab.ts';
import { type Left, offered, type UnsavedPlace } from './unsaved.ts';

/** How saving stands. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'noName' | 'nameCleaned' | 'failed' | 'refused';
type Identity = Omit<Unsaved, 'document' | 'before'>;

/** The theme being made, under its name. */
export interface Draft {
  readonly work: Work;
  /** Null while it was never saved. */
  readonly id: string | null;
  readonly name: string;
  readonly setName: (name: string) => void;
  /** The host's own: it keeps its name. */
  readonly fixed: boolean;
  /** Whether something is not saved: its look or its name. */
  readonly dirty: boolean;
  readonly state: SaveState;
  /** What the store refused, while `state` is `refused`. */
  readonly refused: ThemeField | null;
  readonly save: () => void;
  /** Saves what is on the screen in place of another theme, or as a new one under its name. */
  readonly saveAs: (target: Pick<ThemeSummary, 'name' | 'fixed'> & { readonly id: string | null }) => void;
  /** Grows with every save: lists are read again. */
  readonly saves: number;
  readonly open: (theme: SavedTheme) => void;
  /** A theme without a name, begun with colours of its own. */
  readonly begin: (document: ThemeDocument) => void;
  /** The theme was removed from the store: what is on the screen stays, as one that was never saved. */
  readonly forget: () => void;
  /** Work of closed tabs that was never saved. */
  readonly left: readonly Left[];
  readonly resume: (work: Left) => void;
  readonly drop: (work: Left) => void;
}

/** Longest name of a theme, in characters. */
export const MAX_NAME = 80;

/** A name in the order of its letters: without signs that turn it, and what stands beside it, round. */
const inOrder = (name: string): string => name.replace(TURNS, '');

const identityOf = ({ id, name, savedName, fixed }: Unsaved): Identity => ({ id, name, savedName, fixed });

/** The first of what is on the screen: what an address brought, as a theme that was never saved, or what there was. */
function firstOf(place: UnsavedPlace, theme: SavedTheme | null, asked: ThemeDocument | undefined): Unsaved {
  if (!asked) return beginning(place.own(), place.left(), theme);
  place.putAside();
  return { ...nothing, document: asked };
}

/**
 * @param theme the theme that the host opens; null to go on with what was done last
 * @param asked a look to begin with instead; what was on the screen is offered among unsaved work
 */
export function useDraft(
  store: ThemeStore,
  place: UnsavedPlace,
  theme: SavedTheme | null,
  asked?: ThemeDocument,
): Draft {
  const [first] = useState(() => firstOf(place, theme, asked));
  const work = useWork(first.document, first.before);
  const [identity, setIdentity] = useState<Identity>(identityOf(first));
  const [state, setState] = useState<SaveState>('idle');
  const [refused, setRefused] = useState<ThemeField | null>(null);
  const [saves, setSaves] = useState(0);
  // What the studio began with is this tab's own from now on.
  const taken = 'key' in first && typeof first.key === 'string' ? first.key : null;
  const [left, setLeft] = useState(() => offered(place.left()).filter(({ key }) => key !== taken));
  const { document, before, keep } = work;
  const { id, name, fixed } = identity;
  const dirty = isDirty({ ...identity, document, before });

  useEffect(() => watchTab(place), [place]);
  useEffect(() => place.keep({ ...identity, document, before }), [place, identity, document, before]);
  useEffect(() => {
    if (taken !== null) place.drop(taken);
  }, [place, taken]);

  const show = (next: Unsaved) => {
    work.open(next.document, next.before);
    setIdentity(identityOf(next));
    setState('idle');
  };
  const drop = ({ key }: Left) => {
    place.drop(key);
    setLeft((all) => all.filter((one) => one.key !== key));
  };
  const saveAs: Draft['saveAs'] = async (target) => {
    if (state === 'saving') return;
    const title = inOrder(target.name).trim().slice(0, MAX_NAME);
    if (title === '') return setState('noName');
    setRefused(isLabel(document.label) ? null : 'label');
    if (!isLabel(document.label)) return setState('refused');
    setState('saving');
    try {
      const saved = await store.save({ id: target.id, name: title, document });
      // A name typed while it was being saved is kept, as not saved.
      setIdentity((now) => ({
        id: saved.id,
        name: now.name === name ? saved.name : now.name,
        savedName: saved.name,
        fixed: saved.fixed ?? false,
      }));
      keep(document);
      setState('saved');
      setSaves((count) => count + 1);
    } catch (error) {
      setRefused(error instanceof ThemeRefused ? error.field : null);
      setState(error instanceof ThemeRefused ? 'refused' : 'failed');
    }
  };
  return {
    work,
    id,
    name,
    fixed,
    setName: (next) => {
      const plain = inOrder(next);
      setIdentity((now) => ({ ...now, name: plain }));
      setState((now) => (now === 'saving' ? now : plain === next ? 'idle' : 'nameCleaned'));
    },
    dirty,
    state: state === 'saved' && dirty ? 'idle' : state,
    refused: state === 'refused' ? refused : null,
    save: () => void saveAs({ id, name, fixed }),
    saveAs,
    saves,
    open: (theme) => show(opened(theme)),
    begin: (next) => show({ ...nothing, document: next, before: next }),
    forget: () => setIdentity((now) => ({ ...now, id: null, savedName: '', fixed: false })),
    left,
    resume: (work) => {
      show(work);
      drop(work);
    },
    drop,
  };
}
