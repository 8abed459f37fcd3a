import { setTimeout as pause } from 'node:timers/promises';
import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { diskFolder } from '../../server/store/testing/testServer.ts';
import { pngOf } from '../../server/testing/photoFiles.ts';
import { ms as inMs, median, percentile, type Section } from '../bench/figures.ts';
import { cookieOf, sendTo } from './calls.ts';
import type { Databases } from './databases.ts';
import { Connection } from './http.ts';
import { CUSTOMER, newId, noise, sendPhoto } from './photos.ts';
import { measureScreen } from './screen.ts';
import { type Amount, caseId, reporterOf } from './seed.ts';
import { type Server, startOurs } from './servers.ts';

const amount: Amount = { cases: 1_000, messagesEach: 4, people: 200 };
/** People who send large photos at the same moment. */
const AT_ONCE = 8;
/** People who send photos as the app makes them, and how many each. */
const BUSY = { people: 10, photos: 5 } as const;
/** Text messages beside them, and over how many connections. */
const TEXTS = { perSecond: 50, connections: 8, warmMs: 6_000 } as const;

/** How long calls are watched before there is a photo, milliseconds. */
const QUIET_MS = 5_000;

/** What is sent by eight people at once. */
const kinds: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  'small ones, the first of all': () => noise(400, 300).jpeg().toBuffer(),
  '12 megapixels, on its side': () => noise(4000, 3000, 6).jpeg({ quality: 85 }).toBuffer(),
  '48 megapixels, on its side': () => noise(8000, 6000, 6).jpeg({ quality: 70 }).toBuffer(),
  '15 megapixels, progressive': () => noise(4800, 3200).jpeg({ quality: 80, progressive: true }).toBuffer(),
  '12 megapixels, PNG of few colours': () => noise(4000, 3000).png({ palette: true, colours: 4 }).toBuffer(),
  'a bomb of 63 megapixels in 8 kB': () => pngOf(9000, 7000),
  'a bomb of 100 megapixels in 12 kB': () => pngOf(10_000, 10_000),
};

/** Watches a server while something happens: its memory, and how long it takes to answer what costs nothing. */
function watch(server: Server, idle = server.memory() ?? Number.NaN) {
  const connection = new Connection(server.port);
  const waits: number[] = [];
  let most = idle;
  let over = false;
  const fresh = server.loopDelay();
  const looking = (async () => {
    while (!over) {
      const begun = performance.now();
      await connection.call({
        path: callAddress(sessionCalls.userSts, {}),
        cookie: cookieOf(1),
        body: { newCookies: false },
      });
      waits.push(performance.now() - begun);
      most = Math.max(most, server.memory() ?? Number.NaN);
      await pause(5);
    }
  })();
  return async () => {
    over = true;
    await looking;
    connection.end();
    await fresh;
    return { above: (most - idle) / 1e6, waits, held: (await server.loopDelay()) ?? Number.NaN };
  };
}

async function large(server: Server): Promise<Section> {
  // Before the process that reads pictures has begun: what that takes for itself counts, too.
  const idle = server.memory();
  const quiet = watch(server, idle);
  await pause(QUIET_MS);
  const { waits: before, held: heldBefore } = await quiet();
  const rows = [
    ['none', '', '', '', '', '', inMs(percentile(before, 0.5)), inMs(Math.max(...before)), inMs(heldBefore)],
  ];
  for (const [name, make] of Object.entries(kinds)) {
    const bytes = await make();
    const done = watch(server, idle);
    const outcomes = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, n) => {
        const connection = new Connection(server.port);
        const outcome = await sendPhoto(connection, n + 2, bytes);
        connection.end();
        return outcome;
      }),
    );
    const { above, waits, held } = await done();
    const times = outcomes.map(({ ms }) => ms);
    const states = [...new Set(outcomes.map(({ state }) => state))].join(', ');
    const row = [
      name,
      (bytes.length / 1e6).toFixed(2),
      states,
      inMs(Math.min(...times)),
      inMs(Math.max(...times)),
      above.toFixed(0),
      inMs(percentile(waits, 0.5)),
      inMs(Math.max(...waits)),
      inMs(held),
    ];
    console.log(row.join(' | '));
    rows.push(row);
  }
  return {
    title: 'Eight photos at once',
    about: `The same photo sent by ${AT_ONCE} people at the same moment. First and last: milliseconds from the last byte of the file until it is read, written anew in its sizes and answered (the eighth waits for the seven before it: one is read at a time). Memory: most that the server and the process beside it held above what it held before the first photo, megabytes (what they share counted once; the goal is 150 at most). Beside it: milliseconds that a call which costs next to nothing (\`user/sts\`) took meanwhile. Loop held: the longest time for which the server’s event loop did nothing else, as Node measures it (\`perf_hooks\`; the goal is 50 at most): what other processes take of a crowded processor counts, too.`,
    head: [
      'photo',
      'MB',
      'outcome',
      'first',
      'last',
      'memory above idle',
      'call beside, median',
      'call beside, longest',
      'loop held',
    ],
    rows,
  };
}

