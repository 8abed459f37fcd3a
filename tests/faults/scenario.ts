import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { audit } from './audit.ts';
import { type Load, startLoad } from './load.ts';
import type { Server } from './server.ts';

/** What came of a fault that was repeated. */
export interface Outcome {
  times: number;
  /** Ends of a server that nobody asked for. */
  ends: number;
  messages: number;
  reports: number;
  lost: number;
  doubled: number;
  /** Conversations with holes in their numbers. */
  holes: number;
  /** Messages that a live stream, open all the while, was not told of, or twice; undefined where it ends with the server. */
  untold?: number | undefined;
  unavailable: number;
  offline: number;
  /** Answers that should not be, in their own words. */
  wrong: string[];
  /** The longest time until everybody was answered well again, milliseconds. */
  slowest: number;
  /** What else was seen, for the table. */
  seen?: string | undefined;
}

/** A fault under load. */
export interface Plan {
  servers: readonly Server[];
  /** Address of the database, once the load is over. */
  database: () => string;
  times: number;
  /** Does it, once; what it gives besides is said in the table. */
  fault: (time: number) => Promise<unknown> | unknown;
  /** Whether the servers live on, so that a live stream must have been told of everything. */
  streams: boolean;
}

/** How long people write undisturbed before each fault, milliseconds: another moment of their work each time. */
const undisturbed = () => 200 + Math.random() * 600;

async function untold({ stream, streamed, messages }: Load): Promise<number> {
  const wanted = messages.filter(({ csid }) => csid === streamed).map(({ msgId }) => msgId);
  const told = () => stream.lines.flatMap(({ data }) => (data?.type === 'message' ? [data.msgId ?? 0] : []));
  const end = Date.now() + 10_000;
  while (wanted.some((msgId) => !told().includes(msgId)) && Date.now() < end) await pause(100);
  const times = new Map<number, number>();
  for (const msgId of told()) times.set(msgId, (times.get(msgId) ?? 0) + 1);
  return wanted.filter((msgId) => times.get(msgId) !== 1).length;
}

/** Repeats a fault under people who write without a pause, and compares what they were told with what is stored. */
export async function play({ servers, database, times, fault, streams }: Plan): Promise<Outcome> {
  const load = await startLoad(servers.map(({ address }) => address));
  let slowest = 0;
  try {
    for (let time = 0; time < times; time += 1) {
      await pause(undisturbed());
      await fault(time);
      slowest = Math.max(slowest, await load.again());
    }
  } finally {
    await load.stop();
  }
  const missed = streams ? await untold(load) : undefined;
  load.stream.stop();
  const { answers } = load;
  return {
    times,
    ends: servers.reduce((sum, { ends }) => sum + ends(), 0),
    messages: load.messages.length,
    reports: load.reports.length,
    ...(await audit(database(), load)),
    untold: missed,
    unavailable: answers.unavailable,
    offline: answers.offline,
    wrong: [...answers.wrong].map(([what, count]) => `${count} × ${what}`),
    slowest,
  };
}

/** A folder that the database's own account may enter; removed afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-faults-'));
  chmodSync(folder, 0o755);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
