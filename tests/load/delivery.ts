import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Call, Connection } from './http.ts';
import { openStream } from './openStream.ts';
import type { Server } from './servers.ts';

const OPENING_AT_ONCE = 100;
/** After which an event counts as lost, ms. */
const PATIENCE_MS = 10_000;
const EVENT = /"type":"message","cuid":"[^"]+","csid":"([^"]+)","msgId":(\d+)/g;

export interface Audience {
  /** Of the live stream. */
  readonly path: string;
  readonly people: readonly number[];
  /** What the page of each asks when the event is there; else the event counts. */
  readonly fetch?: (person: number, msgId: number) => Call;
}

type Heard = (person: number, text: string) => void;

export interface Delivery {
  /** From the request until each event arrived, ms. */
  readonly times: readonly number[];
  /** Until the sender had the answer, ms. */
  readonly answered: readonly number[];
  readonly expected: number;
  /** Milliseconds of the server's processor for each message. */
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

/** When each event was with how many people. */
class Arrivals {
  readonly #times = new Map<string, number[]>();

  add(key: string): void {
    this.#times.set(key, [...this.get(key), performance.now()]);
  }

  get(key: string): readonly number[] {
    return this.#times.get(key) ?? [];
  }

  /** Until all have it, or patience ends. */
  async wait(key: string, people: number): Promise<readonly number[]> {
    const end = performance.now() + PATIENCE_MS;
    while (this.get(key).length < people && performance.now() < end) await pause(5);
    return this.get(key);
  }
}

/** Sends messages one after the other to people who all listen. */
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

/** Kilobytes of the server's memory for each stream that these people hold; undefined where unavailable. */
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
