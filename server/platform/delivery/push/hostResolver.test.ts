import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns';
import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import { checkEndpoint } from './endpoint.ts';
import { createHostResolver } from './hostResolver.ts';

/** The test DNS server ignores other names. */
const known: Readonly<
  Record<string, { readonly four?: string; readonly six?: string; readonly none?: true }>
> = {
  'push.example': { four: '142.250.74.74', six: '2a00:1450:4007:80e::200a' },
  'four.example': { four: '142.250.74.74' },
  'inside.example': { four: '10.0.0.7' },
  'nobody.example': { none: true },
};
const A = 1;
const NAME_ERROR = 3;

const bytesOfFour = (address: string) => Buffer.from(address.split('.').map(Number));
function bytesOfSix(address: string): Buffer {
  const [before = '', after = ''] = address.split('::');
  const words = (part: string) =>
    part === '' ? [] : part.split(':').map((word) => Number.parseInt(word, 16));
  const [head, tail] = [words(before), words(after)];
  const all = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
  return Buffer.from(all.flatMap((word) => [word >> 8, word & 255]));
}

function questionIn(message: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return {
    name: labels.join('.').toLowerCase(),
    kind: message.readUInt16BE(at + 1),
    asked: message.subarray(12, at + 5),
  };
}

function answerTo(message: Buffer): Buffer | undefined {
  const { name, kind, asked } = questionIn(message);
  const of = known[name];
  if (!of) return undefined;
  const address = kind === A ? of.four && bytesOfFour(of.four) : of.six && bytesOfSix(of.six);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(message.readUInt16BE(0), 0);
  head.writeUInt16BE(0x8180 + (of.none ? NAME_ERROR : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(address ? 1 : 0, 6);
  if (!address) return Buffer.concat([head, asked]);
  // Answer for the name at byte 12, TTL one minute.
  const record = Buffer.from([0xc0, 12, 0, kind, 0, 1, 0, 0, 0, 60, 0, address.length]);
  return Buffer.concat([head, asked, record, address]);
}

const nameServer = createSocket('udp4');
nameServer.on('message', (message, { port, address }) => {
  const answer = answerTo(message);
  if (answer) nameServer.send(answer, port, address);
});
nameServer.bind(0, '127.0.0.1');
await once(nameServer, 'listening');
afterAll(() => void nameServer.close());

const servers = [`127.0.0.1:${nameServer.address().port}`];
const hasty = { servers, ofServer: 50, inAll: 400 };

it('resolves IPv4 and IPv6 addresses, or one of them', async () => {
  const resolve = createHostResolver({ servers });
  expect(await resolve('push.example')).toEqual([
    { address: '142.250.74.74', family: 4 },
    { address: '2a00:1450:4007:80e::200a', family: 6 },
  ]);
  expect(await resolve('four.example')).toEqual([{ address: '142.250.74.74', family: 4 }]);
});

it.each([
  ['push.example', 'good'],
  ['inside.example', 'bad'],
  ['nobody.example', 'bad'],
  ['silent.example', 'unknown'],
])('endpoint at %s is %s', async (host, verdict) => {
  const resolve = createHostResolver(hasty);
  expect(await checkEndpoint(`https://${host}/x`, { own: [], resolve })).toBe(verdict);
});

describe('unresponsive DNS', () => {
  it('times out in parallel, and blocks no thread', async () => {
    const resolve = createHostResolver({ servers, inAll: 400 });
    const done: string[] = [];
    const silent = Array.from({ length: 20 }, (_, at) =>
      resolve(`silent${at}.example`).catch((error: { code: string }) => {
        done.push('given up');
        return error.code;
      }),
    );
    // The system lookup would wait for a thread if all were blocked.
    const ofThread = new Promise<void>((found) => lookup('localhost', () => found())).then(() =>
      done.push('found'),
    );
    await ofThread;
    expect(done).toEqual(['found']);
    expect(new Set(await Promise.all(silent))).toEqual(new Set(['ECANCELLED']));
  });
});
