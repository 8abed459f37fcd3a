import { afterEach, expect, test, vi } from 'vitest';
import { notifyLeave, watchLeave } from './crossTabLeave.ts';

afterEach(() => vi.unstubAllGlobals());

test('other tabs are notified once of a leave, and nothing stays stored', () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const kept = new Map<string, string>();
  const changes = (key: string, newValue: string | null) => {
    if (newValue === null) kept.delete(key);
    else kept.set(key, newValue);
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  };
  vi.stubGlobal('localStorage', {
    setItem: changes,
    removeItem: (key: string) => changes(key, null),
  });
  Object.assign(window, { localStorage });
  const told = vi.fn();
  const leave = watchLeave(told);
  changes('pv_kept_other', 'all');
  expect(told).not.toHaveBeenCalled();
  notifyLeave(true);
  notifyLeave(false);
  expect(told.mock.calls).toEqual([[true], [false]]);
  kept.delete('pv_kept_other');
  expect([...kept]).toEqual([]);
  leave();
  notifyLeave(true);
  expect(told).toHaveBeenCalledTimes(2);
});
