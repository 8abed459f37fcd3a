import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keeper } from '../session/keeper.ts';
import { dialogKeeper } from '../staff/dialogDrafts.ts';
import { hasBegunMessage } from './begunMessages.ts';

vi.mock('../session/ownKeeper.ts', () => ({ ownKeeper: (name: string) => keeper('me', name) }));

/** Storage as browsers have it: its keys are its own properties. */
const memory = {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  },
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  },
};

beforeEach(() => {
  const device = Object.create(memory);
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('window', { localStorage: device });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['in its field', (crUid: string) => keeper(crUid, 'draft_b')],
  ['in a dialog of staff', (crUid: string) => dialogKeeper(crUid, 'b', 'hold')],
])('a message that was begun in a case, %s, is known, but nobody else’s, and nothing else', (_, kept) => {
  kept('you').save('Bonjour');
  keeper('me', 'reach_a').save('Bonjour');
  expect(hasBegunMessage()).toBe(false);
  kept('me').save('Bonjour');
  expect(hasBegunMessage()).toBe(true);
});
