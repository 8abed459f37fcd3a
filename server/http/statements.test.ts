import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { createId } from '../platform/lib/ids.ts';
import { buildOpening, createContributor, openCase, signInStaff } from '../testing/person.ts';
import { recordStatements } from '../testing/statements.ts';
import { openTestServices } from '../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const jo = await createContributor(services);
const anna = await signInStaff(services);
const csid = await openCase(jo);
const text = () => ({ csid, id: createId(), txt: 'Bonjour' });
const again = text();

/** Frequent calls, with their number of statements including the guard. */
const calls = [
  ['a message of a contributor', 2, () => jo.call(mobileCalls.sendTxt, text())],
  ['the first message of staff, who take the case in hand', 2, () => anna.call(townCalls.sendTxt, text())],
  ['a message of staff', 2, () => anna.call(townCalls.sendTxt, again)],
  ['the same message again', 2, () => anna.call(townCalls.sendTxt, again)],
  ['a report', 3, () => jo.call(caseCalls.casesInit, buildOpening())],
  ['the same report again', 4, () => jo.call(caseCalls.casesInit, buildOpening(csid))],
  ['a page of the board', 2, () => anna.call(boardCalls.casesListAll, {})],
  ['a page of the board with its counts', 4, () => anna.call(boardCalls.casesListAll, { counts: true })],
  ['own cases', 2, () => jo.call(caseCalls.townListActivity, {})],
  ['a page of messages', 3, () => jo.call(mobileCalls.fetchReq, { csid })],
  ['a page of messages that are seen', 4, () => jo.call(mobileCalls.fetchReq, { csid, after: 0, read: 2 })],
  ['a case whole', 5, () => jo.call(mobileCalls.discussInfo, { csid })],
] as const;

describe('database statements per call', () => {
  it.each(calls)('%s: %i statements', async (_, expected, call) => {
    // Fills the customer cache, which expires after ten seconds.
    await services.services.customers.getAll();
    const found = await recordStatements(call);
    expect(found.map(({ name, text: sql }) => name ?? sql)).toHaveLength(expected);
  });

  it('are all named, so that they are parsed and planned once', async () => {
    await services.services.customers.getAll();
    for (const [what, , call] of calls)
      for (const { name, text: sql } of await recordStatements(call))
        expect([what, name ?? sql]).toEqual([what, expect.stringMatching(/^[a-z_]+$/)]);
  });
});
