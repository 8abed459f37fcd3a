import { expect, test, vi } from 'vitest';
import type { OutboxItem } from '../../lib/api/outgoing.ts';
import { MessageWaits, messagesGone } from './useCaseSteps.ts';

vi.hoisted(() =>
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', origin: 'https://town.example' }),
);

const reply = (csid: string, more: object = {}) => ({ id: 'm', csid, ...more }) as OutboxItem;

function outboxOf(before: readonly OutboxItem[], after: readonly OutboxItem[]) {
  let items = before;
  let woken = 0;
  return {
    items: () => items,
    wake: async () => {
      items = after;
      woken += 1;
    },
    woken: () => woken,
  };
}

test('what waits in the case goes first', async () => {
  const outbox = outboxOf([reply('a')], []);
  await messagesGone(outbox, 'a');
  expect(outbox.woken()).toBe(1);
});

test('a message that does not go now is told', async () => {
  const outbox = outboxOf([reply('a')], [reply('a')]);
  await expect(messagesGone(outbox, 'a')).rejects.toBeInstanceOf(MessageWaits);
});
