import type { ThemeDocument } from '../state/document.ts';
import { readDocument } from './readDocument.ts';

/** What is being worked on, so that a closed tab loses nothing. */
export interface Unsaved {
  readonly id: string | null;
  readonly name: string;
  readonly document: ThemeDocument;
  readonly before: ThemeDocument;
}

const PLACE = 'parvis.studio.unsaved';

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? 'null');
  } catch {
    return null;
  }
}

/** What was worked on when the studio was left; null when there is nothing, or nothing readable. */
export function readUnsaved(): Unsaved | null {
  const value = stored();
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, document, before } = value as Readonly<Record<string, unknown>>;
  const [now, then] = [document, before].map((one) => readDocument(one, location.href));
  if (!now || !then) return null;
  return {
    id: typeof id === 'string' ? id : null,
    name: typeof name === 'string' ? name : '',
    document: now,
    before: then,
  };
}

/** Keeps it. A device without storage, or with full storage, keeps nothing: that alone is no reason to complain. */
export function keepUnsaved(unsaved: Unsaved): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(unsaved));
  } catch {
    // Said when somebody saves.
  }
}
