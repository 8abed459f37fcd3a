import { CallFailed, type Client } from '@parvis/api/client';
import { PART_BYTES } from '@parvis/api/constants';
import type { Received } from '@parvis/api/entities/media';
import { expect, test, vi } from 'vitest';
import type { NewItem, OutboxItem } from '../api/outboxItems.ts';
import { createOutbox } from './outbox.ts';
import type { OutboxStorage } from './storage.ts';
import { storageOf } from './testing/items.ts';
import { createUploader, type OnProgress } from './uploadFiles.ts';

interface Body {
  readonly id: string;
  readonly at?: number;
  readonly of?: number;
}

/** Bytes of a part; the address must repeat the body's fields. */
async function bytesOf(body: Body, send: typeof fetch | undefined): Promise<Buffer> {
  let sent: Request | undefined;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent = new Request(`http://parvis.test${address}`, init);
    return new Response();
  });
  await send?.('/part', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  vi.unstubAllGlobals();
  if (!sent) throw new Error('Nothing was sent.');
  expect(sent.headers.get('content-type')).toBe('application/octet-stream');
  expect(Object.fromEntries(new URL(sent.url).searchParams)).toEqual({
    id: body.id,
    at: `${body.at}`,
    of: `${body.of}`,
  });
  return Buffer.from(await sent.arrayBuffer());
}

/** Fakes a server that takes parts in order and answers where to resume. */
function partServer() {
  const files = new Map<string, Buffer>();
  const asked: string[] = [];
  const messages: unknown[] = [];
  let judge: (body: Body & { length: number }) => Partial<Received> | undefined = () => undefined;
  const client: Pick<Client, 'call'> = {
    call: async (call, ...rest) => {
      const { body, send } = rest[0] as { body: Body; send?: typeof fetch };
      const { id, at = 0, of } = body;
      if (of === undefined) {
        asked.push(`${call.side} message`);
        messages.push(body);
        return [] as never;
      }
      const part = await bytesOf(body, send);
      asked.push(`${call.side} ${part.length === 0 ? 'where' : at / PART_BYTES}`);
      const said = judge({ ...body, length: part.length });
      const before = files.get(id) ?? Buffer.alloc(0);
      const now = at === before.length ? Buffer.concat([before, part]) : before;
      files.set(id, now);
      const state = now.length === of ? 'ready' : 'partial';
      return [{ received: now.length, state, ...said }] as never;
    },
  };
  return { client, files, asked, messages, judges: (next: typeof judge) => (judge = next) };
}

const bytes = Buffer.from(Array.from({ length: 2 * PART_BYTES + 5 }, (_, at) => (at * 31) % 256));
const photo = () => ({ id: 'photo', blob: new Blob([bytes]) });
const message = (kind: 'media' | 'staffMedia' = 'media'): NewItem => ({
  kind,
  id: 'message',
  cuid: 'town',
  csid: 'case-1',
  crUid: 'me',
  shown: {},
  files: [photo()],
  body: { csid: 'case-1', id: 'message', files: [{ id: 'photo' }] },
});
const outboxOn = (
  { client }: Pick<ReturnType<typeof partServer>, 'client'>,
  { storage = storageOf(), onProgress }: { storage?: OutboxStorage; onProgress?: OnProgress } = {},
) =>
  createOutbox({
    client,
    storage,
    crUid: () => 'me',
    uploadFiles: createUploader(client, onProgress),
    onSent: () => {},
  });

test.each([
  ['a visitor', 'media', 'mobile'],
  ['staff', 'staffMedia', 'town'],
] as const)('files of %s upload completely, part by part, before their message', async (_, kind, side) => {
  const server = partServer();
  const outbox = await outboxOn(server);
  await outbox.add(message(kind));
  await outbox.flush();
  expect(server.asked).toEqual(['where', '0', '1', '2', 'message'].map((what) => `${side} ${what}`));
  expect(server.files.get('photo')).toEqual(bytes);
  expect(outbox.items()).toEqual([]);
});

test('a video’s poster uploads before the video', async () => {
  const server = partServer();
  const outbox = await outboxOn(server);
  const poster = { id: 'poster', blob: new Blob(['x']) };
  const video = { width: 4, height: 3, seconds: 2, poster };
  await outbox.add({ ...message(), files: [{ id: 'film', blob: new Blob(['yz']), video }] });
  await outbox.flush();
  expect([...server.files].map(([id, { length }]) => [id, length])).toEqual([
    ['poster', 1],
    ['film', 2],
  ]);
});

