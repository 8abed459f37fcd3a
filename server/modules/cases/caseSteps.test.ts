import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { createContributor, openCase } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import type { StaffReader } from '../context/session.ts';
import { type AllowedStep, buildJoinMessages, joinCase, lockStaffCase, takeStep } from './caseSteps.ts';
import { loadParticipants } from './loadParticipants.ts';
import type { Relation } from './stepEvents.ts';

const reader = { crUid: 'agent' } as Parameters<typeof buildJoinMessages>[1];
const told = (joins: boolean, relation: Relation) =>
  buildJoinMessages({ joins, relation, row: { kind: 'case' } } as AllowedStep, reader);

it.each<[Relation, string]>([
  ['none', 'handle'],
  ['left', 'rejoin'],
  ['handler', 'handle'],
])('staff with relation %s who take a case by writing get event %s', (relation, event) => {
  expect(told(true, relation)).toEqual([{ id: expect.any(String), crUid: 'agent', staff: true, event }]);
});

it.each<Relation>(['handler', 'none', 'left', 'reporter'])(
  'no event for relation %s if the step does not join',
  (relation) => {
    expect(told(false, relation)).toEqual([]);
  },
);

describe('case handled by staff', async () => {
  const services = await openTestServices((await createTestDatabase()).url);
  afterAll(() => services.close());
  const { db, pool } = services.store;
  await pool.query(`insert into identities (cr_uid) values ('anna'), ('stranger')`);
  const role = {
    cuid: 'testville',
    rlid: 'anna-rl',
    name: 'Anna',
    grpLbl: { 'fr-FR': 'Voirie' },
    gcatCode: 'roads',
  };
  const anna = { crUid: 'anna', staff: true, locale: 'fr-FR', role } as unknown as StaffReader;
  const opened = async () => openCase(await createContributor(services));
  const told = (work: Promise<unknown>) =>
    work.then(
      () => 'taken',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    );
  const lines = async (csid: string) =>
    (
      await pool.query(
        `select cr_uid, staff, joined_as, name, grp_lbl, gcat_code, left_at is null as here,
           joined > now() - interval '1 minute' as lately
         from participants where csid = $1 order by staff`,
        [csid],
      )
    ).rows;
  const agent = { cr_uid: 'anna', staff: true, joined_as: 'q_follower', name: 'Anna' };
  const service = { grp_lbl: { 'fr-FR': 'Voirie' }, gcat_code: 'roads' };

  it("shows each participant's language where known", async () => {
    const csid = await opened();
    await db.transaction((tx) => joinCase(tx, csid, anna));
    const languages = async () =>
      (await loadParticipants(services.services, { csid, cuid: 'testville' }, anna)).map(
        ({ staff, language }) => [staff, language],
      );
    expect(await languages()).toEqual([
      [false, 'fr-FR'],
      [true, undefined],
    ]);
    await pool.query(
      `insert into sessions (hash, cr_uid, settings, expires) values ('s', 'anna', '{"language":"en-US"}', now() + interval '1 day')`,
    );
    expect(await languages()).toEqual([
      [false, 'fr-FR'],
      [true, 'en-US'],
    ]);
    await pool.query(`delete from sessions where hash = 's'`);
  });

  it('is accessible to staff of its town only', async () => {
    const csid = await opened();
    const other = { ...anna, role: { ...anna.role, cuid: 'otherville' } };
    const taken = (of: string, reader: StaffReader) =>
      told(db.transaction((tx) => lockStaffCase(tx, of, reader)));
    expect([await taken(csid, anna), await taken(csid, other), await taken('none', anna)]).toEqual([
      'taken',
      'unknownCase',
      'unknownCase',
    ]);
    expect(await db.transaction((tx) => lockStaffCase(tx, csid, anna))).toMatchObject({
      csid,
      cuid: 'testville',
    });
  });

  it('rejects a handler merged or erased during the request', async () => {
    const csid = await opened();
    await pool.query(`insert into identities (cr_uid, merged_into) values ('merged', 'anna')`);
    const taken = (crUid: string) =>
      told(db.transaction((tx) => lockStaffCase(tx, csid, { ...anna, crUid } as StaffReader)));
    expect([await taken('merged'), await taken('erased')]).toEqual(['unauthenticated', 'unauthenticated']);
  });

  it('allows handling as the access table says, and is hidden from contributors who do not participate', async () => {
    const csid = await opened();
    const asked = (step: Parameters<typeof takeStep>[2], reader: object) =>
      db.transaction(async (tx) => {
        const row = await lockStaffCase(tx, csid, anna);
        return takeStep(tx, row, step, reader as StaffReader);
      });
    expect(await asked('handle', anna)).toMatchObject({
      row: { csid },
      ...{ step: 'handle', joins: true },
      relation: 'none',
      state: 'handled',
    });
    expect(await told(asked('hold', anna))).toBe('stepNotAllowed');
    expect(await told(asked('send', { crUid: 'stranger', staff: false }))).toBe('unknownCase');
    const [{ cr_uid: reporter }] = await lines(csid);
    expect(await asked('send', { crUid: reporter, staff: false })).toMatchObject({
      relation: 'reporter',
      state: 'open',
    });
    expect(await told(asked('handle', { crUid: reporter, staff: false }))).toBe('stepNotAllowed');
  });

  it('is joined from the list, called alone, as a service or a group by a colleague, or invited', async () => {
    const joins = async (prepare: (csid: string) => Promise<unknown>) => {
      const csid = await opened();
      await prepare(csid);
      const join = await db.transaction((tx) => joinCase(tx, csid, anna));
      expect(await lines(csid)).toContainEqual(expect.objectContaining({ staff: true, joined_as: join.as }));
      return join;
    };
    expect(await joins(async () => undefined)).toEqual({ as: 'q_follower', src: 'desk' });
    await pool.query(
      `insert into staff (rlid, cuid, email, name, level, gcat_code, grp_lbl)
       values ('anna-rl', 'testville', 'anna@called.example', 'Anna', 'agent', 'roads', '{}')`,
    );
    const call = (csid: string) =>
      pool.query(
        `insert into called_staff (csid, since, rlid, step, at, due) values ($1, now(), 'anna-rl', 0, now(), now())`,
        [csid],
      );
    expect(await joins(call)).toEqual({ as: 'alerted', src: 'call' });
    await pool.query(`insert into identities (cr_uid) values ('bruno')`);
    const callService = (author: string | null) => (csid: string) =>
      pool.query(
        `insert into messages (csid, msg_id, id, cr_uid, staff, event, gcat_code)
         values ($1, 99, $1, $2, true, 'addGcatCode', 'roads')`,
        [csid, author],
      );
    expect(await joins(callService('bruno'))).toEqual({ as: 'alerted', src: 'call' });
    expect(await joins(callService(null))).toEqual({ as: 'alerted', src: 'call' });
    expect(await joins(callService('anna'))).toEqual({ as: 'q_follower', src: 'desk' });
    const callGroup = (author: string, grpGpid: string) => (csid: string) =>
      pool.query(
        `insert into messages (csid, msg_id, id, cr_uid, staff, event, gcat_code, grp_gpid)
         values ($1, 99, $1, $2, true, 'addGrpGpid', 'parks', $3)`,
        [csid, author, grpGpid],
      );
    await pool.query(`update staff set grp_gpids = '["night"]' where rlid = 'anna-rl'`);
    expect(await joins(callGroup('bruno', 'night'))).toEqual({ as: 'alerted', src: 'call' });
    expect(await joins(callGroup('bruno', 'day'))).toEqual({ as: 'q_follower', src: 'desk' });
    expect(await joins(callGroup('anna', 'night'))).toEqual({ as: 'q_follower', src: 'desk' });
    const invite = (csid: string) =>
      pool.query(
        `insert into participants (csid, cr_uid, staff, joined_as, gcat_code, left_at)
         values ($1, 'anna', true, 'invited', 'roads', now())`,
        [csid],
      );
    expect(await joins(invite)).toEqual({ as: 'invited', src: 'link' });
  });

  it('is joined once, and rejoined with current name and service', async () => {
    const csid = await opened();
    const join = (reader: StaffReader) => db.transaction((tx) => joinCase(tx, csid, reader));
    const [reported] = await lines(csid);
    await join(anna);
    expect(await lines(csid)).toEqual([reported, { ...agent, ...service, here: true, lately: true }]);
    await pool.query(
      `update participants set left_at = now(), joined = '2020-01-01' where staff and csid = $1`,
      [csid],
    );
    const renamed = { name: 'Anna Petit', grpLbl: { 'fr-FR': 'Parcs' }, gcatCode: 'parks' };
    await join({ ...anna, role: { ...anna.role, ...renamed } } as unknown as StaffReader);
    expect(await lines(csid)).toEqual([
      reported,
      {
        ...agent,
        ...{ name: 'Anna Petit', grp_lbl: { 'fr-FR': 'Parcs' }, gcat_code: 'parks' },
        ...{ here: true, lately: true },
      },
    ]);
    await pool.query(`update participants set joined = '2020-01-01' where staff and csid = $1`, [csid]);
    await join(anna);
    expect(await lines(csid)).toEqual([reported, { ...agent, ...service, here: true, lately: false }]);
  });
});
