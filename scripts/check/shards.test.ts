import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSteps } from './choose.mjs';
import { shardOf } from './shards.mjs';
import { STEPS } from './steps.mjs';

interface Step {
  name: string;
  budget: number;
  budgetOfAll?: number;
  built?: boolean;
  prepares?: boolean;
}

const names = (steps: readonly Step[]) => steps.map(({ name }) => name);
const shardsOf = (steps: readonly Step[], count: number, ...more: string[]): Step[][] =>
  Array.from({ length: count }, (_, index) => shardOf(steps, [`--shard=${index + 1}/${count}`, ...more]));
const costOf = (steps: readonly Step[]) => steps.reduce((sum, { budget }) => sum + budget, 0);

describe('a run that is split over several machines', () => {
  it.each([[[]], [['--all']]])(
    'plays every step of the check on exactly one of two (%j)',
    (args: string[]) => {
      const all = chooseSteps<Step>(STEPS, args);
      const shards = shardsOf(all, 2, ...args);
      const played = shards.flat().filter(({ prepares }) => !prepares);
      expect(names(played).toSorted()).toEqual(names(all.filter(({ prepares }) => !prepares)).toSorted());
      expect(new Set(played).size).toBe(played.length);
    },
  );

  it('gives each of two about the same to do, and each what it stands on, first', () => {
    const all = chooseSteps<Step>(STEPS, []);
    const shards = shardsOf(all, 2);
    for (const shard of shards) {
      expect(costOf(shard)).toBeLessThan(0.6 * costOf(all));
      const prepared = shard.findIndex(({ prepares }) => prepares);
      expect(prepared).toBeGreaterThanOrEqual(0);
      for (const [at, { built }] of shard.entries()) if (built) expect(at).toBeGreaterThan(prepared);
    }
  });

  it('plays every step exactly once, in the order of all, however many machines and steps there are', () => {
    const step = fc.record({ budget: fc.integer({ min: 1, max: 900 }), built: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), fc.nat(19), (drawn, more) => {
        const steps: Step[] = drawn.map((one, at) => ({ ...one, name: `step${at}` }));
        const count = 1 + (more % steps.length);
        const shards = shardsOf(steps, count);
        expect(shards.flat().toSorted((a, b) => steps.indexOf(a) - steps.indexOf(b))).toEqual(steps);
        for (const shard of shards) expect(shard).toEqual(steps.filter((one) => shard.includes(one)));
      }),
    );
  });

  it('prepares once where nothing that is asked for stands on it', () => {
    const build = { name: 'build', budget: 45, prepares: true };
    const types = { name: 'types', budget: 25 };
    const lint = { name: 'lint', budget: 12 };
    expect(shardsOf([types, build, lint], 2).map(names)).toEqual([['types', 'build'], ['lint']]);
  });

  it('is whole where no shard is asked for', () => {
    expect(shardOf(STEPS, ['--serial'])).toEqual(STEPS);
  });

  it.each(['0/2', '3/2', '1', '1/0', 'a/b', '', '1/2/3'])('refuses "%s", which is no shard', (given) => {
    expect(() => shardOf(STEPS, [`--shard=${given}`])).toThrow(`"${given}" is no shard`);
  });

  it('refuses more machines than there are steps', () => {
    const steps = [{ name: 'types', budget: 25 }];
    expect(() => shardOf(steps, ['--shard=2/2'])).toThrow('too few steps for 2 shards');
  });
});