test('a file that the server already has is not sent again', async () => {
  const server = partServer();
  server.files.set('photo', bytes);
  const outbox = await outboxOn(server);
  await outbox.add(message());
  await outbox.flush();
  expect(server.asked).toEqual(['mobile where', 'mobile message']);
});

test('an upload resumes at the byte where the network failed', async () => {
  const server = partServer();
  server.judges(({ at = 0, length }) => {
    if (at === 2 * PART_BYTES && length > 0) throw new CallFailed('x', { kind: 'offline' });
    return undefined;
  });
  const outbox = await outboxOn(server);
  await outbox.add(message());
  await outbox.flush();
  expect(outbox.items().map(({ id, refused }) => [id, refused])).toEqual([['message', undefined]]);
  server.asked.length = 0;
  server.judges(() => undefined);
  await outbox.flush();
  expect(server.asked).toEqual(['mobile where', 'mobile 2', 'mobile message']);
  expect(server.files.get('photo')).toEqual(bytes);
});

test('a file that is no picture blocks its message until the author decides', async () => {
  const server = partServer();
  server.judges(() => ({ state: 'refused', reason: 'format' }));
  const outbox = await outboxOn(server);
  await outbox.add(message());
  await outbox.flush();
  expect(server.asked).toEqual(['mobile where']);
  expect(outbox.items()).toMatchObject([
    { id: 'message', refused: 'badRequest', refusedAt: 'body.files.0', files: [{ id: 'photo' }] },
  ]);
});

test('a file refused without a reason counts as a wrong format', async () => {
  const server = partServer();
  server.judges(() => ({ state: 'refused' }));
  const outbox = await outboxOn(server);
  await outbox.add(message());
  await outbox.flush();
  expect(outbox.items()).toMatchObject([{ refused: 'badRequest', refusedFor: 'format' }]);
});

test('a server that loses parts is retried twice only', async () => {
  const server = partServer();
  server.judges(() => ({ received: 0, state: 'partial' }));
  await createUploader(server.client)({ kind: 'media', cuid: 'town' }, [
    { id: 'photo', blob: new Blob([bytes]) },
  ]);
  expect(server.asked).toEqual(['mobile where', 'mobile 0', 'mobile 0']);
});

test('a file in the virus scan blocks nothing in its case, and is sent after it', async () => {
  const server = partServer();
  server.judges(() => ({ state: 'checking' }));
  const outbox = await outboxOn(server);
  await outbox.add(message());
  const { files: _, ...other } = message();
  await outbox.add({ ...other, id: 'later' } as NewItem);
  await outbox.flush();
  expect(server.asked.filter((what) => what === 'mobile message')).toHaveLength(1);
  expect(outbox.items()).toMatchObject([{ id: 'message', checking: true }]);
  expect(outbox.items()[0]).not.toHaveProperty('tries');
  server.judges(() => undefined);
  server.asked.length = 0;
  await outbox.flush();
  expect(server.asked.at(-1)).toBe('mobile message');
  expect(outbox.items()).toEqual([]);
});

test('an infected file blocks its message until the author decides', async () => {
  const server = partServer();
  server.judges(() => ({ state: 'checking' }));
  const outbox = await outboxOn(server);
  await outbox.add(message());
  await outbox.flush();
  server.judges(() => ({ state: 'refused', reason: 'infected' }));
  await outbox.flush();
  expect(outbox.items()).toMatchObject([
    { refused: 'badRequest', refusedAt: 'body.files.0', refusedFor: 'infected' },
  ]);
  expect(outbox.items()[0]).not.toHaveProperty('checking');
});

const told = () => {
  const log: string[] = [];
  return { log, onProgress: (id: string, bytes: number) => void log.push(`${id} ${bytes}`) };
};

test('progress reports the bytes the server has of each file', async () => {
  const server = partServer();
  server.files.set('photo', bytes.subarray(0, PART_BYTES));
  const { log, onProgress } = told();
  const outbox = await outboxOn(server, { onProgress });
  await outbox.add(message());
  await outbox.flush();
  expect(log).toEqual([PART_BYTES, 2 * PART_BYTES, bytes.length].map((count) => `photo ${count}`));
});

