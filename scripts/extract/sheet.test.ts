import { createStitches } from '@stitches/react';
import { describe, expect, it } from 'vitest';
import { createCallReader } from './rules.mjs';
import { buildSheets, sortByLists } from './sheet.mjs';

const instance = createStitches({ prefix: 'pv' });
const read = createCallReader(instance);
const made = (...given: Parameters<typeof instance.css>) =>
  read({ make: 'css', given, made: instance.css(...given) });
const styled = (...given: Parameters<typeof instance.styled>) =>
  read({ make: 'styled', given, made: instance.styled(...given) });

describe('rule order', () => {
  it('keeps the order of each part', () => {
    const order = sortByLists([
      ['own', 'ring'],
      ['base', 'own'],
      ['base', 'ring'],
    ]);
    expect(order).toEqual(['base', 'own', 'ring']);
  });

  it('is rejected when two parts contradict each other', () => {
    expect(() =>
      sortByLists([
        ['a', 'b'],
        ['b', 'a'],
      ]),
    ).toThrow('a → b → a');
  });
});

describe('a sheet', () => {
  it('has each rule once, variants last, and nothing of the first sheet in others', () => {
    const base = instance.css({ margin: 0 });
    const one = styled('a', base, { color: 'red', variants: { big: { true: { fontSize: 20 }, false: {} } } });
    const other = styled('b', base, { color: 'blue', '&:hover': { color: 'green' } });
    const [first = '', second = ''] = buildSheets([[one], [other, one]], [':root{--a:1}']);
    expect(first.trim().split('\n')).toEqual([
      ':root{--a:1}',
      expect.stringMatching(/^\.pv-c-\w+\{margin:0\}$/),
      expect.stringMatching(/^\.pv-c-\w+\{color:red\}$/),
      expect.stringMatching(/^\.pv-c-\w+-\w+-big-true\{font-size:20px\}$/),
    ]);
    expect(second.trim().split('\n')).toEqual([
      expect.stringMatching(/^\.pv-c-\w+\{color:blue\}$/),
      expect.stringMatching(/^\.pv-c-\w+:hover\{color:green\}$/),
    ]);
  });

  it('is rejected with brackets that Stitches broke', () => {
    const broken = made({ paddingBlock: '1px max(2px, env(safe-area-inset-bottom))' });
    expect(() => buildSheets([[broken]], [])).toThrow('give each side by itself');
  });
});
