import { boardCalls } from '@parvis/api/calls/board';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '../../../platform/lib/ids.ts';
import { openEscalation } from '../../../testing/openEscalation.ts';
import {
  createContributor,
  fetchMessages,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../../testing/person.ts';
import { escalateUntaken } from './escalateUntaken.ts';

const ladder = await openEscalation();
const { mails, demonstration, pool, getMailAddresses } = ladder;
afterAll(async () => {
  await ladder.close();
  expect(demonstration.failures).toEqual([]);
});

const jo = await createContributor(demonstration);
const [anna, bruno, chloe] = [
  await signInStaff(demonstration),
  await signInStaff(demonstration, 'bruno@testville.example'),
  await signInStaff(demonstration, 'chloe@testville.example'),
];
const MINUTE = 60_000;
const NIGHT = { grpGpid: 'night', lbl: { fr: 'Astreinte', en: 'On call' }, number: '04 65 71 20 15' };

beforeEach(async () => {
  await ladder.reset();
  await pool.query(`delete from called_staff; delete from calls; update cases set state = 'closed' where state = 'open';
    update identities set news = null`);
  await pool.query(
    `update customers set services = $1, groups = $2 where cuid = 'testville'`,
    [
      [{ gcatCode: 'fire', lbl: { fr: 'Pompiers municipaux' } }],
      [NIGHT, { grpGpid: 'empty', lbl: { fr: 'Vide' } }],
    ].map((list) => JSON.stringify(list)),
  );
  await pool.query(`update staff set grp_gpids = case name when 'Anna Petit' then '["night"]' when 'Chloé Dubois'
    then '["night"]' else '[]' end::json where cuid = 'testville'`);
  await ladder.setEscalation(null);
});

const call = (
  person: Person,
  csid: string,
  asked: { gcatCode?: string; grpGpid?: string; txt?: string },
  id = createId(),
) => person.call(townCalls.casesCall, { csid, id, ...asked });
async function handledCase(): Promise<{ csid: string; at: number }> {
  const csid = await openCase(jo);
  await sendStep(bruno, csid, 'handle');
  return { csid, at: Date.now() };
}
const look = (at: number) =>
  ladder.runOnBoth((services) => escalateUntaken(services, new Date(at))).then(() => undefined);
const listEvents = async (person: Person, csid: string) =>
  (await fetchMessages(person, csid)).flatMap(({ flags, grpLbl, gcatCode, grpGpid }) =>
    flags?.[0]?.startsWith('add') ? [{ event: flags[0], grpLbl, gcatCode, grpGpid }] : [],
  );

describe('calling a service', () => {
  it('alerts its people despite an existing handler, with the caller’s note', async () => {
    const { csid, at } = await handledCase();
    const id = createId();
    const info = getFirst(await call(bruno, csid, { gcatCode: 'janitorial', txt: 'Du verre au sol' }, id));
    expect(info.serviceCalls).toMatchObject([
      { gcatCode: 'janitorial', lbl: 'Propreté', people: 1, name: 'Bruno Roux', txt: 'Du verre au sol' },
    ]);
    await call(bruno, csid, { gcatCode: 'janitorial', txt: 'Du verre au sol' }, id);
    await call(chloe, csid, { gcatCode: 'janitorial' });
    const told = [{ event: 'addGcatCode', grpLbl: 'Propreté', gcatCode: 'janitorial' }];
    expect(await listEvents(jo, csid)).toEqual(told);
    await look(at + 10_000);
    await look(at + 3 * MINUTE);
    expect(getMailAddresses()).toEqual(['anna@testville.example']);
    expect(mails.taken[0]?.subject).toMatch(/^On vous appelle pour le signalement/);
    expect(mails.taken[0]?.text).toContain('Bruno Roux appelle');
    expect(mails.taken[0]?.text).toContain('Du verre au sol');
    expect(JSON.stringify(await fetchMessages(jo, csid))).not.toContain('Du verre');
    expect(getFirst(await jo.call(mobileCalls.discussInfo, { csid })).serviceCalls).toBeUndefined();
  });

  it('awaits an answer from the called people, until they act in the case', async () => {
    const { csid } = await handledCase();
    const awaits = async (person: Person) =>
      getFirst(await person.call(townCalls.casesGetInfo, { csid })).serviceCalls?.map(
        ({ awaitsMe }) => awaitsMe,
      );
    await call(bruno, csid, { gcatCode: 'janitorial', txt: 'Du verre au sol' });
    expect([await awaits(anna), await awaits(bruno), await awaits(chloe)]).toEqual([
      [true],
      [undefined],
      [undefined],
    ]);
    await call(anna, csid, { grpGpid: 'night' });
    expect([await awaits(anna), await awaits(chloe)]).toEqual([
      [undefined, undefined],
      [undefined, true],
    ]);
    await sendStep(bruno, csid, 'close', { outcome: 'solved' });
    expect(await awaits(chloe)).toEqual([undefined, undefined]);
  });

  it('pushes caller and note to people who show contents', async () => {
    await ladder.subscribe(anna);
    await pool.query('update push_subscriptions set content = true');
    const { csid, at } = await handledCase();
    await call(bruno, csid, { gcatCode: 'janitorial', txt: 'Du verre au sol' });
    await look(at + 10_000);
    await look(at + 35_000);
    expect(ladder.pushed.taken.map(({ notification }) => notification.body)).toEqual([
      'Bruno Roux appelle le service «\u202fPropreté\u202f»\u202f: Du verre au sol',
    ]);
    await pool.query('delete from push_subscriptions');
  });

  it('alerts a group but the caller, until one of it looks at the case', async () => {
    const { csid, at } = await handledCase();
    const info = getFirst(await call(anna, csid, { grpGpid: 'night' }));
    expect(info.serviceCalls).toMatchObject([{ grpGpid: 'night', lbl: 'Astreinte', people: 1 }]);
    expect(await listEvents(jo, csid)).toEqual([
      { event: 'addGrpGpid', grpLbl: 'Astreinte', grpGpid: 'night' },
    ]);
    await chloe.call(townCalls.fetchRead, { csid, msgId: 99 });
    await look(at + 10_000);
    await look(at + 5 * MINUTE);
    expect(getMailAddresses()).toEqual([]);
    expect((await pool.query('select over from called_staff')).rows).toEqual([{ over: true }]);
  });

  it('ends with the case, and skips staff removed concurrently', async () => {
    const [ended, other] = [await handledCase(), await handledCase()];
    await call(bruno, ended.csid, { gcatCode: 'janitorial' });
    await call(bruno, other.csid, { grpGpid: 'night' });
    await sendStep(bruno, ended.csid, 'close', { outcome: 'solved' });
    const { rows } = await pool.query(`select * from staff where name = 'Anna Petit'`);
    await pool.query(`delete from staff where name = 'Anna Petit'`);
    await look(other.at + 10_000);
    await look(other.at + 5 * MINUTE);
    expect(getMailAddresses()).toEqual(['chloe@testville.example']);
    await pool.query(`insert into staff select * from json_populate_record(null::staff, $1)`, [rows[0]]);
  });

  it('refuses a service without people, unknown ones, and both or none at once', async () => {
    const { csid } = await handledCase();
    const groups = await bruno.call(townCalls.infoGroups);
    expect(groups.map(({ grpLbl, people }) => `${grpLbl}: ${people.map(({ name }) => name)}`)).toEqual([
      'Pompiers municipaux: ',
      'Propreté: Anna Petit',
      'Services généraux: Bruno Roux,Chloé Dubois',
      'Astreinte: Anna Petit,Chloé Dubois',
      'Vide: ',
    ]);
    const why = async (asked: Parameters<typeof call>[2], person = bruno) => {
      const { error } = await person.send(townCalls.casesCall, { csid, id: createId(), ...asked });
      return [error?.code, error?.path, error?.reason].join(' ');
    };
    expect(await why({ gcatCode: 'fire' })).toBe('badRequest body.gcatCode notPossible');
    expect(await why({ grpGpid: 'empty' })).toBe('badRequest body.grpGpid notPossible');
    expect(await why({ gcatCode: 'janitorial' }, anna)).toBe('badRequest body.gcatCode notPossible');
    expect(await why({ gcatCode: 'roads' })).toBe('badRequest body.gcatCode unknown');
    expect(await why({})).toBe('badRequest body.gcatCode missing');
    expect(await why({ gcatCode: 'janitorial', grpGpid: 'night' })).toBe(
      'badRequest body.gcatCode notPossible',
    );
    expect(await listEvents(jo, csid)).toEqual([]);
  });

  it('takes a case without handler, as asking does', async () => {
    const csid = await openCase(jo);
    const info = getFirst(await call(bruno, csid, { gcatCode: 'janitorial' }));
    expect([info.state, info.mine, info.handlers]).toEqual(['handled', true, ['Bruno Roux']]);
  });
});

it('lists cases of the reader’s service, and those to which it or a group of theirs was called', async () => {
  await pool.query(`update customers set menu = jsonb_set(menu::jsonb, '{1,gcatCode}', '"janitorial"')::json
    where cuid = 'testville'`);
  await ladder.setEscalation(null);
  const [called, grouped, none] = [await handledCase(), await handledCase(), await handledCase()];
  await call(bruno, called.csid, { gcatCode: 'janitorial' });
  await call(bruno, grouped.csid, { grpGpid: 'night' });
  const list = async (person: Person) =>
    (await person.call(boardCalls.casesListAll, { filter: 'service' })).map(({ csid }) => csid).sort();
  expect(await list(anna)).toEqual([called.csid, grouped.csid].sort());
  expect(await list(chloe)).toEqual([grouped.csid]);
  await pool.query(`update cases set ccat_code = 'other' where csid = $1`, [none.csid]);
  expect(await list(anna)).toEqual([called.csid, grouped.csid, none.csid].sort());
});

it('tells staff the picture, description and number of a group', async () => {
  await pool.query(
    `insert into assets (id, type, bytes) values ('crew', 'image/png', 'x') on conflict do nothing`,
  );
  const night = {
    ...NIGHT,
    logoId: 'crew',
    descr: { fr: 'La nuit et le dimanche', en: 'Nights and Sundays' },
  };
  await pool.query(`update customers set groups = $1 where cuid = 'testville'`, [JSON.stringify([night])]);
  await ladder.setEscalation(null);
  expect((await bruno.call(townCalls.infoGroups)).find(({ grpGpid }) => grpGpid === 'night')).toEqual({
    ...{ kind: 'group', grpGpid: 'night', grpLbl: 'Astreinte', grpDesc: 'La nuit et le dimanche' },
    ...{ logoId: 'crew', grpNbr: '04 65 71 20 15', ccatCodes: [] },
    people: [
      { name: 'Anna Petit', me: false },
      { name: 'Chloé Dubois', me: false },
    ],
  });
});

it('names participants by first and last name, service and colour, and rings for colleagues alone', async () => {
  await pool.query(`update customers set services = '[{"gcatCode":"janitorial","lbl":{"fr":"Nettoyage"},"number":"04 65"}]'
    where cuid = 'testville'`);
  await ladder.setEscalation(null);
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  const find = (people: readonly { staff: boolean }[]) => people.find(({ staff }) => staff);
  const member = { crFname: 'Anna', crLname: 'Petit', color: 'outlineHealth', grpLbl: 'Propreté' };
  const own = getFirst(await anna.call(townCalls.casesGetInfo, { csid }));
  expect(find(own.participants)).toMatchObject({ ...member, grpNbr: '04 65' });
  const shown = find(getFirst(await jo.call(mobileCalls.discussInfo, { csid })).participants);
  expect(shown).toMatchObject(member);
  expect(shown).not.toHaveProperty('grpNbr');
});
