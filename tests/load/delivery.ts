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
}

export interface Delivery {
  /** From the request until each event arrived, ms. */
  readonly times: readonly number[];
  /** Until the sender had the answer, ms. */
  readonly answered: readonly number[];
  readonly expected: number;
  /** Resident memory of the server for each stream; undefined where unavailable. */
  readonly kilobytesEach: number | undefined;
}

export async function openAudience(
  port: number,
  { path, people }: Audience,
  heard: (text: string) => void,
): Promise<Socket[]> {
  const open: Socket[] = [];
  for (let first = 0; first < people.length; first += OPENING_AT_ONCE)
    open.push(
      ...(await Promise.all(
        people
          .slice(first, first + OPENING_AT_ONCE)
          .map((person) => openStream({ port, path, person }, heard)),
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

/** Sends messages one after the other to people who all listen. */
export async function measureDelivery(
  server: Server,
  audience: Audience,
  messages: number,
  next: (n: number) => Call,
): Promise<Delivery> {
  const arrivals = new Map<string, number[]>();
  const before = server.memory();
  const open = await openAudience(server.port, audience, (text) => {
    for (const [, csid, msgId] of text.matchAll(EVENT)) {
      const key = `${csid} ${msgId}`;
      arrivals.set(key, [...(arrivals.get(key) ?? []), performance.now()]);
    }
  });
  await pause(1000);
  const held = server.memory();
  const connection = new Connection(server.port);
  const times: number[] = [];
  const answered: number[] = [];
  try {
    for (let n = 0; n < messages; n += 1) {
      const begun = performance.now();
      const answer = await connection.call(next(n));
      answered.push(performance.now() - begun);
      const { csid, msgId } = JSON.parse(answer).rslt.data[0];
      const key = `${csid} ${msgId}`;
      const end = begun + PATIENCE_MS;
      while ((arrivals.get(key)?.length ?? 0) < audience.people.length && performance.now() < end)
        await pause(5);
      times.push(...(arrivals.get(key) ?? []).map((at) => at - begun));
    }
  } finally {
    connection.end();
    closeStreams(open);
  }
  return {
    times,
    answered,
    expected: messages * audience.people.length,
    kilobytesEach:
      before !== undefined && held !== undefined
        ? (held - before) / audience.people.length / 1000
        : undefined,
  };
}
