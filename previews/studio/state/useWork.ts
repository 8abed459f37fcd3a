import { useCallback, useMemo, useReducer } from 'react';
import type { ThemeDocument } from './document.ts';
import { type History, redo, startHistory, step, undo } from './history.ts';

type Update = (document: ThemeDocument) => ThemeDocument;

type Action =
  | { type: 'change'; mark: string; at: number; update: Update }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'open'; document: ThemeDocument }
  | { type: 'keep' };

interface State {
  readonly history: History<ThemeDocument>;
  /** As it was opened or last saved: what "before" shows. */
  readonly before: ThemeDocument;
}

const changed = ({ history, before }: State, { mark, at, update }: Action & { type: 'change' }): State => ({
  before,
  history: step(history, update(history.present), mark, at),
});

function reduce(state: State, action: Action): State {
  const { history, before } = state;
  if (action.type === 'change') return changed(state, action);
  if (action.type === 'undo') return { before, history: undo(history) };
  if (action.type === 'redo') return { before, history: redo(history) };
  if (action.type === 'keep') return { history, before: history.present };
  return { history: startHistory(action.document), before: action.document };
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
  readonly open: (document: ThemeDocument) => void;
  /** It was saved: from here on this is "before". */
  readonly keep: () => void;
}

/** @param first the theme to begin with; `before` what it is compared with */
export function useWork(first: ThemeDocument, before: ThemeDocument): Work {
  const [state, dispatch] = useReducer(reduce, null, () => ({ history: startHistory(first), before }));
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
      open: (document: ThemeDocument) => dispatch({ type: 'open', document }),
      keep: () => dispatch({ type: 'keep' }),
    }),
    [history, state.before, change],
  );
}
