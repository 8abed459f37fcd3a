import { formerCalls } from '@parvis/api/calls/former';
import type { UserStatus } from '@parvis/api/entities/user';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import { createOutbox } from '../../lib/outbox/outbox.ts';
import { network, offline, storageOf, text } from '../../lib/outbox/testing/items.ts';

const device = {
  kept: new Map<string, OutboxItem>(),
  gone: [] as string[],
  asked: [] as unknown[],
  emptied: 0,
};

vi.mock('../../lib/api/client.ts', () => ({
  client: {
    call: async (call: unknown, { body }: { body: { crUids: string[] } }) => {
      expect(call).toBe(formerCalls.userGone);
      device.asked.push(body.crUids);
      return [{ gone: device.gone }];
    },
  },
}));
vi.mock('./clearDevice.ts', () => ({
  clearDevice: () => {
    device.emptied += 1;
  },
}));
vi.mock('../../lib/outbox/appOutbox.ts', () => {
  const net = network();
  net.answers(offline);
  const options = { client: net.client, crUid: () => undefined, onSent: () => undefined };
  return { openAppOutbox: () => createOutbox({ ...options, storage: storageOf(device.kept) }) };
});
const { reconcileFormerIdentities: settleFormer } = await import('./formerIdentities.ts');

const flags = { addLaterOn: true, live: false, dev: false, demo: false };
const status = (crUid?: string, was?: string[]): UserStatus => ({
  state: crUid === undefined ? 'empty' : 'idValid',
  settings: {},
  roles: [],
  flags,
  ...(crUid && { crUid }),
  ...(was && { was }),
});
const waits = (id: string, crUid: string) =>
  device.kept.set(id, { ...text(id, 'case-1', crUid), created: device.kept.size } as OutboxItem);
const left = () => [...device.kept.values()].map(({ id, crUid }) => [id, crUid]);

beforeEach(() => {
  device.kept.clear();
  Object.assign(device, { gone: [], asked: [], emptied: 0 });
});

test('an account erased elsewhere loses its items and data here', async () => {
  waits('a', 'erased');
  waits('b', 'other');
  device.gone = ['erased'];
  await settleFormer(status(), 'erased');
  expect([left(), device.asked, device.emptied]).toEqual([[['b', 'other']], [['erased', 'other']], 1]);
});

test('the current person keeps their own items', async () => {
  waits('a', 'erased');
  waits('b', 'me');
  device.gone = ['erased'];
  await settleFormer(status('me'), 'erased');
  expect([left(), device.asked, device.emptied]).toEqual([[['b', 'me']], [['erased']], 0]);
});

test('an ended session of an existing person loses nothing', async () => {
  waits('a', 'signed-out');
  await settleFormer(status(), 'signed-out');
  expect([left(), device.emptied]).toEqual([[['a', 'signed-out']], 0]);
});

test('items of a merged account are reassigned', async () => {
  waits('a', 'before');
  waits('b', 'other');
  await settleFormer(status('me', ['before', 'long-ago']), 'me');
  expect([left(), device.asked]).toEqual([
    [
      ['a', 'me'],
      ['b', 'other'],
    ],
    [['other']],
  ]);
});
test('a deleted person no longer counts as signed out', async () => {
  const kept = new Map([['pv_known', 'jo']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', { localStorage });
  await settleFormer(status('new'), undefined);
  expect([device.asked, [...kept]]).toEqual([[['jo']], [['pv_known', 'jo']]]);
  device.gone = ['jo'];
  await settleFormer(status('new'), undefined);
  expect([...kept]).toEqual([]);
  vi.unstubAllGlobals();
});
