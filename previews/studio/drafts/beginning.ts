import { emptyDocument, sameDocument, type ThemeDocument } from '../state/document.ts';
import type { SavedTheme } from './store.ts';

/** The part of an edited theme that survives its tab. */
export interface Unsaved {
  /** Null until first saved. */
  readonly id: string | null;
  readonly name: string;
  /** Name when opened or last saved; empty for a new theme. */
  readonly savedName: string;
  readonly fixed: boolean;
  readonly document: ThemeDocument;
  /** Look when opened or last saved. */
  readonly before: ThemeDocument;
}

export const nothing: Unsaved = {
  id: null,
  name: '',
  savedName: '',
  fixed: false,
  document: emptyDocument,
  before: emptyDocument,
};

export const opened = ({ id, name, fixed = false, document }: SavedTheme): Unsaved => ({
  id,
  name,
  savedName: name,
  fixed,
  document,
  before: document,
});

/** Whether look or name has unsaved changes. */
export const isDirty = ({ name, savedName, document, before }: Omit<Unsaved, 'id' | 'fixed'>): boolean =>
  name.trim() !== savedName || !sameDocument(document, before);

/** Rebases changes onto the theme as saved now. */
const onTopOf = <Work extends Unsaved>(theme: SavedTheme, work: Work): Work => ({
  ...work,
  ...opened(theme),
  document: work.document,
});

/**
 * Chooses the initial work. @param own work of this tab before a reload @param left work of closed
 * tabs, newest first @param theme theme that the host opens; null to resume the last work
 */
export function beginning<Work extends Unsaved>(
  own: Unsaved | null,
  left: readonly Work[],
  theme: SavedTheme | null,
): Unsaved | Work {
  if (theme === null) return own ?? left[0] ?? nothing;
  if (own && isDirty(own)) return own.id === theme.id ? onTopOf(theme, own) : own;
  const changed = left.find((one) => one.id === theme.id && isDirty(one));
  return changed ? onTopOf(theme, changed) : opened(theme);
}
