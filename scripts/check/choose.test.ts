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

  it.each<[string[], string]>([
    [['--only', 'types'], '"--only" is not understood'],
    [['types'], '"types" is not understood'],
    [['--onyl=types'], '"--onyl=types" is not understood'],
    [['--all', '-v'], '"-v" is not understood'],
    [['--only=types', '--only=e2e'], 'There may be one --only='],
    [['--shard=1/2', '--shard=2/2'], 'There may be one --shard='],
    [['--shards=1/2'], '"--shards=1/2" is not understood'],
    [['--only='], 'There is no step ""'],
  ])('are none with %j: the whole never starts by a slip', (args, sentence) => {
    expect(() => chooseSteps(steps, args)).toThrow(sentence);
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
