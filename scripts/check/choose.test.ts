import { describe, expect, it } from 'vitest';
import { chooseSteps, lanesOf } from './choose.mjs';

const steps = [
  { name: 'types', lane: 'sources' },
  { name: 'isolated', lane: 'sources', allOnly: true },
  { name: 'build', lane: 'product' },
  { name: 'e2e', lane: 'product' },
];
const names = (chosen: readonly { name: string }[]) => chosen.map(({ name }) => name);

describe('the steps of a run', () => {
  it.each([
    [[], ['types', 'build', 'e2e']],
    [['--all'], ['types', 'isolated', 'build', 'e2e']],
    [['--only=e2e,types'], ['types', 'e2e']],
    [['--only=isolated'], ['isolated']],
  ])('with %j are %j', (args, expected) => {
    expect(names(chooseSteps(steps, args))).toEqual(expected);
  });

  it('that do not exist are told, with those that do', () => {
    expect(() => chooseSteps(steps, ['--only=types,unti'])).toThrow(
      'There is no step "unti": choose from types, isolated, build, e2e.',
    );
  });

  it('run in two lanes, or one after the other where that is asked for', () => {
    expect(lanesOf(steps, []).map(names)).toEqual([
      ['types', 'isolated'],
      ['build', 'e2e'],
    ]);
    expect(lanesOf(steps, ['--serial']).map(names)).toEqual([['types', 'isolated', 'build', 'e2e']]);
    expect(lanesOf(chooseSteps(steps, ['--only=e2e']), []).map(names)).toEqual([['e2e']]);
  });
});
