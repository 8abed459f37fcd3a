import { deskFigureCalls } from '@parvis/api/calls/deskFigures';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createContributor, openCase, signInStaff } from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { mailWeeklyFigures } from './weeklyMail.ts';

const open = await openTestServices((await createTestDatabase()).url);
const { pool } = open.store;
afterAll(async () => {
  await open.close();
  expect(open.failures).toEqual([]);
});
const bruno = await signInStaff(open, 'bruno@testville.example');
await signInStaff(open, 'chloe@testville.example');

const MONDAY = new Date('2031-03-10T07:00:00Z');
const NEXT_MONDAY = new Date('2031-03-17T07:00:00Z');
const listMails = async () =>
  (
    await pool.query<{ recipient: string; subject: string; body: string }>(
      `select recipient, subject, body from outbox where subject like '%service rendu%' order by id`,
    )
  ).rows;
beforeEach(async () => {
  await pool.query('delete from outbox');
  await bruno.call(deskFigureCalls.figuresMail, { on: false });
  await bruno.call(deskFigureCalls.figuresMail, { on: true });
});

it('is off until a manager wants it', async () => {
  await bruno.call(deskFigureCalls.figuresMail, { on: false });
  expect(await bruno.call(deskFigureCalls.figuresMail, {})).toEqual([{ on: false }]);
  await mailWeeklyFigures(open.services, MONDAY);
  expect(await listMails()).toEqual([]);
});

it('comes once a week, also from two servers at once', async () => {
  await mailWeeklyFigures(open.services, new Date(MONDAY.getTime() - 1));
  const early = (await listMails()).length;
  await Promise.all([1, 2, 3].map(() => mailWeeklyFigures(open.services, MONDAY)));
  await mailWeeklyFigures(open.services, new Date('2031-03-16T22:59:00Z'));
  expect((await listMails()).slice(early).map(({ recipient }) => recipient)).toEqual([
    'bruno@testville.example',
  ]);
  await mailWeeklyFigures(open.services, NEXT_MONDAY);
  expect((await listMails()).slice(early)).toHaveLength(2);
});

it('tells five figures beside the week before, and how to end it', async () => {
  const jo = await createContributor(open);
  for (let at = 0; at < 6; at += 1) {
    const csid = await openCase(jo);
    await pool.query(
      `update cases set created = '2031-03-04T10:00:00Z', answered_at = '2031-03-04T10:20:00Z' where csid = $1`,
      [csid],
    );
  }
  await mailWeeklyFigures(open.services, MONDAY);
  const [mail] = await listMails();
  expect(mail?.subject.replace(/\u00a0/g, ' ')).toBe('Le service rendu : semaine du 3 mars au 9 mars');
  const body = mail?.body.replace(/[\u00a0\u202f]/g, ' ') ?? '';
  expect(body).toContain('Signalements : 5 (avant : moins de 5)');
  expect(body).toContain('Première réponse : la moitié en : moins de 30 minutes (avant : trop peu)');
  expect(body).toContain('/staff/testville/figures?period=own&from=2031-03-03&until=2031-03-09');
  const link = /\/news\/end\/\S+/.exec(body)?.[0] ?? '';
  const asked = await open.app.inject({ url: link, headers: { 'accept-language': 'fr' } });
  expect([asked.statusCode, asked.body.includes('Ne plus recevoir ces chiffres')]).toEqual([200, true]);
  expect(await bruno.call(deskFigureCalls.figuresMail, {})).toEqual([{ on: true }]);
  await open.app.inject({ method: 'POST', url: link });
  expect(await bruno.call(deskFigureCalls.figuresMail, {})).toEqual([{ on: false }]);
  await mailWeeklyFigures(open.services, NEXT_MONDAY);
  expect(await listMails()).toHaveLength(1);
});

it('comes to agents no more', async () => {
  await pool.query(`update staff set level = 'agent' where email = 'bruno@testville.example'`);
  await mailWeeklyFigures(open.services, NEXT_MONDAY);
  await pool.query(`update staff set level = 'manager' where email = 'bruno@testville.example'`);
  expect(await listMails()).toEqual([]);
});
