import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { addresses } from '@parvis/api/addresses';
import { callAddress } from '@parvis/api/call';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { eventually } from '../testing/eventually.ts';
import { readLive } from '../testing/liveReader.ts';
import { createContributor } from '../testing/person.ts';
import { openTestServices } from '../testing/testServices.ts';
import { limitConnections } from './connections.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url);
const port = Number(new URL(await services.listen()).port);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

/** Sends raw bytes, and returns the response. */
async function say(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString();
  });
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

const browser = 'Host: localhost\r\nAccept: text/html,*/*\r\nAccept-Language: fr\r\n';
const cookies = `Cookie: a=${'x'.repeat(40_000)}\r\n`;
const call = callAddress(sessionCalls.userSts, {});

describe('unparsable request', () => {
  it.each([
    [
      'a broken header',
      `GET /q/test-hall HTTP/1.1\r\n${browser}Bad header\r\n\r\n`,
      '400 Bad Request',
      'Cette demande n’a pas pu être lue',
    ],
    [
      'too many cookies',
      `GET /q/test-hall HTTP/1.1\r\n${browser}${cookies}\r\n`,
      '431 Request Header Fields Too Large',
      'Cette demande est trop longue',
    ],
    ...[22_000, 70_000, 300_000].map((length) => [
      `a preview with ${length} letters of colours`,
      `GET /samples/1/?appColors=${'x'.repeat(length)} HTTP/1.1\r\n${browser}\r\n`,
      '431 Request Header Fields Too Large',
      'L’adresse de cet aperçu est trop longue',
    ]),
  ])('gets a localised page in a browser: %s', async (_, text, status, title) => {
    const answer = await say(text);
    expect(answer).toContain(`HTTP/1.1 ${status}\r\n`);
    expect(answer).toContain('Content-Type: text/html; charset=utf-8');
    expect(answer).toContain('<html lang="fr-FR">');
    expect(answer).toContain(`<h1>${title}</h1>`);
    if (title.includes('aperçu')) expect(answer).toContain('/samples/1/#appColors=');
    expect(answer).not.toContain('rslt');
  });
  it.each([
    ['a broken header', `POST ${call} HTTP/1.1\r\n${browser}Bad header\r\n\r\n`, 400, 'badRequest'],
    ['too many cookies', `POST ${call} HTTP/1.1\r\nHost: localhost\r\n${cookies}\r\n`, 431, 'tooLarge'],
    ['a page that is none', `GET ${call} HTTP/1.1\r\n${browser}Bad header\r\n\r\n`, 400, 'badRequest'],
    ['no request at all', '\x16\x03\x01\r\n\r\n', 400, 'badRequest'],
  ])('gets the envelope in a program: %s', async (_, text, status, code) => {
    const [head = '', body = ''] = (await say(text)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(body)).toEqual({ rslt: { error: { code } } });
  });
});

it('limits live streams per address, and frees ended ones', async () => {
  const few = await openTestServices(url, { config: { addressCeiling: 24 } });
  const live = `${await few.listen()}${addresses.contributorLive.template}`;
  const [jo, al] = [await createContributor(services), await createContributor(services)];
  const readers = [];
  for (let count = 0; count < 12; count += 1)
    readers.push(await readLive(live, (count < 6 ? jo : al).cookie));
  expect(readers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const refused = await fetch(live, { headers: { cookie: al.cookie ?? '' } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  readers[0]?.stop();
  await eventually(async () => {
    const again = await readLive(live, al.cookie);
    readers.push(again);
    expect(again.status).toBe(200);
  });
  for (const reader of readers) reader.stop();
  await few.close();
});

it.each([
  ['two hosts', 'Host: localhost\r\nHOST: evil.example\r\nAccept: text/html\r\n', '400 Bad Request'],
  ['no host', 'Accept: text/html\r\n', '400 Bad Request'],
  [
    'an expectation',
    'Host: localhost\r\nExpect: a miracle\r\nAccept: text/html\r\n',
    '417 Expectation Failed',
  ],
])('a request with %s gets a page', async (_, headers, status) => {
  const page = await say(`GET /q/test-hall HTTP/1.1\r\n${headers}Accept-Language: en\r\n\r\n`);
  expect(page).toContain(`HTTP/1.1 ${status}\r\n`);
  expect(page).toContain('<html lang="en-US">');
  const program = await say(`POST ${call} HTTP/1.1\r\n${headers.replace(/Accept.*/, '')}\r\n`);
  expect(program).toContain(`HTTP/1.1 ${status}\r\n`);
  expect(program).toMatch(/\{"rslt":\{"error":\{"code":"badRequest"\}\}\}$/);
});
/** A non-loopback address of this machine. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

it.skipIf(outside === undefined)('limits connections per address', async () => {
  const few = await openTestServices(url, { config: { addressCeiling: 3 } });
  const open = new URL(await few.app.listen({ port: 0, host: '0.0.0.0' })).port;
  const arrive = async () => {
    const socket = connect(Number(open), outside);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const held = [await arrive(), await arrive(), await arrive()];
  const beyond = await arrive();
  await eventually(() => expect(beyond.closed).toBe(true));
  expect(held.map(({ closed }) => closed)).toEqual([false, false, false]);
  for (const socket of held) socket.destroy();
  await few.close();
});

describe('connections of one address', () => {
  /** A server that accepts connections. */
  async function crowd(counts?: () => boolean) {
    const server = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1');
    limitConnections(server, 3, counts);
    await once(server, 'listening');
    const arrive = async (): Promise<Socket> => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    };
    return { server, arrive };
  }

  it('are closed beyond the limit, until one ends', async () => {
    const { server, arrive } = await crowd(() => true);
    const held = [await arrive(), await arrive(), await arrive()];
    const beyond = await arrive();
    await eventually(() => expect(beyond.closed).toBe(true));
    expect(held.every(({ closed }) => !closed)).toBe(true);
    held[0]?.destroy();
    await eventually(async () => {
      const next = await arrive();
      held.push(next);
      next.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      expect(await Promise.race([once(next, 'data'), once(next, 'close')])).toEqual([expect.any(Buffer)]);
    });
    for (const socket of held) socket.destroy();
    server.close();
  });

  it('are unlimited from this machine, which may be a proxy', async () => {
    const { server, arrive } = await crowd();
    const held = await Promise.all(Array.from({ length: 9 }, arrive));
    const open = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
    await eventually(async () => expect(await open()).toBe(9));
    for (const socket of held) socket.destroy();
    server.close();
  });
});
