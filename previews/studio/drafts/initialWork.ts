import { emptyDocument, sameDocument, type ThemeDocument } from '../state/document.ts';
import type { SavedTheme } from './store.ts';

/** Part of an edited theme that survives its tab. */
export interface UnsavedWork {
  /** Null until first saved. */
  readonly id: string | null;
  readonly name: string;
  /** When opened or last saved; empty for a new theme. */
  readonly savedName: string;
  readonly fixed: boolean;
  readonly document: ThemeDocument;
  /** When opened or last saved. */
  readonly before: ThemeDocument;
}

export const EMPTY_WORK: UnsavedWork = {
  id: null,
  name: '',
  savedName: '',
  fixed: false,
  document: emptyDocument,
  before: emptyDocument,
};

export const openTheme = ({ id, name, fixed = false, document }: SavedTheme): UnsavedWork => ({
  id,
  name,
  savedName: name,
  fixed,
  document,
  before: document,
});

/** Of look or name. */
export const isDirty = ({ name, savedName, document, before }: Omit<UnsavedWork, 'id' | 'fixed'>): boolean =>
  name.trim() !== savedName || !sameDocument(document, before);

/** Onto the theme as saved now. */
const rebaseWork = <Work extends UnsavedWork>(theme: SavedTheme, work: Work): Work => ({
  ...work,
  ...openTheme(theme),
  document: work.document,
});

/**
 * @param own of this tab before a reload @param left of closed tabs, newest first @param theme opened by the host; null
 * to resume the last work
 */
export function chooseInitialWork<Work extends UnsavedWork>(
  own: UnsavedWork | null,
  left: readonly Work[],
  theme: SavedTheme | null,
): UnsavedWork | Work {
  if (theme === null) return own ?? left[0] ?? EMPTY_WORK;
  if (own && isDirty(own)) return own.id === theme.id ? rebaseWork(theme, own) : own;
  const changed = left.find((one) => one.id === theme.id && isDirty(one));
  return changed ? rebaseWork(theme, changed) : openTheme(theme);
}
