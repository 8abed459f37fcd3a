import { TURNS } from '@parvis/locales/forms/names';
import { useEffect, useState } from 'react';
import { isLabel, type ThemeDocument } from '../state/document.ts';
import { useWork, type Work } from '../state/useWork.ts';
import { chooseInitialWork, EMPTY_WORK, isDirty, openTheme, type UnsavedWork } from './initialWork.ts';
import {
  type SavedTheme,
  type ThemeField,
  ThemeRefused,
  type ThemeStore,
  type ThemeSummary,
} from './store.ts';
import { watchTab } from './tab.ts';
import { type ClosedTabWork, filterUnsaved, type UnsavedStorage } from './unsavedStorage.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'noName' | 'nameCleaned' | 'failed' | 'refused';
type Identity = Omit<UnsavedWork, 'document' | 'before'>;

export interface Draft {
  readonly work: Work;
  /** Null until first saved. */
  readonly id: string | null;
  readonly name: string;
  readonly setName: (name: string) => void;
  /** Cannot be renamed. */
  readonly fixed: boolean;
  /** Of look or name. */
  readonly dirty: boolean;
  readonly state: SaveState;
  /** While `state` is `refused`. */
  readonly refused: ThemeField | null;
  readonly save: () => void;
  /** Over another theme, or as a new one. */
  readonly saveAs: (target: Pick<ThemeSummary, 'name' | 'fixed'> & { readonly id: string | null }) => void;
  /** Incremented by every save, to reload lists. */
  readonly saves: number;
  readonly open: (theme: SavedTheme) => void;
  readonly begin: (document: ThemeDocument) => void;
  /** Removed from the store, kept on screen as unsaved. */
  readonly forget: () => void;
  /** Of closed tabs. */
  readonly left: readonly ClosedTabWork[];
  readonly resume: (work: ClosedTabWork) => void;
  readonly drop: (work: ClosedTabWork) => void;
}

/** Characters. */
export const MAX_NAME = 80;

const removeDirectionOverrides = (name: string): string => name.replace(TURNS, '');

const pickIdentity = ({ id, name, savedName, fixed }: UnsavedWork): Identity => ({
  id,
  name,
  savedName,
  fixed,
});

/** From an address, else stored. */
function loadInitialWork(
  place: UnsavedStorage,
  theme: SavedTheme | null,
  asked: ThemeDocument | undefined,
): UnsavedWork {
  if (!asked) return chooseInitialWork(place.own(), place.left(), theme);
  place.putAside();
  return { ...EMPTY_WORK, document: asked };
}

/**
 * @param theme opened by the host; null to resume the last work @param asked look to start with; stored work is then
 * offered as unsaved
 */
export function useDraft(
  store: ThemeStore,
  place: UnsavedStorage,
  theme: SavedTheme | null,
  asked?: ThemeDocument,
): Draft {
  const [first] = useState(() => loadInitialWork(place, theme, asked));
  const work = useWork(first.document, first.before);
  const [identity, setIdentity] = useState<Identity>(pickIdentity(first));
  const [state, setState] = useState<SaveState>('idle');
  const [refused, setRefused] = useState<ThemeField | null>(null);
  const [saves, setSaves] = useState(0);
  // This tab takes it over.
  const taken = 'key' in first && typeof first.key === 'string' ? first.key : null;
  const [left, setLeft] = useState(() => filterUnsaved(place.left()).filter(({ key }) => key !== taken));
  const { document, before, keep } = work;
  const { id, name, fixed } = identity;
  const dirty = isDirty({ ...identity, document, before });

  useEffect(() => watchTab(place), [place]);
  useEffect(() => place.keep({ ...identity, document, before }), [place, identity, document, before]);
  useEffect(() => {
    if (taken !== null) place.drop(taken);
  }, [place, taken]);

  const show = (next: UnsavedWork) => {
    work.open(next.document, next.before);
    setIdentity(pickIdentity(next));
    setState('idle');
  };
  const drop = ({ key }: ClosedTabWork) => {
    place.drop(key);
    setLeft((all) => all.filter((one) => one.key !== key));
  };
  const saveAs: Draft['saveAs'] = async (target) => {
    if (state === 'saving') return;
    const title = removeDirectionOverrides(target.name).trim().slice(0, MAX_NAME);
    if (title === '') return setState('noName');
    setRefused(isLabel(document.label) ? null : 'label');
    if (!isLabel(document.label)) return setState('refused');
    setState('saving');
    try {
      const saved = await store.save({ id: target.id, name: title, document });
      // A name typed during the save stays unsaved.
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
      const plain = removeDirectionOverrides(next);
      setIdentity((now) => ({ ...now, name: plain }));
      setState((now) => (now === 'saving' ? now : plain === next ? 'idle' : 'nameCleaned'));
    },
    dirty,
    state: state === 'saved' && dirty ? 'idle' : state,
    refused: state === 'refused' ? refused : null,
    save: () => void saveAs({ id, name, fixed }),
    saveAs,
    saves,
    open: (theme) => show(openTheme(theme)),
    begin: (next) => show({ ...EMPTY_WORK, document: next, before: next }),
    forget: () => setIdentity((now) => ({ ...now, id: null, savedName: '', fixed: false })),
    left,
    resume: (work) => {
      show(work);
      drop(work);
    },
    drop,
  };
}
