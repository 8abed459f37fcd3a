import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { figureCalls } from '@parvis/api/calls/figures';
import { statsCalls } from '@parvis/api/calls/stats';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import {
  createContributor,
  getFirst,
  openAndCloseCase,
  openCase,
  Person,
  type SendOptions,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { eraseDue } from '../privacy/retention/eraseDue.ts';

const open = await openTestServices((await createTestDatabase()).url);
const { pool } = open.store;
afterAll(async () => {
  await open.close();
  expect(open.failures).toEqual([]);
});
beforeEach(() => pool.query('delete from usage_counts'));

const stranger = new Person(open);
const post = (body: object, options: SendOptions = {}) =>
  stranger.send(statsCalls.statsSend, undefined, {
    ...options,
    raw: JSON.stringify({ cuid: 'testville', ...body }),
  });
const readCounts = async () =>
  (
    await pool.query<{ line: string }>(
      `select concat_ws(' ', cuid, type, value, count) as line from usage_counts order by 1`,
    )
  ).rows.map(({ line }) => line);
const put = (type: string, value: string, count: number, back = '0 days') =>
  pool.query(
    `insert into usage_counts (cuid, day, type, value, count)
     values ('testville', (now() at time zone 'Europe/Paris')::date - $4::interval, $1, $2, $3)`,
    [type, value, count, back],
  );
const chloe = await signInStaff(open, 'chloe@testville.example');
const getFigures = async (by: 'week' | 'month' = 'month') =>
  getFirst(await chloe.call(figureCalls.figuresGet, { by }));
const setCounting = async (isOn: boolean) => {
  await pool.query(`update customers set count_usage = $1 where cuid = 'testville'`, [isOn]);
  open.services.customers.invalidate();
};

describe('counting use', () => {
  it('sums up a day by type and value, without a session', async () => {
    expect((await post({ type: 'language', value: 'fr-FR' })).data).toEqual([{ counted: 1 }]);
    const others = [
      { type: 'report', value: 'sent' },
      { type: 'scanToReport', value: 'under2' },
      { type: 'report', value: 'sent' },
    ];
    expect((await post({ type: 'language', value: 'fr-FR', others })).data).toEqual([{ counted: 4 }]);
    expect(await readCounts()).toEqual([
      'testville language fr-FR 2',
      'testville report sent 2',
      'testville scanToReport under2 1',
    ]);
    const { rows } = await pool.query<{ columns: string }>(
      `select string_agg(column_name, ' ' order by column_name) as columns
       from information_schema.columns where table_name = 'usage_counts'`,
    );
    expect(rows[0]?.columns).toBe('count cuid day type value');
  });

  it.each([
    ['an unknown type', { type: 'age', value: '42' }, 'body.type'],
    ['an unknown value', { type: 'language', value: 'la porte est cassée' }, 'body.value'],
    ['a value of another type', { type: 'language', value: 'sent' }, 'body.value'],
    [
      'a value of another type further on',
      { type: 'report', value: 'sent', others: [{ type: 'sending', value: 'begun' }] },
      'body.others.0.value',
    ],
  ])('refuses %s by its field, and counts nothing', async (_, body, path) => {
    const { status, error } = await post(body);
    expect([status, error]).toEqual([400, { code: 'badRequest', path, reason: 'choice' }]);
    expect(await readCounts()).toEqual([]);
  });

  it('refuses more than ten at once, and unknown customers', async () => {
    const usage = { type: 'report', value: 'sent' };
    const many = await post({ ...usage, others: Array.from({ length: 10 }, () => usage) });
    expect(many.error).toEqual({ code: 'badRequest', path: 'body.others', reason: 'tooLong', max: 9 });
    expect((await post({ ...usage, cuid: 'nowhere' })).error?.code).toBe('unknownCustomer');
    expect(await readCounts()).toEqual([]);
  });

  it.each([
    ['Do Not Track', { dnt: '1' }, 0],
    ['Global Privacy Control', { 'sec-gpc': '1' }, 0],
    ['a browser that allows it', { dnt: '0', 'sec-gpc': '0' }, 1],
  ])('respects %s', async (_, headers, counted) => {
    expect((await post({ type: 'report', value: 'sent' }, { headers })).data).toEqual([{ counted }]);
    expect(await readCounts()).toHaveLength(counted);
  });

  it('counts nothing where the customer switched it off, and tells its pages so', async () => {
    const info = async () => {
      const { body } = await open.app.inject({ url: '/q/test-hall', headers: { accept: 'text/html' } });
      return body.includes('"countUsage":true');
    };
    expect(await info()).toBe(true);
    await setCounting(false);
    expect((await post({ type: 'report', value: 'sent' })).data).toEqual([{ counted: 0 }]);
    expect(await readCounts()).toEqual([]);
    expect(await info()).toBe(false);
    expect((await getFigures()).counting).toBe(false);
    await setCounting(true);
  });

  it('forgets counts after 25 months', async () => {
    await put('report', 'sent', 7, '26 months');
    await put('report', 'sent', 8, '24 months');
    await eraseDue(pool);
    expect(await readCounts()).toEqual(['testville report sent 8']);
  });
});

describe('figures of use', () => {
  const usageOf = async (type: string) => (await getFigures()).usage.find((one) => one.type === type);

  it('sums up values of fewer than five', async () => {
    await put('opening', 'browser', 12);
    await put('opening', 'standalone', 3);
    await put('opening', 'twa', 2);
    expect(await usageOf('opening')).toMatchObject({
      total: 17,
      values: [{ value: 'browser', count: 12 }],
      others: 5,
    });
  });

  it('adds the smallest other value where fewer than five could be subtracted', async () => {
    await put('scanToReport', 'under1', 20);
    await put('scanToReport', 'under2', 6);
    await put('scanToReport', 'longer', 1);
    expect(await usageOf('scanToReport')).toMatchObject({
      total: 27,
      values: [{ value: 'under1', count: 20 }],
      others: 7,
    });
  });

  it('breaks nothing down below five', async () => {
    await put('language', 'fr-FR', 3);
    await put('language', 'en-US', 1);
    expect(await usageOf('language')).toMatchObject({ total: 4, values: [], others: 4 });
    await put('report', 'begun', 4);
    expect(await usageOf('report')).toMatchObject({ total: 0, values: [] });
  });

  it('totals steps by the last, by week and by month', async () => {
    await put('report', 'begun', 9);
    await put('report', 'sent', 5);
    await put('report', 'sent', 2, '35 days');
    const byWeek = (await getFigures('week')).usage.find(({ type }) => type === 'report');
    expect(byWeek?.total).toBe(7);
    expect(byWeek?.values).toEqual([
      { value: 'begun', count: 9 },
      { value: 'reviewed', count: 0 },
      { value: 'sent', count: 7 },
    ]);
    expect(byWeek?.byPeriod).toHaveLength(12);
    expect(byWeek?.byPeriod.at(-1)).toBe(5);
    expect(byWeek?.byPeriod.at(-6)).toBe(2);
    const { periods } = await getFigures('week');
    expect(periods.map((day) => new Date(`${day}T12:00:00Z`).getUTCDay())).toEqual(Array(12).fill(1));
  });

  it('is for administrators alone, also as CSV with file name and labels', async () => {
    const anna = await signInStaff(open);
    expect((await anna.send(figureCalls.figuresGet, { by: 'week' })).status).toBe(403);
    const url = fill(addresses.figuresSheet.template, { cuid: 'testville' });
    const read = (person: Person, query = '?lang=fr') =>
      open.app.inject({ url: url + query, headers: { cookie: person.cookie ?? '' } });
    expect((await read(anna)).statusCode).toBe(403);
    expect((await read(chloe, '?by=day')).statusCode).toBe(400);
    await put('language', 'fr-FR', 8);
    const sheet = await read(chloe);
    expect(sheet.headers['content-disposition']).toBe('attachment; filename="testville-figures.csv"');
    expect(sheet.body).toContain('"Langue affichée";"Français";"";"8"\r\n');
  });
});

describe('figures of cases', () => {
  it('counts standing and erased cases by category and month, without tests', async () => {
    const jo = await createContributor(open);
    const before = await getFigures();
    const countOf = ({ categories, months }: typeof before) => {
      const toilets = categories.find(({ code }) => code === 'toilets');
      return [toilets?.lbl, toilets?.cases[months.length - 1] ?? 0];
    };
    expect(before.months).toHaveLength(12);
    const csid = await openCase(jo);
    const tested = await openCase(jo);
    await pool.query('update cases set simulation = true where csid = $1', [tested]);
    expect(countOf(await getFigures())).toEqual(['Toilettes', 1]);
    await pool.query('update cases set erase_on = now() where csid = $1', [csid]);
    await eraseDue(pool);
    expect(countOf(await getFigures())).toEqual(['Toilettes', 1]);
  });

  it('tells medians and stars from five on', async () => {
    const anna = await signInStaff(open);
    for (const [at, minutes] of [10, 20, 30, 40].entries()) await closeAfter(minutes, at + 1);
    const { delays, stars } = await getFigures();
    expect([delays, stars]).toEqual([{}, { ratings: 4 }]);
    await closeAfter(600, 5);
    const figures = await getFigures();
    expect(figures.delays).toEqual({ firstAnswer: 30, closing: 30 });
    expect(figures.stars).toEqual({ ratings: 5, average: 3, counts: [1, 1, 1, 1, 1] });

    async function closeAfter(minutes: number, rating: number) {
      const { csid } = await openAndCloseCase(open, anna);
      await pool.query(
        `update messages m set at = c.created + make_interval(mins => $2) from cases c
         where c.csid = m.csid and m.csid = $1 and m.staff`,
        [csid, minutes],
      );
      await pool.query('update cases set rating = $2 where csid = $1', [csid, rating]);
    }
  });
});
