import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { addresses } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { Redis } from 'ioredis';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { readLive } from '../../testing/liveReader.ts';
import { createContributor, openCase } from '../../testing/person.ts';
import { hasRedis, type RedisServer, startRedis } from '../../testing/redisServer.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { createTestDatabase } from '../db/testing/testDatabase.ts';
import { createId } from '../lib/ids.ts';
import { createRedisBus } from './redisBus.ts';

/** Forces notices through Redis. */
const NOWHERE = 'postgres://127.0.0.1:1/nothing';

function listeningAt(url: string, database = NOWHERE) {
  const counts = { heard: 0, warned: 0, back: 0 };
  const count = (what: keyof typeof counts) => () => {
    counts[what] += 1;
  };
  const handlers = { onDisconnect: count('warned'), onReconnect: count('back') };
  const { bus, link } = createRedisBus({ url, database }, count('heard'), handlers);
  return { bus, link, counts };
}

/** Repeats until the other hears it: its subscription may be pending. Returns the number sent. */
async function hears(teller: ReturnType<typeof listeningAt>, other: ReturnType<typeof listeningAt>) {
  const before = other.counts.heard;
  let told = 0;
  await eventually(() => {
    teller.bus.notify('feed');
    told += 1;
    expect(other.counts.heard).toBeGreaterThan(before);
  });
  return told;
}

describe.runIf(hasRedis)('servers that share a Redis (needs redis-server)', async () => {
  const redis: RedisServer | undefined = hasRedis ? await startRedis() : undefined;
  if (!redis) return;
  afterAll(() => redis.kill());

  it('receive each other’s notices', async () => {
    const [one, two] = [listeningAt(redis.url), listeningAt(redis.url)];
    await hears(one, two);
    await hears(two, one);
    await one.bus.close();
    await two.bus.close();
  });

  it('handle their own notices only once', async () => {
    const [talker, listener] = [new Redis(redis.url), new Redis(redis.url)];
    const names: string[] = [];
    listener.on('message', (_, name: string) => void names.push(name));
    await listener.subscribe('parvis_feed');
    const [one, two] = [listeningAt(redis.url), listeningAt(redis.url)];
    await eventually(() => {
      one.bus.notify('feed');
      expect(names).not.toEqual([]);
    });
    const [own = ''] = names;
    await hears(two, one);
    const before = one.counts.heard;
    for (let time = 0; time < 100; time += 1) await talker.publish('parvis_feed', own);
    await talker.publish('parvis_feed', 'another');
    await eventually(() => expect(names).toContain('another'));
    await hears(two, one);
    // Without the hundred own ones.
    expect(one.counts.heard - before).toBeLessThan(50);
    talker.disconnect();
    listener.disconnect();
    await one.bus.close();
    await two.bus.close();
  });

  it('reread the feed after an outage, and warn once', async () => {
    const [one, two] = [listeningAt(redis.url), listeningAt(redis.url)];
    await hears(one, two);
    const { warned } = two.counts;
    await redis.kill();
    await eventually(() => expect(two.counts.warned).toBe(warned + 1));
    const before = two.counts.heard;
    one.bus.notify('feed');
    await redis.start();
    await eventually(() => expect(two.counts.heard).toBeGreaterThan(before));
    await hears(one, two);
    expect(two.counts).toMatchObject({ warned: warned + 1, back: 1 });
    await one.bus.close();
    await two.bus.close();
  });
  it('fall back to the database during an outage, and return to Redis after it', async () => {
    const { url } = await createTestDatabase();
    const [one, two] = [listeningAt(redis.url, url), listeningAt(redis.url, url)];
    const carried = () => [one, two].map(({ bus }) => bus.carrier());
    await eventually(() => expect(carried()).toEqual(['redis', 'redis']));
    await redis.kill();
    await eventually(() => expect(carried()).toEqual(['postgresql', 'postgresql']));
    // The first may count the outage itself.
    for (let times = 0; times < 3; times += 1) await hears(one, two);
    await redis.start();
    await eventually(() => expect(carried()).toEqual(['redis', 'redis']));
    await hears(two, one);
    for (const { bus, counts, link } of [one, two]) {
      expect([counts.warned, counts.back, link.countOutages()]).toEqual([1, 1, 1]);
      await bus.close();
    }
  });
  it('treat an unresponsive Redis as down', async () => {
    const { url } = await createTestDatabase();
    const [one, two] = [listeningAt(redis.url, url), listeningAt(redis.url, url)];
    await eventually(() => expect([one.bus.carrier(), two.bus.carrier()]).toEqual(['redis', 'redis']));
    redis.hold();
    await eventually(() => expect([one.counts.warned, two.counts.warned]).toEqual([1, 1]));
    for (let times = 0; times < 3; times += 1) await hears(one, two);
    redis.goOn();
    await eventually(() => expect([one.bus.carrier(), two.bus.carrier()]).toEqual(['redis', 'redis']));
    for (const { bus } of [one, two]) await bus.close();
  });
  it('deliver events to each other’s streams', async () => {
    const { url } = await createTestDatabase();
    const config = { busUrl: redis.url };
    const one = await openTestServices(url, { alone: false, config });
    const two = await openTestServices(url, { alone: false, config });
    const origin = await two.listen();
    const jo = await createContributor(one);
    const csid = await openCase(jo);
    const reader = await readLive(`${origin}${addresses.contributorLive.template}`, jo.cookie);
    await eventually(() => expect(reader.lastId()).toBeDefined());
    await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Bonjour' });
    await eventually(() =>
      expect(reader.lines).toContainEqual(
        expect.objectContaining({ data: expect.objectContaining({ type: 'message', csid, msgId: 3 }) }),
      ),
    );
    reader.stop();
    await one.close();
    await two.close();
  });
});

it('a server warns once if BUS_URL is no Redis, and still serves', async () => {
  const other = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'));
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const busUrl = `redis://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const services = await openTestServices((await createTestDatabase()).url, {
    alone: false,
    config: { busUrl },
  });
  await eventually(() => expect(services.failures).toHaveLength(1));
  await openCase(await createContributor(services));
  await services.close();
  expect(services.failures).toEqual([
    expect.stringMatching(/^The Redis of BUS_URL is away, refuses, or is none: .+ \(.+\)\.$/),
  ]);
  other.close();
});
