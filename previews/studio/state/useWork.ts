import { useMemo, useReducer } from 'react';
import type { ThemeDocument } from './document.ts';

/** Milliseconds in which changes with the same mark merge. */
const MERGE_WITHIN = 500;
export const MAX_STEPS = 100;

type Update = (document: ThemeDocument) => ThemeDocument;

type Action =
  | { type: 'change'; mark: string; at: number; update: Update }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'open'; document: ThemeDocument; before: ThemeDocument }
  | { type: 'keep'; document: ThemeDocument };

export interface WorkState {
  readonly past: readonly ThemeDocument[];
  readonly document: ThemeDocument;
  readonly future: readonly ThemeDocument[];
  /** When opened or last saved. */
  readonly before: ThemeDocument;
  /** Null after undo and redo, which never merge. */
  readonly last: { readonly mark: string; readonly at: number } | null;
}

export const startWork = (document: ThemeDocument, before: ThemeDocument): WorkState => ({
  past: [],
  document,
  future: [],
  before,
  last: null,
});

/** Exported for its test. */
export function reduceWork(state: WorkState, action: Action): WorkState {
  const { past, document, future, last } = state;
  switch (action.type) {
    case 'change': {
      const { mark, at, update } = action;
      const next = update(document);
      if (Object.is(next, document)) return state;
      const merges = last?.mark === mark && Math.abs(at - last.at) <= MERGE_WITHIN;
      const steps = merges ? past : [...past, document].slice(-MAX_STEPS);
      return { ...state, past: steps, document: next, future: [], last: { mark, at } };
    }
    case 'undo': {
      const previous = past.at(-1);
      if (!previous) return state;
      return {
        ...state,
        past: past.slice(0, -1),
        document: previous,
        future: [document, ...future],
        last: null,
      };
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { ...state, past: [...past, document], document: next, future: rest, last: null } : state;
    }
    case 'open':
      return startWork(action.document, action.before);
    case 'keep':
      return { ...state, before: action.document };
  }
}

export interface Work {
  readonly document: ThemeDocument;
  readonly before: ThemeDocument;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Steps with the same mark within half a second merge. */
  readonly change: (mark: string, update: Update) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** With a new history. */
  readonly open: (document: ThemeDocument, before: ThemeDocument) => void;
  /** Changes during the save stay unsaved. */
  readonly keep: (document: ThemeDocument) => void;
}

/** @param before compared with `first` */
export function useWork(first: ThemeDocument, before: ThemeDocument): Work {
  const [state, dispatch] = useReducer(reduceWork, null, () => startWork(first, before));
  return useMemo(
    () => ({
      document: state.document,
      before: state.before,
      canUndo: state.past.length > 0,
      canRedo: state.future.length > 0,
      change: (mark: string, update: Update) => dispatch({ type: 'change', mark, update, at: Date.now() }),
      undo: () => dispatch({ type: 'undo' }),
      redo: () => dispatch({ type: 'redo' }),
      open: (document: ThemeDocument, before: ThemeDocument) => dispatch({ type: 'open', document, before }),
      keep: (document: ThemeDocument) => dispatch({ type: 'keep', document }),
    }),
    [state],
  );
}