/** Sends text messages at an even pace as long as `going` lasts. @returns how long each took, milliseconds */
async function texts(server: Server, going: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let over = false;
  void going.finally(() => {
    over = true;
  });
  const begun = performance.now();
  let n = 0;
  await Promise.all(
    Array.from({ length: TEXTS.connections }, async () => {
      const connection = new Connection(server.port);
      while (!over) {
        const turn = n;
        n += 1;
        await pause(Math.max(0, begun + (turn * 1000) / TEXTS.perSecond - performance.now()));
        const started = performance.now();
        await connection.call(sendTo(turn, amount));
        times.push(performance.now() - started);
      }
      connection.end();
    }),
  );
  return times;
}

async function beside(server: Server): Promise<Section> {
  const photo = await noise(2048, 1536).jpeg({ quality: 45 }).toBuffer();
  await texts(server, pause(TEXTS.warmMs));
  const without = await texts(server, pause(TEXTS.warmMs));
  const shown: number[] = [];
  const sending = Promise.all(
    Array.from({ length: BUSY.people }, async (_, n) => {
      const connection = new Connection(server.port);
      // One of twenty cases is open.
      const index = n * 20;
      const person = reporterOf(index, amount);
      for (let photos = 0; photos < BUSY.photos; photos += 1) {
        const id = newId();
        shown.push((await sendPhoto(connection, person, photo, id)).ms);
        await connection.call({
          path: callAddress(mobileCalls.sendMedia, CUSTOMER),
          cookie: cookieOf(person),
          body: { csid: caseId(index), id: newId(), files: [{ id }] },
        });
      }
      connection.end();
    }),
  );
  const begun = performance.now();
  const withPhotos = await texts(server, sending);
  const took = performance.now() - begun;
  const row = (name: string, times: readonly number[]): string[] => [
    name,
    String(times.length),
    inMs(median(times)),
    inMs(percentile(times, 0.99)),
    inMs(Math.max(...times)),
  ];
  const ratio = (percentile(withPhotos, 0.99) / percentile(without, 0.99)).toFixed(2);
  const rows = [
    [...row('without photos', without), ''],
    [...row('beside photos', withPhotos), ratio],
  ];
  for (const one of rows) console.log(one.join(' | '));
  return {
    title: 'Text messages beside photos',
    about: `${TEXTS.perSecond} text messages a second, without photos and while ${BUSY.people} people send ${BUSY.photos} photos each of ${(photo.length / 1e6).toFixed(2)} MB, as the app makes them: all were there after ${(took / 1000).toFixed(1)} s, from its last byte a photo took ${inMs(median(shown))} ms to be read (median; the slowest ${inMs(Math.max(...shown))}). P99 ratio: times that without photos (goal: 2 at most).`,
    head: ['text messages', 'sent', 'median', 'p99', 'longest', 'p99 ratio'],
    rows,
  };
}

/** Photos: what eight at once cost, and what they do to text messages. */
export async function measureMedia(databases: Databases): Promise<Section[]> {
  const url = await databases.make('media', amount);
  const server = await startOurs(url, { PARVIS_MEDIA: diskFolder('load-media') });
  try {
    await texts(server, pause(TEXTS.warmMs));
    return [await large(server), await measureScreen(server, amount), await beside(server)];
  } finally {
    await server.stop();
  }
}