test('a paused upload stops after the current part, and resumes there', async () => {
  const server = partServer();
  const storage = storageOf();
  const { log, onProgress } = told();
  const outbox = await outboxOn(server, { storage, onProgress });
  let holding: Promise<void> | undefined;
  server.judges(({ at, length }) => {
    if (at === 0 && length > 0) holding = outbox.setFilePaused('message', 'photo', true);
    return undefined;
  });
  await outbox.add(message());
  await outbox.flush();
  await holding;
  await outbox.flush();
  expect(server.asked).toEqual(['mobile where', 'mobile 0']);
  expect(await storage.all()).toMatchObject([{ id: 'message', files: [{ id: 'photo', held: true }] }]);

  server.asked.length = 0;
  await outbox.setFilePaused('message', 'photo', false);
  await outbox.flush();
  expect(server.asked).toEqual(['mobile where', 'mobile 1', 'mobile 2', 'mobile message']);
  expect(server.files.get('photo')).toEqual(bytes);
  expect(log.at(-1)).toBe(`photo ${bytes.length}`);
});

test('a paused upload stays paused after a reload, which only asks for its progress', async () => {
  const server = partServer();
  server.files.set('photo', bytes.subarray(0, 7));
  const storage = storageOf();
  await storage.put({ ...message(), files: [{ ...photo(), held: true }], created: 1 } as OutboxItem);
  const { log, onProgress } = told();
  const outbox = await outboxOn(server, { storage, onProgress });
  await outbox.flush();
  await outbox.flush();
  expect(server.asked).toEqual(['mobile where']);
  expect(log).toEqual(['photo 7']);
});

test.each([
  ['no retry while only held messages wait', [true, true], 0],
  ['one retry while another message waits', [true, false], 1],
] as const)('plans %s', async (_, held, timers) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const server = partServer();
  server.judges(({ length }) => (length > 0 ? { state: 'checking' } : undefined));
  const storage = storageOf();
  for (const [at, isHeld] of held.entries()) {
    const files = [{ ...photo(), ...(isHeld && { held: true }) }];
    await storage.put({ ...message(), id: `message-${at}`, files, created: at } as OutboxItem);
  }
  const outbox = await outboxOn(server, { storage });
  await outbox.flush();
  expect(vi.getTimerCount()).toBe(timers);
  vi.useRealTimers();
});

test('a paused upload delays neither other files of its message nor later messages', async () => {
  const server = partServer();
  const storage = storageOf();
  const files = [
    { ...photo(), held: true as const },
    { id: 'other', blob: new Blob(['x']) },
  ];
  await storage.put({ ...message(), files, created: 1 } as OutboxItem);
  const outbox = await outboxOn(server, { storage });
  const { files: _, ...later } = message();
  await outbox.add({ ...later, id: 'later' } as NewItem);
  await outbox.flush();
  expect([...server.files].map(([id, { length }]) => [id, length])).toEqual([
    ['photo', 0],
    ['other', 1],
  ]);
  expect(outbox.items().map(({ id }) => id)).toEqual(['message']);
});

test('dropping a refused file sends the message without it', async () => {
  const server = partServer();
  server.judges(({ id }) => (id === 'bad' ? { state: 'refused', reason: 'format' } : undefined));
  const outbox = await outboxOn(server);
  await outbox.add({
    ...message(),
    files: [{ id: 'bad', blob: new Blob(['x']) }, photo()],
    body: { csid: 'case-1', id: 'message', files: [{ id: 'bad' }, { id: 'photo', alt: 'Une fuite' }] },
  } as NewItem);
  await outbox.flush();
  expect(outbox.items()).toMatchObject([{ refusedAt: 'body.files.0' }]);
  await outbox.dropFile('message', 'bad');
  await outbox.flush();
  expect(server.messages).toEqual([
    { csid: 'case-1', id: 'message', files: [{ id: 'photo', alt: 'Une fuite' }] },
  ]);
  expect(outbox.items()).toEqual([]);
});

test('dropping the last file removes the message, even during its upload', async () => {
  const server = partServer();
  const outbox = await outboxOn(server);
  let dropping: Promise<void> | undefined;
  server.judges(({ length }) => {
    if (length > 0) dropping ??= outbox.dropFile('message', 'photo');
    return undefined;
  });
  await outbox.add(message());
  await outbox.flush();
  await dropping;
  await outbox.flush();
  expect(server.asked).toEqual(['mobile where', 'mobile 0']);
  expect(outbox.items()).toEqual([]);
});

test('pausing a file of a sent message restores nothing', async () => {
  const server = partServer();
  const storage = storageOf();
  const outbox = await outboxOn(server, { storage });
  await outbox.add(message());
  await outbox.flush();
  await outbox.setFilePaused('message', 'photo', true);
  await outbox.dropFile('message', 'photo');
  expect(await storage.all()).toEqual([]);
});
