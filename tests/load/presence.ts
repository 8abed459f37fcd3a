import { setTimeout as pause } from 'node:timers/promises';
import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { callAddress } from '@parvis/api/call';
import { presenceCalls } from '@parvis/api/calls/presence';
import { PRESENCE_INTERVAL } from '@parvis/api/presence';
import { ms as inMs, percentile } from '../bench/figures.ts';
import { cookieOf } from './calls.ts';
import { closeStreams, openAudience } from './delivery.ts';
import { AGENTS, deskCaseId } from './deskSeed.ts';
import { Connection } from './http.ts';
import type { Server } from './servers.ts';

/** Per agent. */
const ROUNDS = 3;
/** ms until an event counts as lost. */
const PATIENCE_MS = 5_000;
const EVENT = /"type":"presence","cuid":"[^"]+","csid":"([^"]+)"/g;

/** Each opens a case, marks it as often as a page does, and hears all others. */
export async function measurePresence(server: Server, customer: { cuid: string }): Promise<string[]> {
  const begun = new Map<string, number>();
  const times: number[] = [];
  const answered: number[] = [];
  const people = Array.from({ length: AGENTS }, (_, n) => n + 1);
  const path = fill(addresses.staffLive.template, customer);
  const open = await openAudience(server.port, { path, people }, (_, text) => {
    const now = performance.now();
    for (const [, csid = ''] of text.matchAll(EVENT)) times.push(now - (begun.get(csid) ?? now));
  });
  const connections = people.map(() => new Connection(server.port));
  await pause(1000);
  const markCase = async (index: number, state: 'reading' | 'typing') => {
    const csid = deskCaseId(index);
    const since = performance.now();
    begun.set(csid, since);
    await connections[index]?.call({
      path: callAddress(presenceCalls.presenceSend, customer),
      cookie: cookieOf(index + 1),
      body: { csid, id: `page-number-${index}`.padEnd(22, '0'), state },
    });
    answered.push(performance.now() - since);
  };
  try {
    const marks: Promise<void>[] = [];
    for (let mark = 0; mark < ROUNDS * AGENTS; mark += 1) {
      marks.push(markCase(mark % AGENTS, mark % 2 === 0 ? 'reading' : 'typing'));
      await pause(PRESENCE_INTERVAL / AGENTS);
    }
    await Promise.all(marks);
    const end = performance.now() + PATIENCE_MS;
    while (times.length < ROUNDS * AGENTS * AGENTS && performance.now() < end) await pause(20);
  } finally {
    for (const connection of connections) connection.end();
    closeStreams(open);
  }
  const row = [
    'presence',
    inMs(percentile(times, 0.5)),
    inMs(percentile(times, 0.99)),
    inMs(percentile(answered, 0.99)),
    `${times.length} of ${ROUNDS * AGENTS * AGENTS}`,
  ];
  console.log(row.join(' | '));
  return row;
}
