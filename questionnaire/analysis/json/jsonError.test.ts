import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonError } from './jsonError.ts';
import { positionsOf } from './positions.ts';
import { readJson } from './readJson.ts';

const parses = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('finds a place exactly where JSON.parse refuses', () => {
  const almost = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '{', ']', "'", '\\', '0', ' ', '\n', 'e', ':'))
    .map(([json, at, extra]) => {
      const place = at % (json.length + 1);
      return json.slice(0, place) + extra + json.slice(extra === '' ? place + 1 : place);
    });
  fc.assert(
    fc.property(fc.oneof(fc.json(), almost, fc.string()), (text) => {
      expect(jsonError(text) === undefined).toBe(parses(text));
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
])('names the mistake in %j', (text, offset, mistake) => {
  expect(jsonError(text)).toEqual({ offset, mistake });
});

test('holds its stack whatever comes in', () => {
  expect(jsonError('['.repeat(100_000))).toMatchObject({ mistake: 'unfinished' });
  expect(jsonError(`"${'a'.repeat(1_000_000)}`)).toMatchObject({ offset: 0, mistake: 'brokenString' });
  const long = `["${'a'.repeat(12_000_000)}"`;
  expect(jsonError(long)).toEqual({ offset: long.length, mistake: 'unfinished' });
  expect(positionsOf(`${long}, {"a": 1}]`).at('1.a')).toEqual({ line: 1, column: long.length + 4 });
});

test('shows the line, cut around the place, with a mark under it', () => {
  const long = `{\n  "a": "${'x'.repeat(80)}" "b": "${'y'.repeat(80)}"\n}`;
  const read = readJson('a.json', () => long);
  const error = read.ok ? expect.fail('it was read') : read.error;
  expect(error).toMatchObject({ why: 'syntax', line: 2, column: 91 });
  const [line, mark] = error.why === 'syntax' ? error.excerpt : [];
  expect(line).toHaveLength(82);
  expect(line?.slice(mark?.indexOf('^'))).toMatch(/^"b": "y+…$/);
});
