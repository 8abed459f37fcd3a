import { expect, it } from 'vitest';
import { openSpeed } from './speed.mjs';

/** A machine on which the piece of work takes so long each time, milliseconds: three times before it counts. */
function machine(...took: number[]) {
  const left = [999, 999, 999, ...took];
  return openSpeed(() => left.shift() ?? Number.NaN);
}

it('says how slow a machine is beside that of the budgets, whatever one look says', () => {
  const speed = machine(68, 68, 3400);
  for (let looks = 0; looks < 3; looks += 1) speed.sample();
  expect(speed.slowness()).toBe(2);
});

it('is as quick where nobody looked', () => expect(machine().slowness()).toBe(1));

it('measures in earnest', () => {
  const speed = openSpeed();
  speed.sample();
  expect(speed.slowness()).toBeGreaterThan(0.05);
});
