import { expect, test, vi } from 'vitest';
import { network, offline, outboxOn, refused } from '../../lib/outbox/testing/items.ts';
import { createStepSender } from './reporterSteps.ts';

const place = { cuid: 'town', csid: 'case-1', crUid: 'me' };

test('sends the words of a reopen alone: other steps only show theirs', async () => {
  const outbox = await outboxOn(network().client);
  await createStepSender(outbox, place)('cancel', () => 'Je retire mon signalement');
  const [{ shown, ...item } = { shown: {} }] = outbox.items();
  expect(shown).toEqual({ txt: 'Je retire mon signalement' });
  expect(item).toMatchObject({ kind: 'change', body: { csid: 'case-1', step: 'cancel' } });
  expect(item).not.toHaveProperty('body.txt');
});

test('queues a single reopen when pressed repeatedly while offline', async () => {
  const net = network();
  net.answers(offline);
  const outbox = await outboxOn(net.client);
  const reopen = createStepSender(outbox, place);
  await Promise.all([reopen('reopen', () => 'Encore là'), reopen('reopen', () => 'Encore là')]);
  await reopen('reopen', () => 'Encore là');
  await createStepSender(outbox, place)('reopen', () => 'Encore là');
  expect(outbox.items().map(({ shown }) => shown.txt)).toEqual(['Encore là']);
});

test('reopens again after a refusal or a storage failure', async () => {
  const net = network();
  net.answers(async () => {
    throw refused('stepNotAllowed');
  });
  const outbox = await outboxOn(net.client);
  const reopen = createStepSender(outbox, place);
  await reopen('reopen', () => 'un');
  await outbox.flush();
  await reopen('reopen', () => 'deux');
  expect(outbox.items()).toHaveLength(2);

  const add = vi.fn().mockRejectedValueOnce(new Error('lost'));
  const failing = createStepSender({ add, items: () => [] }, place);
  await expect(failing('reopen', () => 'un')).rejects.toThrow('lost');
  await failing('reopen', () => 'deux');
  expect(add).toHaveBeenCalledTimes(2);
});
