import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokens } from '@parvis/theme/css/tokens';
import { defaultThemeMap } from '@stitches/react';
import { expect, it } from 'vitest';
import { projectFiles } from './paths.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const scales: Readonly<Record<string, Readonly<Record<string, string>>>> = tokens;
/** With the utilities of `theme/css/stitches.ts`. */
const scaleOf: Readonly<Record<string, string>> = {
  ...defaultThemeMap,
  ...{ px: 'space', py: 'space', mx: 'space', my: 'space' },
};

const LITERAL = /(['"`])((?:(?!\1)[^\\\n])*\$[A-Za-z\d](?:(?!\1)[^\\\n])*)\1/g;
const PROPERTY = /(?<![\w.])(\w+):\s/g;
/** `$name` or `$scale$name`, without `${…}` and local tokens `$$name`. */
const TOKEN = /(?<![$\w])\$(?:([A-Za-z]\w*)\$)?([A-Za-z\d]+)(?![\w$])/g;

/** Browsers drop their declaration, and nothing else reports it. */
function findUnknownTokens(source: string): string[] {
  return [...source.matchAll(LITERAL)].flatMap(({ index, 2: value = '' }) => {
    const before = source.slice(Math.max(0, index - 200), index);
    const property = [...before.matchAll(PROPERTY)].at(-1)?.[1] ?? '';
    return [...value.matchAll(TOKEN)].flatMap(([token, scale = scaleOf[property] ?? '', name = '']) =>
      scales[scale]?.[name] === undefined ? [`${property}: ${token}`] : [],
    );
  });
}

it('styles name existing tokens of the scale of their property', () => {
  const styled = projectFiles
    .filter((path) => /^(?:ui|app|previews|questionnaire)\/.*\.tsx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }))
    .filter(({ source }) => source.includes("'@parvis/theme/css/stitches'"));
  expect(styled.length).toBeGreaterThan(200);
  expect(
    styled.flatMap(({ path, source }) => findUnknownTokens(source).map((one) => `${path}: ${one}`)),
  ).toEqual([]);
});

it.each([
  ["{ borderRadius: '$small' }", ['borderRadius: $small']],
  ["{ borderRadius: '$control', gap: '$2 $4', px: '$3', margin: '-$2' }", []],
  ["{ color: isDark ? '$txt' : '$ink' }", ['color: $ink']],
  ["{ outline: '2px solid $colors$txt', border: '1px solid $txt', borderRadius: '$radii$card' }", []],
  ["{ inlineSize: 'calc($sizes$header + $space$7)' }", ['inlineSize: $space$7']],
  ["{ borderStartStartRadius: '$control' }", ['borderStartStartRadius: $control']],
])('reads %s', (source, unknown) => expect(findUnknownTokens(source)).toEqual(unknown));
