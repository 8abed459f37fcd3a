import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, expect, it } from 'vitest';
import { runRename } from '../../../cli/customers/renameCommand.ts';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createId } from '../../../platform/lib/ids.ts';
import {
  buildOpening,
  createContributor,
  openCase,
  type Reply,
  signInStaff,
} from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

/** Rounds before and after the change; servers poll names only every ten seconds. */
const ROUNDS = 3;

interface Done {
  readonly refused: readonly unknown[];
  readonly cases: readonly string[];
  readonly sent: readonly string[];
}

/** Runs `work` while people scan, read, report and write. */
async function amongPeople(work: () => Promise<unknown>): Promise<Done> {
  const people = await Promise.all([1, 2, 3].map(() => createContributor(services)));
  const cases = await Promise.all(people.map((person) => openCase(person)));
  const agent = await signInStaff(services);
  const refused: unknown[] = [];
  const sent: string[] = [];
  const opened: string[] = [];
  const took = (what: string, { status, error }: Reply) => {
    if (status !== 200) refused.push([what, status, error]);
  };
  let rounds = 0;
  let left = Number.POSITIVE_INFINITY;
  const write = async (call: typeof mobileCalls.sendTxt | typeof townCalls.sendTxt, at: number) => {
    const id = createId();
    const person = call === townCalls.sendTxt ? agent : people[at];
    const reply = await person?.send(call, { csid: cases[at] ?? '', id, txt: `Encore ${id}` });
    if (reply) took(call.path, reply);
    sent.push(id);
  };
  const visits = async (at: number) => {
    for (; left > 0; ) {
      await write(mobileCalls.sendTxt, at);
      const person = people[at];
      if (!person) return;
      took('qr', await person.send(sessionCalls.qrScan, { qrid: 'test-hall' }));
      took('info', await person.send(mobileCalls.infoCstmr));
      const csid = createId();
      took('open', await person.send(caseCalls.casesInit, buildOpening(csid)));
      opened.push(csid);
      rounds += 1;
      left -= 1;
    }
  };
  const works = async () => {
    for (; left > 0; ) {
      took('list', await agent.send(boardCalls.casesListAll, {}));
      await write(townCalls.sendTxt, rounds % people.length);
    }
  };
  const all = Promise.all([...people.map((_, at) => visits(at)), works()]);
  while (rounds < ROUNDS) await new Promise((resolve) => setImmediate(resolve));
  await work().finally(() => {
    left = ROUNDS * people.length;
  });
  await all;
  return { refused, cases: [...cases, ...opened], sent };
}

async function expectAllOf({ refused, cases, sent }: Done): Promise<void> {
  expect(refused).toEqual([]);
  const { pool } = services.store;
  const stored = await pool.query('select count(*)::int as many from cases where csid = any($1)', [cases]);
  const messages = await pool.query('select count(*)::int as many from messages where id = any($1)', [sent]);
  expect([...stored.rows, ...messages.rows]).toEqual([{ many: cases.length }, { many: sent.length }]);
}

it('renames a customer under load without failed, lost or duplicate calls', async () => {
  const done = await amongPeople(async () => {
    const { status } = await runRename(['testville', 'newville', '--yes'], {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: url,
    });
    // The missing file is reported.
    expect(status).toBe(1);
  });
  await expectAllOf(done);
  const { rows } = await services.store.pool.query('select distinct cuid from cases');
  expect(rows).toEqual([{ cuid: 'newville' }]);
});
