import type { BodyOf } from '@parvis/api/call';
import { assignCalls } from '@parvis/api/calls/assign';
import { boardCalls } from '@parvis/api/calls/board';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { townDiscussCalls } from '@parvis/api/calls/townDiscuss';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  fetchMessages,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { testTown } from '../../testing/town.ts';
import { storeCustomer } from '../provisioning/load/storeCustomer.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const [anna, bruno, chloe] = [
  await signInStaff(services),
  await signInStaff(services, 'bruno@testville.example'),
  await signInStaff(services, 'chloe@testville.example'),
];
const jo = await createContributor(services);

const colleagues = await bruno.call(assignCalls.staffColleagues);
const rlidOf = (name: string) => colleagues.find((one) => one.name === name)?.rlid ?? '';
const [annaRole, brunoRole, chloeRole] = [rlidOf('Anna Petit'), rlidOf('Bruno Roux'), rlidOf('Chloé Dubois')];

type Asked = Partial<BodyOf<typeof assignCalls.casesAssign>>;
const assign = (person: Person, csid: string, asked: Asked) =>
  person.send(assignCalls.casesAssign, { csid, id: createId(), ...asked });
const undo = (person: Person, csid: string, id = createId()) =>
  person.send(assignCalls.casesAssignUndo, { csid, id });
const readCase = async (person: Person, csid: string) =>
  getFirst(await person.call(townCalls.casesGetInfo, { csid }));
const listMine = async (person: Person) => person.call(boardCalls.casesListAll, { filter: 'mine' });
const lastFlag = async (csid: string) => (await fetchMessages(jo, csid)).at(-1)?.flags?.[0];

async function handledCase(by = bruno): Promise<string> {
  const csid = await openCase(jo);
  await sendStep(by, csid, 'handle');
  return csid;
}

it('lists the staff by name, with their service and how many cases they handle', async () => {
  const csid = await handledCase();
  const listed = await bruno.call(assignCalls.staffColleagues);
  expect(listed).toMatchObject([
    { name: 'Anna Petit', gcatCode: 'janitorial', grpLbl: 'Propreté', handles: 0, me: false, onDuty: true },
    { name: 'Bruno Roux', handles: 1, me: true },
    { name: 'Chloé Dubois', handles: 0 },
  ]);
  await sendStep(bruno, csid, 'close', { outcome: 'solved' });
  expect(getFirst(await bruno.call(assignCalls.staffDuty, { on: false }))).toEqual({ on: false });
  expect((await anna.call(assignCalls.staffColleagues))[1]).toMatchObject({ onDuty: false });
});

it('leaves one line in the audit log for each hand-over, and one where it is taken back', async () => {
  await pool.query('delete from trail');
  const csid = await handledCase();
  const { caseNbr } = await readCase(bruno, csid);
  const id = createId();
  for (const _ of [1, 2]) await assign(bruno, csid, { id, rlid: annaRole, txt: 'Zigzag' });
  await undo(bruno, csid);
  const { rows } = await pool.query(
    `select what, name, about, details from trail where kind = 'case' order by id`,
  );
  expect(rows).toEqual([
    { what: 'assigned', name: 'Bruno Roux', about: caseNbr, details: null },
    { what: 'assignmentUndone', name: 'Bruno Roux', about: caseNbr, details: null },
  ]);
});

