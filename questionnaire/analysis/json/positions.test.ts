import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionsOf } from './readJson.ts';

const text = '{\r\n  "a": { "b.c": [1, "x", {"d": null}] },\n\t"é": "\\" { , :",\n  "a": []\n}';

describe('position of a JSON path', () => {
  it.each([
    ['a key', 'a.b.c', 2, 10],
    ['an entry of a list', 'a.b.c.1', 2, 21],
    ['a key within an entry', 'a.b.c.2.d', 2, 27],
    ['a key after a tab', 'é', 3, 2],
    ['what is not there, by what is around it', 'a.b.c.2.e.f', 2, 26],
    ['nothing in particular', '', 1, 1],
  ])('resolves %s', (_, path, line, column) => {
    expect(positionsOf(text).at(path)).toEqual({ line, column });
  });

  it('points to the later duplicate key', () => {
    const { repeated, at, depth } = positionsOf(text);
    expect(repeated).toEqual([{ path: 'a', segments: ['a'], key: 'a', line: 4 }]);
    expect(at('a')).toEqual({ line: 4, column: 3 });
    expect(depth).toBe(4);
  });

  it('reports duplicate keys by segments, since keys may contain dots', () => {
    const { repeated } = positionsOf('{"q": {"a.b": [0, {"k": 1,\n"k": 2}]}}');
    expect(repeated).toEqual([{ path: 'q.a.b.1.k', segments: ['q', 'a.b', '1', 'k'], key: 'k', line: 2 }]);
  });

  it('starts at the key for any text', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const written = JSON.stringify(value, null, 1);
        const { at, repeated } = positionsOf(written);
        expect(repeated).toEqual([]);
        for (const key of Object.keys(value).filter((one) => !one.includes('.'))) {
          const { line, column } = at(key);
          const shown = written.split('\n')[line - 1]?.slice(column - 1) ?? '';
          expect(shown.startsWith(JSON.stringify(key))).toBe(true);
        }
      }),
    );
  });
});
