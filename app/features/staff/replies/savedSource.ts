import type { ReactNode } from 'react';
import type { SavedRow } from './savedList.ts';

/** What the page opens a dialog for; `id` names the reply or question. */
export interface SavedAction {
  readonly kind: 'new' | 'change' | 'history' | 'archive' | 'remove';
  readonly id?: string;
}

/** Announced after insertion. */
export type SavedOutcome =
  | 'replies.saved'
  | 'replies.archived.done'
  | 'replies.putBack.done'
  | 'replies.removed.done'
  | 'replies.history.restored'
  | 'replies.save.failed';

export interface SavedDialogProps {
  readonly action: SavedAction;
  readonly onDone: (outcome: SavedOutcome) => void;
  readonly onClose: () => void;
}

/** Saved replies, or saved questions: their rows, dialogs and steps. */
export interface SavedSource {
  /** Undefined while loading. */
  readonly rows: readonly SavedRow[] | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
  readonly putBack: (id: string, onDone: (outcome: SavedOutcome) => void) => void;
  readonly renderDialog: (props: SavedDialogProps) => ReactNode;
}
