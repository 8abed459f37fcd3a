import { useCallback, useMemo, useReducer } from 'react';
import type { ThemeDocument } from './document.ts';
import { type History, redo, startHistory, step, undo } from './history.ts';

type Update = (document: ThemeDocument) => ThemeDocument;

type Action =
  | { type: 'change'; mark: string; at: number; update: Update }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'open'; document: ThemeDocument; before: ThemeDocument }
  | { type: 'keep'; document: ThemeDocument };

export interface WorkState {
  readonly history: History<ThemeDocument>;
  /** As it was opened or last saved: what "before" shows. */
  readonly before: ThemeDocument;
}

const changed = (
  { history, before }: WorkState,
  { mark, at, update }: Action & { type: 'change' },
): WorkState => ({
  before,
  history: step(history, update(history.present), mark, at),
});

/** Exported for its test. */
export function reduceWork(state: WorkState, action: Action): WorkState {
  const { history, before } = state;
  if (action.type === 'change') return changed(state, action);
  if (action.type === 'undo') return { before, history: undo(history) };
  if (action.type === 'redo') return { before, history: redo(history) };
  if (action.type === 'keep') return { history, before: action.document };
  return { history: startHistory(action.document), before: action.before };
}

/** The theme being made, with the way it came. */
export interface Work {
  readonly document: ThemeDocument;
  readonly before: ThemeDocument;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** One step; those with the same mark within half a second are merged. */
  readonly change: (mark: string, update: Update) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Another theme in its place, with a history of its own. */
  readonly open: (document: ThemeDocument, before: ThemeDocument) => void;
  /** This was saved, and is "before" from here on; what was changed while it was being saved is not. */
  readonly keep: (document: ThemeDocument) => void;
}

/** @param first the theme to begin with; `before` what it is compared with */
export function useWork(first: ThemeDocument, before: ThemeDocument): Work {
  const [state, dispatch] = useReducer(reduceWork, null, () => ({ history: startHistory(first), before }));
  const change = useCallback(
    (mark: string, update: Update) => dispatch({ type: 'change', mark, update, at: Date.now() }),
    [],
  );
  const { history } = state;
  return useMemo(
    () => ({
      document: history.present,
      before: state.before,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      change,
      undo: () => dispatch({ type: 'undo' }),
      redo: () => dispatch({ type: 'redo' }),
      open: (document: ThemeDocument, before: ThemeDocument) => dispatch({ type: 'open', document, before }),
      keep: (document: ThemeDocument) => dispatch({ type: 'keep', document }),
    }),
    [history, state.before, change],
  );
}
