import { afterEach, expect, test, vi } from 'vitest';
import { watchElsewhere } from './watchElsewhere.ts';

afterEach(() => vi.unstubAllGlobals());

test('what another tab keeps under a name, or empties, is told until nobody asks any more', () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const changes = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const told = vi.fn();
  const leave = watchElsewhere('answers_c_5', told);
  changes('pv_kept_answers_c_5');
  changes('pv_kept_answers_c_6');
  changes('answers_c_5');
  expect(told).toHaveBeenCalledTimes(1);
  changes(null);
  expect(told).toHaveBeenCalledTimes(2);
  leave();
  changes('pv_kept_answers_c_5');
  expect(told).toHaveBeenCalledTimes(2);
});
