import { describe, expect, it } from 'vitest';
import { linesOf, overBudget, pageOf, processorOf, type StepResult } from './table.mjs';

const counts = { passed: 3, failed: 0, skipped: 0, unchanged: 2 };
const types: StepResult = { name: 'types', title: 'Types', wall: 9.87, processor: 17.6, budget: 25, counts };
const unit: StepResult = { name: 'unit', title: 'Unit tests', wall: 30, processor: 40.2, budget: 40, counts };
const unmeasured: StepResult = { ...unit, processor: undefined };

describe('the table of steps', () => {
  it('says what each took by the clock and of the processors, beside its budget', () => {
    const [heading, line] = linesOf([types]);
    expect(heading).toMatch(/^step +wall +processor +there\/budget +result$/);
    expect(line).toMatch(/^Types +9\.9 s +18 s +18 of +25 s +3 passed, 0 failed, 2 unchanged$/);
    // Each heading ends where its column does.
    expect(['9.9 s', '18 s', '25 s'].map((end) => (line ?? '').indexOf(end) + end.length)).toEqual(
      ['wall', 'processor', 'there/budget'].map((end) => (heading ?? '').indexOf(end) + end.length),
    );
  });

  it('puts beside a budget what a machine of its day would have taken', () => {
    expect(linesOf([types], 2)[1]).toMatch(/ 18 s +8\.8 of +25 s /);
  });

  it('says where it could not measure', () => {
    expect(linesOf([unmeasured])[1]).toContain('not measured');
    expect(processorOf([types, unmeasured])).toBeUndefined();
    expect(processorOf([types, unit])).toBeCloseTo(57.8);
  });

  it('says why a step did not run', () => {
    expect(linesOf([{ ...types, note: 'No browser.' }])[1]).toMatch(/ {3}No browser\.$/);
  });

  it('names the step that took more than its budget, and the whole, and nothing within it', () => {
    const whole = [
      { what: 'seconds', spent: 1201, budget: 1200 },
      { what: 'processor seconds', spent: 1200, budget: 1200 },
    ];
    expect(overBudget([types, unit, unmeasured], whole)).toEqual([
      'Unit tests took 40 processor seconds; its budget is 40.',
      'The whole took 1201 seconds; its budget is 1200.',
    ]);
    expect(overBudget([{ ...unit, processor: 40 }], [])).toEqual([]);
    // A machine half as quick may take twice as long.
    expect(overBudget([{ ...unit, processor: 80 }], [], 2)).toEqual([]);
    expect(overBudget([{ ...unit, processor: 84 }], [], 2)).toHaveLength(1);
  });

  it('is written as a page with the machine and the command', () => {
    const page = pageOf({
      results: [types, { ...unmeasured, note: 'Not run, as the build failed.' }],
      wall: 33.4,
      command: 'npm test -- --write-measurements',
      date: '2026-01-02',
      state: 'commit 0a1b2c3 without changes',
      machine: 'linux x64, 2 × a processor',
      slowness: 2,
      total: counts,
    });
    expect(page).toContain(
      'Written by `npm test -- --write-measurements` on 2026-01-02, of commit 0a1b2c3 without changes.',
    );
    expect(page).toContain('Machine: linux x64, 2 × a processor.');
    expect(page).toContain('| Types (`types`) | 9.9 | 18 | 8.8 | 25 | 3 passed, 0 failed, 2 unchanged |');
    expect(page).toContain('| not measured | not measured | 40 | Not run, as the build failed. |');
    expect(page).toContain(
      '| **33** | **not measured** | **not measured** | | **3 passed, 0 failed, 2 unchanged** |',
    );
  });
});
