import { expect, test, vi } from 'vitest';
import { network, offline, outboxOn, refused } from '../../lib/outbox/testing/items.ts';
import { createReopen } from './reopenCase.ts';

const place = { cuid: 'town', csid: 'case-1', crUid: 'me' };

test('queues a single reopen when pressed repeatedly while offline', async () => {
  const net = network();
  net.answers(offline);
  const outbox = await outboxOn(net.client);
  const reopen = createReopen(outbox, place);
  await Promise.all([reopen(() => 'Encore là'), reopen(() => 'Encore là')]);
  await reopen(() => 'Encore là');
  await createReopen(outbox, place)(() => 'Encore là');
  expect(outbox.items().map(({ shown }) => shown.txt)).toEqual(['Encore là']);
});

test('reopens again after a refusal or a storage failure', async () => {
  const net = network();
  net.answers(async () => {
    throw refused('stepNotAllowed');
  });
  const outbox = await outboxOn(net.client);
  const reopen = createReopen(outbox, place);
  await reopen(() => 'un');
  await outbox.flush();
  await reopen(() => 'deux');
  expect(outbox.items()).toHaveLength(2);

  const add = vi.fn().mockRejectedValueOnce(new Error('lost'));
  const failing = createReopen({ add, items: () => [] }, place);
  await expect(failing(() => 'un')).rejects.toThrow('lost');
  await failing(() => 'deux');
  expect(add).toHaveBeenCalledTimes(2);
});
