import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionsOf, readJson } from './readJson.ts';

function mistakeIn(text: string) {
  const read = readJson('a.json', () => text);
  if (read.ok || read.error.why !== 'syntax') return undefined;
  const { mistake, line, column, character } = read.error;
  const starts = [
    0,
    ...[...text.matchAll(/\r\n|[\n\r]/g)].map(({ 0: found, index }) => index + found.length),
  ];
  return { offset: (starts[line - 1] ?? 0) + column - 1, mistake, character };
}

test('locates every syntax error', () => {
  const almost = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '{', ']', "'", '\\', '0', ' ', '\n', 'e', ':'))
    .map(([json, at, extra]) => {
      const place = at % (json.length + 1);
      return json.slice(0, place) + extra + json.slice(extra === '' ? place + 1 : place);
    });
  fc.assert(
    fc.property(fc.oneof(almost, fc.string()), (text) => {
      const told = mistakeIn(text.replace(/^\uFEFF/, ''));
      if (told && told.mistake !== 'unfinished') expect(told.character).not.toBe('');
      if (told?.offset === 0) expect(told.mistake).not.toBe('unexpected');
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['{"a":1 "b":2}', 7, 'missingComma'],
  ['{"a":1,}', 7, 'trailingComma'],
  ['[1,]', 3, 'trailingComma'],
  ['[1,,2]', 3, 'doubledComma'],
  ['{"a":1,, "b":2}', 7, 'doubledComma'],
  ['[,1]', 1, 'unexpected'],
  ['{“a”: 1}', 1, 'curlyQuotes'],
  ['{"a": «b»}', 6, 'curlyQuotes'],
  ['{"a": ”b”}', 6, 'curlyQuotes'],
  ['{"a" “b”}', 5, 'missingColon'],
  ['{"a": 1 “b”: 2}', 8, 'curlyQuotes'],
  ['{"a" 1}', 5, 'missingColon'],
  ['{a:1}', 1, 'unquotedKey'],
  ["{'a':1}", 1, 'singleQuotes'],
  ['{"a":"b\n"}', 5, 'brokenString'],
  ['{} // done', 3, 'comment'],
  ['{}}', 2, 'afterEnd'],
  ['{"a":', 5, 'unfinished'],
  ['', 0, 'unfinished'],
  ['version: 1', 0, 'notJson'],
  ['{} x', 3, 'afterEnd'],
  ['[1 x]', 3, 'missingComma'],
  ['{"a":yes}', 5, 'yesOrNo'],
  ['{"a": vrai}', 6, 'yesOrNo'],
  ['[non]', 1, 'yesOrNo'],
  ['{"a": True}', 6, 'yesOrNo'],
  ['{"a": nonsense}', 6, 'unexpected'],
  ['{"a": "Un "souci" ici"}', 11, 'quoteWithin'],
  ['{"a": "Un " été " ici"}', 12, 'quoteWithin'],
  ['["le "3e" étage"]', 6, 'quoteWithin'],
  ['["a" true]', 5, 'missingComma'],
  ['["a" 3]', 5, 'missingComma'],
  ['["a" "b"]', 5, 'missingComma'],
  ['{"a": 1 b: 2}', 8, 'missingComma'],
  ['{"a": 1; "b": 2}', 7, 'semicolon'],
  ['{"a":"b\tc"}', 7, 'tabWithin'],
  ['{"a\t":1}', 3, 'tabWithin'],
  ['{"a":"C:\\x"}', 8, 'brokenEscape'],
  ['{"a":"b\u0001"}', 7, 'unexpected'],
  ['["a', 1, 'brokenString'],
])('classifies the error in %j', (text, offset, mistake) => {
  expect(mistakeIn(text)).toMatchObject({ offset, mistake });
});

test('never overflows the stack', () => {
  expect(mistakeIn('['.repeat(100_000))).toMatchObject({ mistake: 'tooDeep' });
  expect(positionsOf('['.repeat(100_000) + ']'.repeat(100_000))).toMatchObject({ depth: 100_000 });
  expect(mistakeIn(`"${'a'.repeat(1_000_000)}`)).toMatchObject({ offset: 0, mistake: 'brokenString' });
  const long = `["${'a'.repeat(12_000_000)}"`;
  expect(mistakeIn(long)).toMatchObject({ offset: long.length, mistake: 'unfinished' });
  expect(positionsOf(`${long}, {"a": 1}]`).at('1.a')).toEqual({ line: 1, column: long.length + 4 });
});

test('excerpts the line with a mark', () => {
  const long = `{\n  "a": "${'x'.repeat(80)}" "b": "${'y'.repeat(80)}"\n}`;
  const read = readJson('a.json', () => long);
  const error = read.ok ? expect.fail('it was read') : read.error;
  expect(error).toMatchObject({ why: 'syntax', line: 2, column: 91 });
  const [line, mark] = error.why === 'syntax' ? error.excerpt : [];
  expect(line).toHaveLength(82);
  expect(line?.slice(mark?.indexOf('^'))).toMatch(/^"b": "y+…$/);
});
