import type { KeyboardEvent } from 'react';
import { arrowStep } from '../shared/arrows.ts';
import { focusedIn } from '../shared/focusedIn.ts';

const TABS = '[role=tab]:not(:disabled)';
const ENDS: Readonly<Record<string, number>> = { Home: 0, End: -1 };

/** The tab to which a key leads, round the ends. */
export function tabFor(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>(TABS)];
  const end = ENDS[event.key];
  if (end !== undefined) return tabs.slice(end)[0];
  const step = event.key === 'ArrowUp' || event.key === 'ArrowDown' ? 0 : arrowStep(event);
  const focused = focusedIn(event.currentTarget);
  const at = tabs.findIndex((tab) => tab.contains(focused));
  return step === 0 || at < 0 ? undefined : tabs[(at + step + tabs.length) % tabs.length];
}
