import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Call, Connection } from './http.ts';
import { openStream } from './openStream.ts';
import type { Server } from './servers.ts';

const OPENING_AT_ONCE = 100;
/** ms until an event counts as lost. */
const PATIENCE_MS = 10_000;
const EVENT = /"type":"message","cuid":"[^"]+","csid":"([^"]+)","msgId":(\d+)/g;

export interface Audience {
  /** Of the live stream. */
  readonly path: string;
  readonly people: readonly number[];
  /** Asked by each page when the event arrives; otherwise the event counts. */
  readonly fetch?: (person: number, msgId: number) => Call;
}

type Heard = (person: number, text: string) => void;

export interface Delivery {
  /** From request to event, ms. */
  readonly times: readonly number[];
  /** Until the sender's answer, ms. */
  readonly answered: readonly number[];
  readonly expected: number;
  /** Server CPU per message, ms. */
  readonly work: number;
}

export async function openAudience(
  port: number,
  { path, people }: Pick<Audience, 'path' | 'people'>,
  heard: Heard,
): Promise<Socket[]> {
  const open: Socket[] = [];
  for (let first = 0; first < people.length; first += OPENING_AT_ONCE)
    open.push(
      ...(await Promise.all(
        people
          .slice(first, first + OPENING_AT_ONCE)
          .map((person) => openStream({ port, path, person }, (text) => heard(person, text))),
      )),
    );
  return open;
}

export function closeStreams(open: readonly Socket[]): void {
  for (const socket of open) {
    socket.removeAllListeners('close');
    socket.on('error', () => undefined);
    socket.destroy();
  }
}

/** Per number of people. */
class Arrivals {
  readonly #times = new Map<string, number[]>();

  add(key: string): void {
    this.#times.set(key, [...this.get(key), performance.now()]);
  }

  get(key: string): readonly number[] {
    return this.#times.get(key) ?? [];
  }

  /** All, or out of patience. */
  async wait(key: string, people: number): Promise<readonly number[]> {
    const end = performance.now() + PATIENCE_MS;
    while (this.get(key).length < people && performance.now() < end) await pause(5);
    return this.get(key);
  }
}

/** Sequentially; all listen. */
export async function measureDelivery(
  server: Server,
  { path, people, fetch }: Audience,
  messages: number,
  next: (n: number) => Call,
): Promise<Delivery> {
  const arrivals = new Arrivals();
  const pages = new Map(fetch ? people.map((person) => [person, new Connection(server.port)]) : []);
  const open = await openAudience(server.port, { path, people }, (person, text) => {
    for (const [, csid, msgId] of text.matchAll(EVENT)) {
      const add = () => arrivals.add(`${csid} ${msgId}`);
      if (fetch)
        void pages
          .get(person)
          ?.call(fetch(person, Number(msgId)))
          .then(add);
      else add();
    }
  });
  await pause(1000);
  const workBefore = server.work() ?? Number.NaN;
  const connection = new Connection(server.port);
  const times: number[] = [];
  const answered: number[] = [];
  try {
    for (let n = 0; n < messages; n += 1) {
      const begun = performance.now();
      const answer = await connection.call(next(n));
      answered.push(performance.now() - begun);
      const { csid, msgId } = JSON.parse(answer).rslt.data[0];
      const all = await arrivals.wait(`${csid} ${msgId}`, people.length);
      times.push(...all.map((at) => at - begun));
    }
  } finally {
    for (const one of [connection, ...pages.values()]) one.end();
    closeStreams(open);
  }
  return {
    times,
    answered,
    expected: messages * people.length,
    work: ((server.work() ?? Number.NaN) - workBefore) / messages,
  };
}

/** Server kilobytes per stream; undefined where unavailable. */
export async function measureMemory(
  server: Server,
  audience: Pick<Audience, 'path' | 'people'>,
): Promise<number | undefined> {
  const before = server.memory();
  const open = await openAudience(server.port, audience, () => undefined);
  try {
    await pause(1000);
    const held = server.memory();
    return before !== undefined && held !== undefined
      ? (held - before) / audience.people.length / 1000
      : undefined;
  } finally {
    closeStreams(open);
  }
}
