import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { deskFigureCalls } from '@parvis/api/calls/deskFigures';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import type { DeskDimension, DeskFigures } from '@parvis/api/entities/deskFigures';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createId } from '../../../platform/lib/ids.ts';
import {
  createContributor,
  getFirst,
  openAndCloseCase,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { eraseDue } from '../../privacy/retention/eraseDue.ts';

const open = await openTestServices((await createTestDatabase()).url);
const { pool } = open.store;
afterAll(async () => {
  await open.close();
  expect(open.failures).toEqual([]);
});
const anna = await signInStaff(open);
const bruno = await signInStaff(open, 'bruno@testville.example');
const jo = await createContributor(open);
const sample = await openCase(jo);
await pool.query(`update cases set simulation = true where csid = $1`, [sample]);

type Values = Readonly<Record<string, string | number | boolean | null>>;

/** Puts copies of a case, without its messages, with columns of their own. */
async function put(many: number, values: Values): Promise<string[]> {
  const csids = Array.from({ length: many }, () => createId());
  await pool.query(
    `insert into cases select (json_populate_record(c, ($2::jsonb || jsonb_build_object('csid', id, 'nbr', id, 'simulation', false))::json)).*
     from cases c, unnest($3::text[]) id where c.csid = $1`,
    [sample, JSON.stringify(values), csids],
  );
  return csids;
}

beforeEach(async () => {
  await pool.query(`delete from cases where csid <> $1`, [sample]);
  await pool.query(`delete from desk_counts`);
});

const DAY = { period: 'own', from: '2026-10-25', until: '2026-10-25' } as const;
const NOON = '2026-10-25T12:00:00Z';
const read = async (
  by: DeskDimension = 'service',
  days: object = DAY,
  reader = bruno,
): Promise<DeskFigures> => getFirst(await reader.call(deskFigureCalls.figuresDesk, { ...DAY, by, ...days }));
const totalOf = async () => (await read()).total.now;

describe('what a case keeps for figures', () => {
  const readCase = async (csid: string) =>
    (
      await pool.query(
        `select answered_at is not null as answered, ended_at is not null as ended, reopened, late,
           answered_at = (select min(at) from messages m where m.csid = c.csid and staff and (msg_txt is not null or event = 'close')) as first
         from cases c where csid = $1`,
        [csid],
      )
    ).rows[0];
  const say = (person: Person, csid: string) =>
    person.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Nous regardons.' });

  it('counts the first answer, not that staff took the case, nor the second', async () => {
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    expect(await readCase(csid)).toMatchObject({ answered: false, ended: false });
    await say(anna, csid);
    await say(anna, csid);
    expect(await readCase(csid)).toMatchObject({ answered: true, ended: false, first: true, late: false });
  });

  it('no first answer once it was taken back, until another one', async () => {
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    await say(anna, csid);
    const { rows } = await pool.query('select last_msg_id as "msgId" from cases where csid = $1', [csid]);
    await anna.call(townCalls.takeBack, { csid, id: createId(), msgId: rows[0].msgId });
    expect(await readCase(csid)).toMatchObject({ answered: false });
    await say(anna, csid);
    expect(await readCase(csid)).toMatchObject({ answered: true, first: true });
  });

  it('its end, until it is reopened', async () => {
    const { csid, jo: reporter } = await openAndCloseCase(open, anna);
    expect(await readCase(csid)).toMatchObject({ answered: true, ended: true, reopened: false });
    await reporter.call(mobileCalls.casesChange, { csid, id: createId(), step: 'reopen' });
    expect(await readCase(csid)).toMatchObject({ answered: true, ended: false, reopened: true });
  });

  it.each([
    ['a target that passed before the answer', '-1 minute', true],
    ['a target that was met', '1 hour', false],
  ])('%s', async (_, due, late) => {
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    await pool.query(`update cases set answer_due = now() + $2::interval where csid = $1`, [csid, due]);
    await say(anna, csid);
    expect(await readCase(csid)).toMatchObject({ late });
  });
});

describe('figures of the desk', () => {
  it('count what became of the cases of a period', async () => {
    await put(10, { created: NOON, state: 'closed', outcome: 'solved', rating: 4 });
    await put(5, { created: NOON, state: 'closed', outcome: 'notOurs', reopened: true });
    await put(5, { created: NOON, late: true });
    await put(5, { created: NOON, answer_due: '2026-10-25T13:00:00Z' });
    expect(await totalOf()).toEqual({
      ...{ reports: 25, solved: 10, reopened: 5, late: 10, ratings: 10, stars: 4 },
    });
  });

  it.each([
    ['an hour less a millisecond', '2026-10-25T12:59:59.999Z', 60],
    ['an hour sharp', '2026-10-25T13:00:00Z', 120],
  ])('put an answer after %s below an edge', async (_, answered, under) => {
    await put(5, { created: NOON, answered_at: answered });
    expect((await totalOf()).median).toEqual({ minutes: under });
  });

  it('begin and end a day at midnight of the customer, at a change of clock too', async () => {
    await put(5, { created: '2026-10-24T21:59:59.999Z' });
    await put(5, { created: '2026-10-24T22:00:00Z' });
    await put(10, { created: '2026-10-25T22:59:59.999Z' });
    await put(20, { created: '2026-10-25T23:00:00Z' });
    const { total, now, before } = await read();
    expect([now, before]).toEqual([
      { from: '2026-10-25', until: '2026-10-25' },
      { from: '2026-10-24', until: '2026-10-24' },
    ]);
    expect([total.now.reports, total.before.reports]).toEqual([15, 5]);
  });

  it('name groups, also without a service, a place or an agent', async () => {
    await put(10, { created: NOON, gcat_code: 'security', place_code: null });
    await put(5, { created: NOON, ccat_code: 'gone' });
    const labelsOf = async (by: DeskDimension) => (await read(by)).rows.map(({ code, lbl }) => [code, lbl]);
    expect(await labelsOf('service')).toEqual([
      ['security', 'Sécurité'],
      ['', 'Sans service'],
    ]);
    expect(await labelsOf('place')).toEqual([
      ['', 'Sans lieu'],
      ['hall', 'Hall'],
    ]);
    expect(await labelsOf('category')).toEqual([
      ['toilets', 'Toilettes'],
      ['gone', 'gone'],
    ]);
    expect(await labelsOf('handler')).toEqual([['', 'Sans agent']]);
  });

  it('stay the same when cases are erased', async () => {
    const csids = await Promise.all([1, 2, 3, 4, 5].map(() => openAndCloseCase(open, anna)));
    await pool.query(
      `update cases set created = '2026-10-24T22:00:00Z', answered_at = '2026-10-24T23:00:00Z', rating = 5, late = true, reopened = true
       where csid = any($1)`,
      [csids.map(({ csid }) => csid)],
    );
    await put(5, { created: '2026-10-24T21:59:59Z', gcat_code: 'security' });
    const readAll = async () => {
      const all: DeskFigures[] = [];
      for (const by of ['service', 'category', 'place', 'handler'] as const) all.push(await read(by));
      return all;
    };
    const before = await readAll();
    expect(before.at(-1)?.rows.map(({ lbl }) => lbl)).toEqual(['Anna Petit', 'Sans agent']);
    await pool.query(`update cases set erase_on = now() where csid <> $1`, [sample]);
    await eraseDue(pool);
    expect((await pool.query('select from cases')).rows).toHaveLength(1);
    expect(await readAll()).toEqual(before);
  });

  it('forget the agent of erased cases who left the staff', async () => {
    await pool.query(
      `insert into desk_counts select (json_populate_record(null::desk_counts, (c || jsonb_build_object('dimension', d, 'code', code))::json)).*
       from (select jsonb_object_agg(column_name, 5) || '{"cuid": "testville", "day": "2026-10-25"}' as c
         from information_schema.columns where table_name = 'desk_counts') counts,
       (values ('handler', 'who-left'), ('all', '')) k (d, code)`,
    );
    expect((await read('handler')).rows.map(({ lbl }) => lbl)).toEqual(['Sans agent']);
    await eraseDue(pool);
    const { rows } = await pool.query(`select dimension from desk_counts where day = '2026-10-25'`);
    expect(rows).toEqual([{ dimension: 'all' }]);
  });

  it('tell nothing of one person: without their case no number differs by it', async () => {
    const groups = { security: 13, medical: 5, events: 6, hotline: 4 };
    const cases: string[] = [];
    for (const [service, many] of Object.entries(groups))
      cases.push(
        ...(await put(many, {
          ...{ created: NOON, gcat_code: service, state: 'closed', outcome: 'solved', rating: 5, late: true },
          ...{ reopened: true, answered_at: '2026-10-25T12:10:00Z' },
        })),
      );
    const listCounts = (figures: DeskFigures) =>
      new Map(
        [{ code: 'total', ...figures.total }, ...figures.rows, { code: 'others', ...figures.others }].flatMap(
          ({ code, now = {} }) =>
            (['reports', 'solved', 'reopened', 'late', 'ratings'] as const).map(
              (name) => [`${code} ${name}`, now[name] ?? 0] as const,
            ),
        ),
      );
    const all = listCounts(await read());
    expect(all.get('hotline reports')).toBeUndefined();
    for (const csid of cases) {
      await pool.query(`update cases set simulation = true where csid = $1`, [csid]);
      const rest = listCounts(await read());
      for (const name of new Set([...all.keys(), ...rest.keys()]))
        expect(Math.abs((all.get(name) ?? 0) - (rest.get(name) ?? 0)) % 5).toBe(0);
      await pool.query(`update cases set simulation = false where csid = $1`, [csid]);
    }
  });

  it('are for managers alone', async () => {
    expect((await anna.send(deskFigureCalls.figuresDesk, { ...DAY, by: 'place' })).error?.code).toBe(
      'forbidden',
    );
    expect((await anna.send(deskFigureCalls.figuresMail, { on: true })).error?.code).toBe('forbidden');
  });
});

describe('the sheet', () => {
  const url = `${fill(addresses.deskSheet.template, { cuid: 'testville' })}?by=service&lang=fr`;
  const fetchSheet = (person: Person, query: string) =>
    open.app.inject({ url: url + query, headers: { cookie: person.cookie ?? '' } });

  it('has a row of each group and period, and is recorded', async () => {
    await put(12, { created: NOON, gcat_code: 'security', answered_at: '2026-10-25T12:20:00Z' });
    const sheet = await fetchSheet(bruno, '&period=own&from=2026-10-25&until=2026-10-25');
    expect(sheet.headers['content-disposition']).toBe('attachment; filename="testville-desk-figures.csv"');
    const [head, ...lines] = sheet.body.split('\r\n').slice(0, -1);
    expect(head?.startsWith('\uFEFF"Service";"Du";"Au";"Signalements";')).toBe(true);
    expect(lines).toHaveLength(4);
    expect(lines[2]).toMatch(
      /^"Sécurité";"2026-10-25";"2026-10-25";"10";"moins de 30 minutes";"trop peu";"moins de 5";/,
    );
    expect(lines[3]).toMatch(/^"Sécurité";"2026-10-24";"2026-10-24";"moins de 5";/);
    const { rows } = await pool.query(`select what, name, about from trail where what = 'figuresTaken'`);
    expect(rows).toEqual([{ what: 'figuresTaken', name: 'Bruno Roux', about: '2026-10-25 – 2026-10-25' }]);
  });

  it('is refused to agents, and without a period', async () => {
    expect((await fetchSheet(anna, '&period=week')).statusCode).toBe(403);
    expect((await fetchSheet(bruno, '')).statusCode).toBe(400);
    expect((await fetchSheet(bruno, '&period=own&from=2026-10-25')).statusCode).toBe(400);
  });
});
