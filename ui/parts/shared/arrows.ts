import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Where an arrow leads in a group of radio buttons: 1 to the next, -1 to the one before, 0 for any other key. */
export function arrowStep(event: KeyboardEvent): number {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return 0;
  const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  return sideways && getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
}
