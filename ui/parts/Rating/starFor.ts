import type { KeyboardEvent } from 'react';
import { arrowStep } from '../shared/arrows.ts';

/** Where an arrow, Home or End leads, or nothing for another key. */
export function starFor(event: KeyboardEvent, at: number, min: number, max: number): number | undefined {
  const step = arrowStep(event);
  if (step > 0) return at >= max ? min : at + 1;
  if (step < 0) return at <= min ? max : at - 1;
  if (event.key === 'Home') return min;
  return event.key === 'End' ? max : undefined;
}
