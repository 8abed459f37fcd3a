import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseCode, readStoredCode } from './useScannedCode.ts';

const CODE = `${'aB3_-'.repeat(8)}xyz`;

it.each([
  [`#${CODE}`, CODE],
  [CODE, undefined],
  ['', undefined],
  ['#', undefined],
  [`#${CODE}x`, undefined],
  [`#${CODE.slice(1)}`, undefined],
  [`#code=${CODE}`, undefined],
  [`#${CODE.slice(1)}.`, undefined],
])('the hash %j holds the code %j', (hash, code) => expect(parseCode(hash)).toBe(code));

describe('a scanned code', () => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const read = (value: unknown) =>
    stored.set('pv_kept_desk_code', JSON.stringify({ crUid: '', at: Date.now(), value }));
  beforeEach(() => vi.stubGlobal('window', { sessionStorage }));
  afterEach(() => {
    stored.clear();
    vi.unstubAllGlobals();
  });

  it('is stored for a minute', () => {
    const at = Date.now();
    read({ code: CODE, at });
    expect([0, 59_999, 60_000].map((later) => readStoredCode(at + later))).toEqual([CODE, CODE, undefined]);
    expect(readStoredCode(at - 60_000)).toBeUndefined();
  });
});
