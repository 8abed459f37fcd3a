import { expect, test, vi } from 'vitest';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import { flushMessages, MessagePending } from './useCaseSteps.ts';

vi.hoisted(() =>
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', origin: 'https://town.example' }),
);

const reply = (csid: string, more: object = {}) => ({ id: 'm', csid, ...more }) as OutboxItem;

function outboxOf(before: readonly OutboxItem[], after: readonly OutboxItem[]) {
  let items = before;
  let woken = 0;
  return {
    items: () => items,
    flush: async () => {
      items = after;
      woken += 1;
    },
    woken: () => woken,
  };
}

test('sends pending messages of the case first', async () => {
  const outbox = outboxOf([reply('a')], []);
  await flushMessages(outbox, 'a');
  expect(outbox.woken()).toBe(1);
});

test('rejects if a message stays pending', async () => {
  const outbox = outboxOf([reply('a')], [reply('a')]);
  await expect(flushMessages(outbox, 'a')).rejects.toBeInstanceOf(MessagePending);
});
