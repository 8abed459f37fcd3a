import { randomBytes } from 'node:crypto';
import { callAddress } from '@parvis/api/call';
import { boardCalls } from '@parvis/api/calls/board';
import { type BulkStepName, bulkCalls } from '@parvis/api/calls/bulk';
import { ms as inMs, median, type Section } from '../bench/figures.ts';
import type { Call, Connection } from './http.ts';

const CASES = 200;
const ROUNDS = 3;

interface Agent {
  readonly connection: Connection;
  readonly customer: { readonly cuid: string };
  readonly cookie: string;
}

type Body = Readonly<Record<string, unknown>>;

/** Without waiting for the undo period. */
async function takeStep({ connection, customer, cookie }: Agent, body: Body): Promise<number[]> {
  const id = randomBytes(16).toString('base64url');
  const send = async (call: Pick<Call, 'path'>, sent: Body) => {
    const begun = performance.now();
    const { rslt } = JSON.parse(await connection.call({ ...call, cookie, body: sent }));
    return { data: rslt.data[0], ms: performance.now() - begun };
  };
  const checked = await send({ path: callAddress(bulkCalls.casesBulk, customer) }, { id, ...body });
  const run = await send({ path: callAddress(bulkCalls.casesBulkRun, customer) }, { id });
  if (run.data.state !== 'done' || run.data.done.length !== CASES)
    throw new Error(`A step was taken in ${run.data.done.length} of ${CASES} cases.`);
  return [checked.ms, run.ms];
}

/** Takes new cases in hand, then closes them. */
export async function measureBulk(agent: Agent): Promise<Section> {
  const found: Record<'handle' | 'close', number[][]> = { handle: [], close: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { rslt } = JSON.parse(
      await agent.connection.call({
        path: callAddress(boardCalls.casesListAll, agent.customer),
        cookie: agent.cookie,
        body: { filter: 'new', limit: CASES },
      }),
    );
    const csids = rslt.data.map(({ csid }: { csid: string }) => csid);
    found.handle.push(await takeStep(agent, { csids, step: 'handle' satisfies BulkStepName }));
    found.close.push(
      await takeStep(agent, { csids, step: 'close' satisfies BulkStepName, outcome: 'solved' }),
    );
  }
  const rows = Object.entries(found).map(([step, times]) => [
    step,
    ...[0, 1].map((which) => inMs(median(times.map((time) => time[which] ?? Number.NaN)))),
    inMs(median(times.map((time) => time.reduce((sum, one) => sum + one, 0)))),
  ]);
  for (const row of rows) console.log(row.join(' | '));
  return {
    title: 'Bulk of the desk',
    about: `Milliseconds of a step in ${CASES} cases at once: the call that checks it and the one that takes it; median of ${ROUNDS}.`,
    head: ['step', 'check', 'take', 'both'],
    rows,
  };
}
