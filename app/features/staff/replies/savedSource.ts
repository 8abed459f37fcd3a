import type { ReactNode } from 'react';
import type { SavedRow } from './savedList.ts';

/** The dialog to open; `id` names the entry. */
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

/** Rows, dialogs and steps of saved replies or questions. */
export interface SavedSource {
  readonly rows: readonly SavedRow[] | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
  readonly putBack: (id: string, onDone: (outcome: SavedOutcome) => void) => void;
  readonly renderDialog: (props: SavedDialogProps) => ReactNode;
}
