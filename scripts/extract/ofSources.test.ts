import { createStitches } from '@stitches/react';
import { describe, expect, it } from 'vitest';
import { createStyleLookup } from './ofSources.mjs';
import { createCallReader } from './rules.mjs';

const instance = createStitches({ prefix: 'pv' });
const read = createCallReader(instance);
const call = (make: 'css' | 'styled' | 'globalCss' | 'keyframes', made: unknown, ...given: unknown[]) =>
  read({ make, given, made });

const base = instance.css({ margin: 0 });
const own = instance.styled('a', base, {
  color: 'red',
  variants: { big: { true: { fontSize: 20 } }, side: { left: { top: 0 } } },
  compoundVariants: [{ big: 'true', side: 'left', css: { bottom: 0 } }],
} as never);
const turn = instance.keyframes({ to: { opacity: 0 } });
const page = instance.globalCss({ body: { margin: 0 } });
const turning = instance.css({ animation: `${turn} 1s` });

const styles = createStyleLookup(
  new Map([
    ['b/own', [call('styled', own, 'a', base, {})]],
    [
      'a/base',
      [
        call('css', base, {}),
        call('globalCss', page, {}),
        call('keyframes', turn, {}),
        call('css', turning, {}),
      ],
    ],
  ]),
  [':root{--a:1}'],
);
const [written] = styles.made.get('b/own') ?? [];
const names = new Set(written?.classes);

describe('styles of sources', () => {
  it('have short names: shared for base styles, numbered for variants', () => {
    const [first = '', second = ''] = written?.classes ?? [];
    expect([first, second]).toEqual([
      expect.stringMatching(/^pv-\w{4}$/),
      expect.stringMatching(/^pv-\w{4}$/),
    ]);
    expect(styles.made.get('a/base')?.[0]?.classes).toEqual([first]);
    expect(written?.variants).toEqual({ big: { true: `${second}0` }, side: { left: `${second}1` } });
    expect(written?.compounds).toEqual([[{ big: 'true', side: 'left' }, `${second}2`]]);
  });

  it("give a file's rules in groups: global, styles in inheritance order, variants, compound variants", () => {
    const [first, second] = written?.classes ?? [];
    expect(styles.rulesFor(names, false)).toEqual([
      '',
      `.${first}{margin:0}.${second}{color:red}`,
      `.${second}0{font-size:20px}.${second}1{top:0}`,
      `.${second}2{bottom:0}`,
    ]);
  });

  it('include named animations, base rules and requested global rules', () => {
    expect(styles.rulesFor(new Set(), true)[0]).toBe(':root{--a:1}');
    expect(styles.made.get('a/base')?.[1]).toMatchObject({ rules: 'body{margin:0}' });
    const [name = ''] = styles.made.get('a/base')?.[3]?.classes ?? [];
    const [forAll, drawn] = styles.rulesFor(new Set([name]), false);
    expect(drawn).toContain(`animation:${turn} 1s`);
    expect(forAll).toBe(`@keyframes ${turn}{to{opacity:0}}`);
  });

  it('are found in built code only', () => {
    const [first, second] = written?.classes ?? [];
    expect(styles.namesIn(`f('a','${first} x'),g("${second}1"),'--pv-abcd'`)).toEqual(
      new Set([first, second]),
    );
  });
});
