import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { audit } from './audit.ts';
import { type Load, startLoad } from './load.ts';
import type { Server } from './server.ts';

/** Repeated. */
export interface Outcome {
  times: number;
  ends: number;
  messages: number;
  reports: number;
  lost: number;
  doubled: number;
  /** Gaps in message numbers. */
  holes: number;
  /** Missed or repeated by a live stream; undefined if it ends with the server. */
  untold?: number | undefined;
  unavailable: number;
  offline: number;
  wrong: string[];
  slowest: number;
  seen?: string | undefined;
}

/** Under load. */
export interface Plan {
  servers: readonly Server[];
  database: () => string;
  times: number;
  /** Once; the result goes into the table. */
  fault: (time: number) => Promise<unknown> | unknown;
  /** Servers survive, so streams must be complete. */
  streams: boolean;
}

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

/** Under load; compares acknowledgements with stored data. */
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

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-faults-'));
  chmodSync(folder, 0o755);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
