import { expect, it } from 'vitest';
import { STEPS, WHOLE } from './steps.mjs';

it('steps that keep their budgets keep that of the whole run', () => {
  const landing = STEPS.filter(({ allOnly }) => !allOnly);
  expect(landing.length).toBeGreaterThan(10);
  expect(landing.reduce((sum, { budget }) => sum + budget, 0)).toBeLessThanOrEqual(WHOLE.processor);
  expect(WHOLE).toEqual({ wall: 1200, processor: 1200 });
});
