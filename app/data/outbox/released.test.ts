import { expect, test, vi } from 'vitest';
import type { OutboxItem } from '../outgoing.ts';
import { keptFor, meantBy, sendKept } from './released.ts';

const item = (id: string, change: Partial<OutboxItem> = {}): OutboxItem =>
  ({ id, kind: 'txt', cuid: 'town', csid: 'c', crUid: 'me', refused: 'blocked', ...change }) as OutboxItem;
const { refused: _, ...waiting } = item('waits');
const items = [
  item('first'),
  item('other town', { cuid: 'campus' }),
  item('of somebody else', { crUid: 'you' }),
  item('refused otherwise', { refused: 'conflict' }),
  waiting as OutboxItem,
  item('report', { kind: 'case' } as Partial<OutboxItem>),
];

test('what was kept for a customer is what was refused there as blocked, of who is here', () => {
  expect(keptFor(items, 'town', 'me').map(({ id }) => id)).toEqual(['first', 'report']);
});

test('it is sent again in its order', async () => {
  const retry = vi.fn(async (_id: string) => undefined);
  await sendKept({ items: () => items, retry }, 'town', 'me');
  expect(retry.mock.calls).toEqual([['first'], ['report']]);
});

const blocked = { at: '2026-11-26T08:00:00.000Z', reason: [] };
test.each([
  ['nothing was kept', [], {}, 10, 'nothing'],
  ['the case is not known', [{ refusedOn: 5 }], undefined, 10, 'nothing'],
  ['the case says that it holds', [{ refusedOn: 5 }], { blocked }, 10, 'nothing'],
  ['the case says since then that it ended', [{ refusedOn: 5 }], {}, 10, 'send'],
  ['the case was asked for before', [{ refusedOn: 15 }], {}, 10, 'ask'],
  ['one was refused since', [{ refusedOn: 5 }, { refusedOn: 10 }], {}, 10, 'ask'],
] as const)('%s', (_, kept, info, at, meant) => {
  expect(meantBy(kept, info, at)).toBe(meant);
});
