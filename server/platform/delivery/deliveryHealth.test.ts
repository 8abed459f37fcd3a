import { expect, it } from 'vitest';
import { createDeliveryHealth } from './deliveryHealth.ts';

it('reports a failure until the next success, or for five minutes', () => {
  let now = 1_000;
  const standing = createDeliveryHealth(() => now);
  const told = [standing.failing];
  for (const outcome of ['later', 'sent', 'doubtful'] as const) {
    standing.record(outcome, false);
    told.push(standing.failing);
  }
  now += 299_999;
  told.push(standing.failing);
  now += 1;
  expect([...told, standing.failing]).toEqual([false, true, false, true, true, false]);
});

it('ignores a refused address', () => {
  const standing = createDeliveryHealth();
  standing.record('refused', false);
  expect(standing.failing).toBe(false);
  standing.record('later', undefined);
  standing.record('refused', false);
  expect(standing.failing).toBe(true);
});
