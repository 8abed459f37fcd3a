import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** 1, -1, or 0 for other keys. */
export function getArrowStep(event: KeyboardEvent): number {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return 0;
  const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  return sideways && getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
}
