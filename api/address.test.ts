import { describe, expect, it } from 'vitest';
import { fill, holesOf, patternOf } from './address.ts';

describe('address templates', () => {
  it.each<[string, Record<string, string>, string]>([
    ['/api/live', {}, '/api/live'],
    ['/town/{cuid}/live', { cuid: 'lyon' }, '/town/lyon/live'],
    ['/a/{one}/b/{two}', { one: '1', two: '2' }, '/a/1/b/2'],
    ['/a/{one}/{one}', { one: 'x' }, '/a/x/x'],
    ['/town/{cuid}/live', { cuid: 'a/b?c#d e' }, '/town/a%2Fb%3Fc%23d%20e/live'],
    ['/town/{cuid}/live', { cuid: '{cuid}' }, '/town/%7Bcuid%7D/live'],
    ['/town/{cuid}/live', { cuid: '$&' }, '/town/%24%26/live'],
  ])('fills %s, each value as one path segment: %j', (template, values, address) => {
    expect(fill<string>(template, values)).toBe(address);
  });

  it('never returns an address with an unfilled parameter', () => {
    expect(() => fill<string>('/town/{cuid}/live', {})).toThrow('/town/{cuid}/live: {cuid} is not given.');
  });

  it.each(['toString', 'constructor'])('ignores inherited object properties as values: %s', (name) => {
    expect(() => fill<string>(`/town/{${name}}/live`, {})).toThrow(`{${name}} is not given.`);
  });

  it.each(['', '.', '..', 'a\ud800'])('rejects a value that is no path segment: %j', (cuid) => {
    expect(() => fill('/town/{cuid}/live', { cuid })).toThrow(
      '/town/{cuid}/live: {cuid} is given what is no segment of a path.',
    );
  });

  it('lists its parameters in order', () => {
    expect(holesOf('/a/{one}/b/{two}')).toEqual(['one', 'two']);
    expect(holesOf('/api/live')).toEqual([]);
  });

  it('requires exactly its parameters by type', () => {
    const right = () => fill('/town/{cuid}/live', { cuid: 'lyon' });
    // @ts-expect-error: the hole is left open
    const open = () => fill('/town/{cuid}/live', {});
    // @ts-expect-error: there is no such hole
    const other = () => fill('/town/{cuid}/live', { cuid: 'lyon', csid: 'x' });
    // @ts-expect-error: one of two holes is left open
    const half = () => fill('/a/{one}/{two}', { one: '1' });
    expect([right, other].map((make) => make())).toEqual(['/town/lyon/live', '/town/lyon/live']);
    for (const make of [open, half]) expect(make).toThrow();
  });

  it.each([
    ['/town/{cuid}/live', '/town/lyon/live', ['lyon']],
    ['/api/media/logo/{id}', '/api/media/logo/a-b_c', ['a-b_c']],
    ['/api/openapi.json', '/api/openapi.json', []],
    ['/api/openapi.json', '/api/openapi_json', undefined],
    ['/town/{cuid}/live', '/town//live', undefined],
    ['/town/{cuid}/live', '/town/a/b/live', undefined],
    ['/town/{cuid}/live', '/town/lyon/live/', undefined],
    ['/town/{cuid}/live', 'x/town/lyon/live', undefined],
  ])('%s matches its addresses: %s', (template, path, held) => {
    expect(patternOf(template).exec(path)?.slice(1)).toEqual(held);
  });
});
