import type { KeyboardEvent } from 'react';
import { arrowStep } from '../shared/arrows.ts';
import { focusedIn } from '../shared/focusedIn.ts';

/** The row to which an arrow leads, round the ends; none for any other key. */
export function rowFor(event: KeyboardEvent<HTMLElement>): HTMLButtonElement | undefined {
  const step = arrowStep(event);
  const rows = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=radio]:not(:disabled)')];
  const focused = focusedIn(event.currentTarget);
  const at = rows.findIndex((row) => row.contains(focused));
  return step === 0 || at < 0 ? undefined : rows[(at + step + rows.length) % rows.length];
}