describe('to a colleague', () => {
  it('makes it theirs, with a note that no visitor reads, once for each id', async () => {
    const csid = await handledCase();
    const id = createId();
    const asked = { id, rlid: annaRole, txt: 'Tu connais la rue.' };
    expect((await assign(bruno, csid, asked)).status).toBe(200);
    expect((await assign(bruno, csid, asked)).status).toBe(200);
    expect((await assign(bruno, csid, { ...asked, txt: 'Autre mot' })).error?.code).toBe('conflict');
    const info = await readCase(anna, csid);
    expect(info).toMatchObject({ state: 'handled', mine: true, handlers: ['Anna Petit'] });
    expect(info.assigned).toEqual({ by: 'Bruno Roux' });
    expect(info.assignments).toMatchObject([
      { to: 'Anna Petit', by: 'Bruno Roux', txt: 'Tu connais la rue.', awaitsMe: true },
    ]);
    expect((await listMine(anna)).map((one) => [one.csid, one.assigned, one.unread])).toEqual([
      [csid, { by: 'Bruno Roux' }, 4],
    ]);
    const told = (await fetchMessages(jo, csid)).filter(({ flags }) => flags?.[0] === 'assigned');
    expect(told).toHaveLength(1);
    const seen = JSON.stringify([
      await fetchMessages(jo, csid),
      await jo.call(mobileCalls.discussInfo, { csid }),
    ]);
    expect(seen).not.toMatch(/Tu connais|assignments|"assigned":/);
    await sendStep(anna, csid, 'hold', { reason: 'Pièce commandée' });
    const acted = await readCase(anna, csid);
    expect(acted.assigned).toBeUndefined();
    expect(acted.assignments?.[0]?.awaitsMe).toBeUndefined();
    await sendStep(anna, csid, 'close', { outcome: 'solved' });
  });

  it('keeps a giver who stays, and others who handle it', async () => {
    const csid = await handledCase();
    await sendStep(chloe, csid, 'handle');
    await assign(bruno, csid, { rlid: annaRole, stay: true });
    expect((await readCase(bruno, csid)).handlers).toEqual(['Bruno Roux', 'Chloé Dubois', 'Anna Petit']);
    await assign(bruno, csid, { rlid: annaRole });
    expect((await readCase(bruno, csid)).handlers).toEqual(['Chloé Dubois', 'Anna Petit']);
  });

  it('takes a free case, and one of others from them', async () => {
    const csid = await openCase(jo);
    await assign(bruno, csid, { rlid: annaRole });
    expect(await readCase(bruno, csid)).toMatchObject({ state: 'handled', handlers: ['Anna Petit'] });
    await assign(bruno, csid, { rlid: chloeRole });
    expect(await readCase(bruno, csid)).toMatchObject({ handlers: ['Chloé Dubois'], mine: false });
  });

  it('refuses oneself, who has it already, strangers and what has ended', async () => {
    const csid = await handledCase();
    const reason = { code: 'badRequest', path: 'body.rlid' };
    expect((await assign(bruno, csid, { rlid: brunoRole })).error).toMatchObject(reason);
    expect((await assign(anna, csid, { rlid: brunoRole })).error).toMatchObject(reason);
    expect((await assign(bruno, csid, { rlid: createId() })).error).toMatchObject(reason);
    expect((await assign(bruno, csid, {})).error).toMatchObject(reason);
    expect((await assign(bruno, csid, { rlid: annaRole, gcatCode: 'janitorial' })).error).toMatchObject(
      reason,
    );
    await sendStep(bruno, csid, 'close', { outcome: 'solved' });
    expect((await assign(bruno, csid, { rlid: annaRole })).error?.code).toBe('stepNotAllowed');
  });

  it('never reaches another customer, nor from there', async () => {
    const csid = await handledCase();
    const olga = await signInStaff(services, 'olga@otherville.example');
    const { rlid } = getFirst(
      await olga.call(assignCalls.staffColleagues, undefined, { cuid: 'otherville' }),
    );
    expect((await assign(bruno, csid, { rlid })).error).toMatchObject({
      path: 'body.rlid',
      reason: 'unknown',
    });
    const body = { csid, id: createId(), rlid };
    const across = await olga.send(assignCalls.casesAssign, body, { cuid: 'otherville' });
    expect(across.error?.code).toBe('unknownCase');
    expect((await jo.send(assignCalls.casesAssign, body)).error?.code).toBe('forbidden');
  });
});

