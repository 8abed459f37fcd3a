import { setTimeout as pause } from 'node:timers/promises';
import { addresses } from '@parvis/api/addresses';
import { hasNginx, type ServerProxy, startProxy } from '../../server/testing/proxies.ts';
import { hasRedis, startRedis } from '../../server/testing/redisServer.ts';
import { ms as inMs, median, percentile, type Section } from '../bench/figures.ts';
import type { Length } from './beside.ts';
import { type Pair, pairs, questionnaireIdOf } from './calls.ts';
import type { Databases } from './databases.ts';
import type { Seeded } from './growth.ts';
import { press } from './http.ts';
import { openStream } from './openStream.ts';
import type { Amount } from './seed.ts';
import { type Server, startOurs } from './servers.ts';
import { allHeard, busyPeople, deliver, hearing, type Pending } from './streams.ts';

const CONNECTIONS = 32;
/** How long servers answer before they are measured, milliseconds. */
const WARM_MS = 6_000;
/** Calls that are measured: one that writes, one that reads. */
const CALLS = ['send', 'fetch'] as const;

/** Servers on a database of their own, and the proxy before them. */
interface Group {
  readonly name: string;
  readonly servers: readonly Server[];
  readonly proxy: ServerProxy;
  readonly seeded: Seeded;
}

async function startSet(
  name: string,
  seeded: Seeded,
  many: number,
  more: Readonly<Record<string, string>> = {},
): Promise<Group> {
  const servers = await Promise.all(
    Array.from({ length: many }, () => startOurs(seeded.url, { TRUST_PROXY: '127.0.0.1', ...more })),
  );
  const proxy = await startProxy(
    'nginx',
    servers.map(({ port }) => port),
  );
  return { name, servers, proxy, seeded };
}

const perSecond = (value: number): string => value.toFixed(0);

/** Requests a second of each set in turn, for as many rounds. */
async function pressAll(sets: readonly Group[], pair: Pair, { rounds, ms }: Length) {
  let n = 0;
  const next = () => {
    n += 1;
    return pair.ours(n);
  };
  for (const { proxy } of sets) await press(proxy.port, CONNECTIONS, WARM_MS, next);
  const found = new Map(sets.map(({ name }) => [name, { rates: [] as number[], p99: [] as number[] }]));
  for (let round = 0; round < rounds; round += 1)
    // In an order that changes: the one before warms the machine.
    for (const { name, proxy } of round % 2 ? sets.toReversed() : sets) {
      const { rate, times } = await press(proxy.port, CONNECTIONS, ms, next);
      found.get(name)?.rates.push(rate);
      found.get(name)?.p99.push(percentile(times, 0.99));
    }
  return found;
}

/** How long messages that are sent at the first server take to pages at the last. */
async function deliverAcross({ servers, seeded }: Group, ms: number) {
  const [from] = servers;
  const to = servers.at(-1);
  if (!from || !to) throw new Error('A set has servers.');
  const pending: Pending = new Map();
  const path = addresses.contributorLive.template;
  const heard = hearing(pending);
  const open = await Promise.all(
    [...busyPeople(seeded)].map((person) => openStream({ port: to.port, path, person }, heard)),
  );
  await pause(1000);
  const { sent, answered } = await deliver(from.port, seeded, ms, pending);
  const times = await allHeard(pending);
  for (const socket of open) {
    socket.removeAllListeners('close');
    socket.on('error', () => undefined);
    socket.destroy();
  }
  return { times, answered, sent };
}

/** One server and two behind a proxy, which tell each other and count by PostgreSQL alone, and by a Redis. */
export async function measureInstances(
  databases: Databases,
  amount: Amount,
  length: Length,
): Promise<Section[]> {
  if (!hasNginx) throw new Error('This is measured behind nginx, which is not here.');
  const seeded = { url: await databases.make('one', amount), amount };
  const copy = async (name: string): Promise<Seeded> => ({ url: await databases.copy(name, 'one'), amount });
  const [forTwo, forRedis] = [await copy('two'), await copy('redis')];
  const redis = hasRedis ? await startRedis() : undefined;
  const sets = [
    await startSet('one server', seeded, 1),
    await startSet('two, PostgreSQL', forTwo, 2),
    ...(redis ? [await startSet('two, Redis', forRedis, 2, { BUS_URL: redis.url })] : []),
  ];
  try {
    const [first] = sets;
    if (!first?.servers[0]) throw new Error('A set has servers.');
    const calls = pairs(amount, await questionnaireIdOf(first.servers[0].port));
    const rates: string[][] = [];
    for (const call of CALLS) {
      const pair = calls[call];
      if (!pair) throw new Error(`There is no call ${call}.`);
      const found = await pressAll(sets, pair, length);
      const one = found.get(first.name)?.rates ?? [];
      for (const [name, { rates: own, p99 }] of found) {
        const ratios = own.map((rate, round) => rate / (one[round] ?? Number.NaN));
        const each = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
        rates.push([
          `${call}: ${name}`,
          perSecond(median(own)),
          median(ratios).toFixed(2),
          each,
          inMs(median(p99)),
        ]);
        console.log(rates.at(-1)?.join(' | '));
      }
    }
    const ways: string[][] = [];
    for (const set of sets) {
      await deliverAcross(set, WARM_MS);
      const { times, answered, sent } = await deliverAcross(set, length.ms * 4);
      const figures = [percentile(times, 0.5), percentile(times, 0.99), percentile(answered, 0.99)];
      ways.push([set.name, ...figures.map(inMs), `${times.length} of ${sent}`]);
      console.log(ways.at(-1)?.join(' | '));
    }
    return [
      {
        title: 'Behind a proxy',
        about: `Requests a second over ${CONNECTIONS} connections to nginx (1.22, as in \`docs/operating/nginx.conf\`), and how many times those of one server they are (median of ${length.rounds} rounds in which all take turns of ${length.ms / 1000} s), each set on a database of its own that holds the same. The machine has two cores, which generator, proxy, servers and PostgreSQL share: what two servers could do on two machines is **not** seen here; what is seen is what it costs that they count and tell each other. p99: milliseconds until an answer.`,
        head: ['what', 'a second', 'of one server', 'rounds', 'p99'],
        rows: rates,
      },
      {
        title: 'From one server to a page at the other',
        about: `200 messages a second at one server, and 200 live streams at the other (at the same one where there is one): from the request until the event is on the other screen of who sent it, milliseconds; beside it, until the sender had the answer.`,
        head: ['what', 'p50', 'p99', 'p99 of the answer', 'delivered'],
        rows: ways,
      },
    ];
  } finally {
    for (const { servers, proxy } of sets) {
      await proxy.stop();
      for (const server of servers) await server.stop();
    }
    await redis?.kill();
  }
}
