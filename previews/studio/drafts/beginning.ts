import { emptyDocument, sameDocument, type ThemeDocument } from '../state/document.ts';
import type { SavedTheme } from './store.ts';

/** A theme being made, as far as it outlives the tab. */
export interface Unsaved {
  /** Null while it was never saved. */
  readonly id: string | null;
  readonly name: string;
  /** Its name when it was opened or last saved; empty for a new one. */
  readonly savedName: string;
  readonly fixed: boolean;
  readonly document: ThemeDocument;
  /** As it was opened or last saved. */
  readonly before: ThemeDocument;
}

/** Nothing yet. */
export const nothing: Unsaved = {
  id: null,
  name: '',
  savedName: '',
  fixed: false,
  document: emptyDocument,
  before: emptyDocument,
};

/** A saved theme, untouched. */
export const opened = ({ id, name, fixed = false, document }: SavedTheme): Unsaved => ({
  id,
  name,
  savedName: name,
  fixed,
  document,
  before: document,
});

/** Whether something of it is not saved: its look or its name. */
export const isDirty = ({ name, savedName, document, before }: Omit<Unsaved, 'id' | 'fixed'>): boolean =>
  name.trim() !== savedName || !sameDocument(document, before);

/** What was changed, on top of the theme as it is saved now. */
const onTopOf = <Work extends Unsaved>(theme: SavedTheme, work: Work): Work => ({
  ...work,
  ...opened(theme),
  document: work.document,
});

/**
 * What the studio begins with.
 *
 * @param own what this tab worked on before it was reloaded
 * @param left what closed tabs worked on, the newest first
 * @param theme what the host opens; null where a person goes on with what they did last
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