describe('to a service', () => {
  it('has no handler, appears in the view of the service and leaves that of its category', async () => {
    const csid = await handledCase();
    await assign(bruno, csid, { gcatCode: 'janitorial', txt: 'Pour la nuit' });
    const info = await readCase(anna, csid);
    expect(info).toMatchObject({
      ...{ state: 'open', mine: false, handlers: [], service: { gcatCode: 'janitorial' } },
      assignments: [{ to: 'Propreté', gcatCode: 'janitorial', txt: 'Pour la nuit' }],
    });
    const view = await anna.call(boardCalls.casesListAll, { filter: 'service' });
    expect(view.map((one) => one.csid)).toContain(csid);
    const { beside } = await anna.send(boardCalls.casesListAll, { filter: 'service', counts: true });
    expect(beside).toMatchObject({ counts: { service: 1 } });
    const found = await bruno.call(boardCalls.casesListAll, {
      filter: 'all',
      where: { gcatCodes: ['janitorial'] },
    });
    expect(found.map((one) => one.csid)).toEqual([csid]);
    expect((await fetchMessages(jo, csid)).at(-1)).toMatchObject({ grpLbl: 'Propreté' });
    expect(await lastFlag(csid)).toBe('assignedToService');
    expect((await assign(bruno, csid, { gcatCode: 'janitorial' })).error).toMatchObject({
      path: 'body.gcatCode',
    });
    for (const gcatCode of ['fire', 'services'])
      expect((await assign(bruno, csid, { gcatCode })).error).toMatchObject({ path: 'body.gcatCode' });
  });
});

describe('taking back', () => {
  it('gives it back to its handlers until a colleague has acted', async () => {
    const csid = await handledCase();
    await assign(bruno, csid, { rlid: annaRole });
    expect((await readCase(bruno, csid)).can).toContain('undoAssign');
    expect((await readCase(chloe, csid)).can).not.toContain('undoAssign');
    const id = createId();
    expect((await undo(bruno, csid, id)).status).toBe(200);
    expect((await undo(bruno, csid, id)).status).toBe(200);
    expect(await readCase(bruno, csid)).toMatchObject({
      state: 'handled',
      handlers: ['Bruno Roux'],
      mine: true,
    });
    expect((await readCase(anna, csid)).assignments).toMatchObject([{ undone: true }]);
    expect(await lastFlag(csid)).toBe('assignmentUndone');
    expect((await undo(bruno, csid)).error?.code).toBe('stepNotAllowed');

    await assign(bruno, csid, { rlid: annaRole });
    await anna.call(townDiscussCalls.sendTxt, { csid, id: createId(), txt: 'Bonjour' });
    expect((await undo(bruno, csid)).error?.code).toBe('stepNotAllowed');
    expect((await assign(bruno, csid, { rlid: chloeRole })).status).toBe(200);
  });

  it('gives a case back from a service, and a free one is free again', async () => {
    const csid = await handledCase();
    await assign(bruno, csid, { gcatCode: 'janitorial' });
    await undo(bruno, csid);
    const back = await readCase(bruno, csid);
    expect(back).toMatchObject({ state: 'handled', handlers: ['Bruno Roux'] });
    expect(back.service).toBeUndefined();
    const free = await openCase(jo);
    await assign(bruno, free, { rlid: annaRole });
    await undo(bruno, free);
    expect(await readCase(bruno, free)).toMatchObject({ state: 'open', handlers: [] });
  });
});

describe('at once', () => {
  it('lets the first of two who give a case win; the second reads that it changed', async () => {
    const csid = await handledCase();
    const { participants } = await readCase(bruno, csid);
    const from = participants.flatMap(({ staff, active, crUid }) => (staff && active ? [crUid] : []));
    const both = await Promise.all([
      assign(bruno, csid, { rlid: annaRole, from }),
      assign(chloe, csid, { gcatCode: 'janitorial', from }),
    ]);
    expect(both.map(({ status, error }) => error?.code ?? status).toSorted()).toEqual([
      200,
      'stepNotAllowed',
    ]);
  });

  it('leaves no case with a receiver removed from the staff concurrently', async () => {
    const csid = await handledCase();
    const staff = testTown.staff.filter(({ name }) => name !== 'Anna Petit');
    const [given] = await Promise.all([
      assign(bruno, csid, { rlid: annaRole }),
      storeCustomer(services.store.db, { file: { ...testTown, staff }, pictures: {} }),
    ]);
    const info = await readCase(bruno, csid);
    // Given before she left: open again. Else refused: Bruno has it.
    expect(info.handlers).toEqual(given.error ? ['Bruno Roux'] : []);
    expect(info.state).toBe(given.error ? 'handled' : 'open');
    expect(given.error?.path ?? 'body.rlid').toBe('body.rlid');
    const { rows } = await pool.query(
      `select from participants p join identities i using (cr_uid) where i.email = 'anna@testville.example' and p.staff and p.left_at is null
       and csid = $1`,
      [csid],
    );
    expect(rows).toEqual([]);
  });
});
