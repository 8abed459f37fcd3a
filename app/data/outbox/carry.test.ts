import { CallFailed, type Client } from '@parvis/api/client';
import { PART_BYTES } from '@parvis/api/constants';
import type { Received } from '@parvis/api/entities/media';
import { expect, test } from 'vitest';
import type { NewItem } from '../outgoing.ts';
import { carryWith } from './carry.ts';
import { createOutbox } from './outbox.ts';
import { storageOf } from './testing/items.ts';

interface Body {
  readonly id: string;
  readonly at?: number;
  readonly of?: number;
  readonly part?: string;
}

/** A server that takes parts as the real one does: in their order, saying where to go on. */
function partServer() {
  const files = new Map<string, Buffer>();
  const asked: string[] = [];
  let judge: (body: Body) => Partial<Received> | undefined = () => undefined;
  const client: Pick<Client, 'call'> = {
    call: async (call, ...rest) => {
      const { body } = rest[0] as { body: Body };
      const { id, at = 0, of = 0, part } = body;
      asked.push(part === undefined ? `${call.side} message` : `${call.side} ${at / PART_BYTES}`);
      const said = judge(body);
      if (part === undefined) return [] as never;
      const before = files.get(id) ?? Buffer.alloc(0);
      const now = at === before.length ? Buffer.concat([before, Buffer.from(part, 'base64')]) : before;
      files.set(id, now);
      const state = now.length === of ? 'ready' : 'partial';
      return [{ received: now.length, state, ...said }] as never;
    },
  };
  return { client, files, asked, judges: (next: typeof judge) => (judge = next) };
}

const bytes = Buffer.from(Array.from({ length: 2 * PART_BYTES + 5 }, (_, at) => (at * 31) % 256));
const message = (kind: 'media' | 'staffMedia' = 'media'): NewItem => ({
  kind,
  id: 'message',
  cuid: 'town',
  csid: 'case-1',
  crUid: 'me',
  shown: {},
  files: [{ id: 'photo', blob: new Blob([bytes]) }],
  body: { csid: 'case-1', id: 'message', files: [{ id: 'photo' }] },
});
const outboxOn = ({ client }: Pick<ReturnType<typeof partServer>, 'client'>) =>
  createOutbox({
    client,
    storage: storageOf(),
    crUid: () => 'me',
    carry: carryWith(client),
    onSent: () => {},
  });

test.each([
  ['a visitor', 'media', 'mobile'],
  ['staff', 'staffMedia', 'town'],
] as const)(
  'files of %s arrive whole, part by part, before the message that shows them',
  async (_, kind, side) => {
    const server = partServer();
    const outbox = await outboxOn(server);
    await outbox.add(message(kind));
    await outbox.wake();
    expect(server.asked).toEqual(['0', '1', '2', 'message'].map((what) => `${side} ${what}`));
    expect(server.files.get('photo')).toEqual(bytes);
    expect(outbox.items()).toEqual([]);
  },
);

test('a file goes on at the byte where the network was lost, and waits until then', async () => {
  const server = partServer();
  server.judges(({ at = 0 }) => {
    if (at === 2 * PART_BYTES) throw new CallFailed('x', { kind: 'offline' });
    return undefined;
  });
  const outbox = await outboxOn(server);
  await outbox.add(message());
  await outbox.wake();
  expect(outbox.items().map(({ id, refused }) => [id, refused])).toEqual([['message', undefined]]);
  server.asked.length = 0;
  server.judges(() => undefined);
  await outbox.wake();
  // The first part asks where the file stands.
  expect(server.asked).toEqual(['mobile 0', 'mobile 2', 'mobile message']);
  expect(server.files.get('photo')).toEqual(bytes);
});

test('a file that is no picture waits for the person, and its message is not sent', async () => {
  const server = partServer();
  server.judges(() => ({ state: 'refused', reason: 'format' }));
  const outbox = await outboxOn(server);
  await outbox.add(message());
  await outbox.wake();
  expect(server.asked).toEqual(['mobile 0']);
  expect(outbox.items()).toMatchObject([
    { id: 'message', refused: 'badRequest', refusedAt: 'body.files.0', files: [{ id: 'photo' }] },
  ]);
});

test('a server that loses what it was given is not asked for ever', async () => {
  const server = partServer();
  server.judges(() => ({ received: 0, state: 'partial' }));
  await carryWith(server.client)({ kind: 'media', cuid: 'town' }, [{ id: 'photo', blob: new Blob([bytes]) }]);
  expect(server.asked).toHaveLength(2);
});
