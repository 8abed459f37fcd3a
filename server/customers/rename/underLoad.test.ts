import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, expect, it } from 'vitest';
import { newId } from '../../base/ids.ts';
import { createTestDatabase } from '../../store/testing/testDatabase.ts';
import { contributor, openCase, opening, type Reply, staffMember } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { testTown } from '../../testing/town.ts';
import { runRename } from '../commands/renameCommand.ts';
import { loadCustomers } from '../load/load.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

/** Rounds of everybody before something is done to their customer, and after it: the server looks for names by itself only every ten seconds. */
const ROUNDS = 8;

/** What came of all that people did meanwhile. */
interface Done {
  readonly refused: readonly unknown[];
  readonly cases: readonly string[];
  readonly sent: readonly string[];
}

/** Something is done to a customer while people scan, read, report and write, and its staff answer. */
async function amongPeople(work: () => Promise<unknown>): Promise<Done> {
  const people = await Promise.all([1, 2, 3].map(() => contributor(services)));
  const cases = await Promise.all(people.map((person) => openCase(person)));
  const agent = await staffMember(services);
  const refused: unknown[] = [];
  const sent: string[] = [];
  const opened: string[] = [];
  const took = (what: string, { status, error }: Reply) => {
    if (status !== 200) refused.push([what, status, error]);
  };
  let rounds = 0;
  let left = Number.POSITIVE_INFINITY;
  const write = async (call: typeof mobileCalls.sendTxt | typeof townCalls.sendTxt, at: number) => {
    const id = newId();
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
      const csid = newId();
      took('open', await person.send(caseCalls.casesInit, opening(csid)));
      opened.push(csid);
      rounds += 1;
      left -= 1;
    }
  };
  const works = async () => {
    for (; left > 0; ) {
      took('list', await agent.send(townCalls.casesListAll, {}));
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

/** Nobody was refused, and all that was done is stored once. */
async function expectAllOf({ refused, cases, sent }: Done): Promise<void> {
  expect(refused).toEqual([]);
  const { pool } = services.store;
  const stored = await pool.query('select count(*)::int as many from cases where csid = any($1)', [cases]);
  const messages = await pool.query('select count(*)::int as many from messages where id = any($1)', [sent]);
  expect([...stored.rows, ...messages.rows]).toEqual([{ many: cases.length }, { many: sent.length }]);
}

/** What is seen of a customer while it is loaded: its greeting, and how many of its codes are in use. */
function watched() {
  const seen = new Map<string, Set<number>>();
  let isOver = false;
  const look = async () => {
    const { rows } = await services.store.pool.query<{ greeting: string; codes: number }>(
      `select greeting->>'fr' as greeting, (select count(*)::int from qr_codes
         where qr_codes.cuid = customers.cuid and not stale and qrid in ('test-hall', 'test-roof')) as codes
       from customers where cuid = 'testville'`,
    );
    for (const { greeting, codes } of rows)
      seen.set(greeting, new Set([...(seen.get(greeting) ?? []), codes]));
  };
  const all = (async () => {
    while (!isOver) await look();
    await look();
  })();
  return async () => {
    isOver = true;
    await all;
    return [...seen].map(([greeting, codes]) => [greeting, ...codes]);
  };
}

it('a customer is loaded again and again under people who read, report and write: no call fails, nothing is lost or twice, and nobody sees half of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-under-load-'));
  const [hygiene, ...tiles] = testTown.menu;
  const findings: unknown[] = [];
  const changed: number[] = [];
  const seen: unknown[][] = [];
  const done = await amongPeople(async () => {
    const all = watched();
    for (const nr of [1, 2, 3, 4, 5, 6]) {
      // Another name, a place more or less, tiles in another order, and other questions.
      const asked = testTown.menu[0]?.entries?.[0]?.questionnaire;
      const texts = { ...asked?.texts, fr: { ...asked?.texts?.fr, what: `Quoi, ${nr} ?` } };
      const toilets = { ...hygiene?.entries?.[0], questionnaire: { ...asked, texts } };
      const menu = [...(nr % 2 > 0 ? tiles.toReversed() : tiles), { ...hygiene, entries: [toilets] }];
      const roof = { code: 'roof', lbl: { fr: 'Toit' }, qr: [{ qrid: 'test-roof' }] };
      const places = nr % 2 > 0 ? [...testTown.places, roof] : testTown.places;
      const file = { ...testTown, appColors: {}, greeting: { fr: `Bonjour ${nr}` }, menu, places };
      writeFileSync(join(folder, 'customer.json'), JSON.stringify(file));
      await loadCustomers(
        services.store.db,
        [folder],
        ({ severity, ...finding }) => severity === 'error' && findings.push(finding),
        { onChanges: (_, changes) => changed.push(changes.length) },
      );
    }
    seen.push(...(await all()));
  });
  expect(findings).toEqual([]);
  expect(changed.map((many) => many > 0)).toEqual(Array(6).fill(true));
  await expectAllOf(done);
  // A file with an odd number has a code more, and each is seen with its own codes alone.
  expect(seen).toEqual(seen.map(([greeting]) => [greeting, /[135]$/.test(String(greeting)) ? 2 : 1]));
  expect(seen.at(-1)).toEqual(['Bonjour 6', 1]);
});

it('a customer gets another name under people who read, report and write: no call fails, and nothing is lost or twice', async () => {
  const done = await amongPeople(async () => {
    const { status } = await runRename(['testville', 'newville', '--yes'], {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: url,
    });
    // Its file was not found, which is said.
    expect(status).toBe(1);
  });
  await expectAllOf(done);
  const { rows } = await services.store.pool.query('select distinct cuid from cases');
  expect(rows).toEqual([{ cuid: 'newville' }]);
});
