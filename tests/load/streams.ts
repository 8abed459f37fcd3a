import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { addresses } from '@parvis/api/addresses';
import { ms as inMs, percentile, type Section } from '../bench/figures.ts';
import { busyCase, sendTo } from './calls.ts';
import { closeStreams, openAudience } from './delivery.ts';
import type { Seeded } from './growth.ts';
import { Connection } from './http.ts';
import { reporterOf } from './seed.ts';
import { startOurs } from './servers.ts';

/** With open streams. */
const PER_SECOND = 200;
const SENDERS = 16;
/** Before streams open, ms. */
const WARM_MS = 8_000;

/** For `ms`; returns ms until the reporter's other screen. */
async function deliver(
  port: number,
  { amount }: Seeded,
  ms: number,
  pending: Map<string, number>,
): Promise<{ sent: number; answered: number[] }> {
  const senders = Array.from({ length: SENDERS }, () => new Connection(port));
  const answered: number[] = [];
  let n = 0;
  const begun = performance.now();
  await Promise.all(
    senders.map(async (connection) => {
      for (;;) {
        const turn = n;
        n += 1;
        const due = begun + (turn * 1000) / PER_SECOND;
        if (due > begun + ms) return;
        await pause(Math.max(0, due - performance.now()));
        const call = sendTo(turn, amount, randomBytes(16).toString('base64url'));
        const started = performance.now();
        const answer = await connection.call(call);
        answered.push(performance.now() - started);
        const { csid, msgId } = JSON.parse(answer).rslt.data[0];
        const key = `${csid} ${msgId}`;
        const heard = pending.get(key);
        pending.set(key, heard === undefined ? -started : heard - started);
      }
    }),
  );
  for (const sender of senders) sender.end();
  return { sent: answered.length, answered };
}

/** Positive: duration. Negative: sent, not received. Before a response: time of receipt. */
type Pending = Map<string, number>;

const EVENT = /"type":"message","cuid":"[^"]+","csid":"([^"]+)","msgId":(\d+)/g;

const hearing = (pending: Pending) => (text: string) => {
  for (const [, csid, msgId] of text.matchAll(EVENT)) {
    const key = `${csid} ${msgId}`;
    const known = pending.get(key);
    pending.set(key, known === undefined ? performance.now() : known + performance.now());
  }
};

const busyPeople = ({ amount }: Seeded): Set<number> =>
  new Set(Array.from({ length: 200 }, (_, n) => reporterOf(busyCase(n, amount), amount)));

/**
 * With a timeout.
 * @returns delivery times
 */
async function allHeard(pending: Pending): Promise<number[]> {
  const end = performance.now() + 10_000;
  const waiting = () => [...pending.values()].filter((value) => value < 0).length;
  while (waiting() > 0 && performance.now() < end) await pause(50);
  return [...pending.values()].filter((value) => value >= 0);
}

/** Of different people; sends in parallel. */
async function row(seeded: Seeded, streams: number, ms: number): Promise<string[]> {
  const server = await startOurs(seeded.url);
  const open: Socket[] = [];
  try {
    await deliver(server.port, seeded, WARM_MS, new Map());
    const before = server.memory();
    const pending: Pending = new Map();
    const heard = hearing(pending);
    // One stream each; others follow other cases.
    const busy = busyPeople(seeded);
    const people = [...busy];
    for (let person = 1; people.length < streams; person = (person % seeded.amount.people) + 1)
      if (!busy.has(person)) people.push(person);
    open.push(
      ...(await openAudience(server.port, { path: addresses.contributorLive.template, people }, (_, text) =>
        heard(text),
      )),
    );
    await pause(1000);
    const held = server.memory();
    const { sent, answered } = await deliver(server.port, seeded, ms, pending);
    const times = await allHeard(pending);
    const each = before !== undefined && held !== undefined ? (held - before) / streams / 1000 : undefined;
    const alive = open.filter((socket) => !socket.destroyed).length;
    return [
      streams.toLocaleString('en'),
      alive.toLocaleString('en'),
      each === undefined ? 'not measured' : each.toFixed(1),
      inMs(percentile(times, 0.5)),
      inMs(percentile(times, 0.99)),
      inMs(percentile(answered, 0.99)),
      `${times.length} of ${sent}`,
    ];
  } finally {
    closeStreams(open);
    await server.stop();
  }
}

/** Cost of open streams, and delivery time. */
export async function measureStreams(
  seeded: Seeded,
  counts: readonly number[],
  ms: number,
): Promise<Section> {
  const rows: string[][] = [];
  for (const count of counts) {
    const found = await row(seeded, count, ms);
    console.log(found.join(' | '));
    rows.push(found);
  }
  return {
    title: 'Live streams',
    about: `Streams of different people, and ${PER_SECOND} messages a second beside them: from the request until the event is on the other screen of who sent it, milliseconds; beside it, until the sender had the answer, which is what the machine was good for. kB: resident memory of the server for each stream. The generator holds its ends of the streams on the same processors.`,
    head: ['streams', 'held', 'kB each', 'p50', 'p99', 'p99 of the answer', 'delivered'],
    rows,
  };
}
