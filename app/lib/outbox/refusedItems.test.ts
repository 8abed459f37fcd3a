import { expect, test, vi } from 'vitest';
import type { OutboxItem } from '../api/outboxItems.ts';
import { listStoppedItems, resolveRelease, retryRefusedItems, shouldAutoRetry } from './refusedItems.ts';

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
  item('after the end', { refused: 'withdrawn' }),
];
test('blocked items are retried in their order', async () => {
  const retry = vi.fn(async (_id: string) => undefined);
  await retryRefusedItems({ items: () => items, retry }, 'town', 'me');
  expect(retry.mock.calls).toEqual([['first'], ['report'], ['after the end']]);
});

test('messages of a stopped conversation are listed by their case', () => {
  const stopped = [
    item('here', { refused: 'stopped' }),
    item('elsewhere', { refused: 'stopped', csid: 'other' }),
    item('of somebody else', { refused: 'stopped', crUid: 'you' }),
    item('blocked'),
  ];
  expect(listStoppedItems(stopped, 'c', 'me').map(({ id }) => id)).toEqual(['here']);
});

const blocked = { at: '2026-11-26T08:00:00.000Z', reason: [] };
test.each([
  ['nothing was kept', [], {}, 10, 'nothing'],
  ['the case is not known', [{ refusedOn: 5 }], undefined, 10, 'nothing'],
  ['the case says that it holds', [{ refusedOn: 5 }], { blocked }, 10, 'nothing'],
  ['the case says that its service has ended', [{ refusedOn: 5 }], { withdrawn: true }, 10, 'nothing'],
  ['the case says since then that it ended', [{ refusedOn: 5 }], {}, 10, 'send'],
  ['the case was asked for before', [{ refusedOn: 15 }], {}, 10, 'ask'],
  ['one was refused since', [{ refusedOn: 5 }, { refusedOn: 10 }], {}, 10, 'ask'],
] as const)('decides on a release where %s', (_, kept, info, at, meant) => {
  expect(resolveRelease(kept, info, at)).toBe(meant);
});

test.each([
  ['a message of who is blocked', { refused: 'blocked', kind: 'txt' }, true],
  ['a report of who is blocked', { refused: 'blocked', kind: 'case' }, true],
  ['a message to a customer that ended its service', { refused: 'withdrawn', kind: 'txt' }, true],
  [
    'a report to it, of which no case may tell that it is back',
    { refused: 'withdrawn', kind: 'case' },
    false,
  ],
  ['a message of a stopped conversation', { refused: 'stopped', kind: 'txt' }, true],
  ['what was refused otherwise', { refused: 'conflict', kind: 'txt' }, false],
  ['what waits', { kind: 'txt' }, false],
] as const)('retries automatically or not: %s', (_, one, goes) => {
  expect(shouldAutoRetry(one)).toBe(goes);
});
