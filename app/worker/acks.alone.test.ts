import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Ack } from '../features/notifications/workerContext.ts';

let waiting: Ack[];
let answers: (number | 'offline')[];
let asked: { readonly address: string; readonly acks: Ack[] }[];
vi.mock('../features/notifications/workerStorage.ts', () => ({
  listAcks: async () => [...waiting],
  saveAck: async (ack: Ack) => void waiting.push(ack),
  deleteAcks: async (acks: readonly Ack[]) => {
    waiting = waiting.filter((one) => !acks.includes(one));
  },
}));
const { storeAndSendAck: acknowledge, flushAcks: tellAcks } = await import('./acks.ts');

const ack = (id: string): Ack => ({ id, ack: 'word', state: 'shown' });

beforeEach(() => {
  waiting = [];
  answers = [];
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push({ address, acks: JSON.parse(body).acks });
    const answer = answers.shift() ?? 200;
    if (answer === 'offline') throw new TypeError('offline');
    return new Response('', { status: answer });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = async (work: Promise<unknown>) => {
  const done = work.then(
    () => 'told',
    () => 'waits',
  );
  await vi.runAllTimersAsync();
  return done;
};

it.each<[string, (number | 'offline')[], string, number, number]>([
  ['at once', [200], 'told', 1, 0],
  ['after the network was away', ['offline', 'offline', 200], 'told', 3, 0],
  ['after a server that was away', [503, 200], 'told', 2, 0],
  ['after it was asked too often', [429, 200], 'told', 2, 0],
  ['never, where the server does not want it', [400], 'told', 1, 0],
  ['later, without a network', ['offline', 'offline', 'offline'], 'waits', 3, 1],
])('waiting outcomes are sent %s', async (_, given, outcome, tries, left) => {
  waiting = [ack('a')];
  answers = given;
  expect(await settled(tellAcks('/ack'))).toBe(outcome);
  expect([asked.length, waiting.length]).toEqual([tries, left]);
  expect(asked[0]).toEqual({ address: '/ack', acks: [ack('a')] });
});
it('a failed acknowledgement waits for the network, and goes with the next', async () => {
  answers = ['offline', 'offline', 'offline'];
  const online = vi.fn(async () => undefined);
  await settled(acknowledge(ack('a'), '/ack', online));
  expect(online).toHaveBeenCalledOnce();
  await settled(acknowledge(ack('b'), '/ack', online));
  expect(asked.at(-1)?.acks.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(waiting).toEqual([]);
});
