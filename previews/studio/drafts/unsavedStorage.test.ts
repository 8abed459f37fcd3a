import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyDocument } from '../state/document.ts';
import { EMPTY_WORK, type UnsavedWork } from './initialWork.ts';
import { filterUnsaved, openUnsavedStorage } from './unsavedStorage.ts';

const PAGE = 'https://parvis.example/studio/';
const HOUR = 3_600_000;

function browser() {
  const kept = new Map<string, string>();
  const clock = { now: 1_000_000 };
  const storage = {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const tab = (name: string, owner = 'chloe') =>
    openUnsavedStorage(owner, name, PAGE, storage, () => clock.now);
  return { kept, clock, tab };
}
const named = (name: string): UnsavedWork => ({
  ...EMPTY_WORK,
  name,
  document: { ...emptyDocument, palette: { bg1: '#FFFFEE' }, label: name },
});
const names = (works: readonly UnsavedWork[]) => works.map(({ name }) => name);

describe('unsaved work', () => {
  test('survives a reload, with its name', () => {
    const { tab } = browser();
    tab('1').keep(named('Valmer'));
    expect(tab('1').own()).toMatchObject(named('Valmer'));
  });

  test('keeps the work of two tabs apart and offers that of a closed tab', () => {
    const { tab } = browser();
    const [first, second] = [tab('1'), tab('2')];
    first.keep(named('Valmer'));
    second.keep(named('Belleroche'));
    expect(first.own()?.name).toBe('Valmer');
    expect(names(first.left())).toEqual([]);
    second.show(false);
    expect(names(first.left())).toEqual(['Belleroche']);
    second.show(true);
    expect(names(first.left())).toEqual([]);
  });

  test('offers the work of a crashed tab after an hour, and only of the last month', () => {
    const { tab, clock, kept } = browser();
    tab('1').keep(named('Valmer'));
    clock.now += HOUR + 1;
    expect(names(tab('2').left())).toEqual(['Valmer']);
    clock.now += 31 * 24 * HOUR;
    expect(names(tab('2').left())).toEqual([]);
    expect(kept.size).toBe(0);
  });

  test('is never shown to another person on the same device', () => {
    const { tab } = browser();
    const hers = tab('1', 'chloe');
    hers.keep(named('Valmer'));
    hers.show(false);
    expect(tab('1', 'anna').own()).toBeNull();
    expect(tab('2', 'anna').left()).toEqual([]);
    expect(names(tab('2', 'chloe').left())).toEqual(['Valmer']);
  });

  test('is offered only while unsaved, and not after it was dropped', () => {
    const { tab } = browser();
    const saved = tab('1');
    saved.keep({ ...named('Valmer'), savedName: 'Valmer', before: named('Valmer').document });
    saved.show(false);
    const open = tab('2');
    open.keep(named('Belleroche'));
    open.show(false);
    const [work] = filterUnsaved(tab('3').left());
    expect(work?.name).toBe('Belleroche');
    tab('3').drop(work?.key ?? '');
    expect(filterUnsaved(tab('3').left())).toEqual([]);
  });

  test('ignores stored work that was overwritten by something else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { tab, kept } = browser();
        tab('1').keep(named('Valmer'));
        for (const key of kept.keys()) kept.set(key, text);
        expect(() => [tab('1').own(), tab('2').left()]).not.toThrow();
      }),
    );
  });
});
