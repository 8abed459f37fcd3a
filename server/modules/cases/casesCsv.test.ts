import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import type { BoardWhere } from '@parvis/api/calls/board';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createContributor, openCase, Person, sendStep, signIn, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const anna = await signInStaff(services);
const jo = await signIn(await createContributor(services), 'jo@mail.example');

interface Asked {
  readonly filter?: string;
  readonly where?: BoardWhere | { readonly crUids: string };
  readonly search?: string;
}
const buildUrl = (view: Asked, cuid = 'testville') =>
  `${fill(addresses.casesSheet.template, { cuid })}?${new URLSearchParams({ view: JSON.stringify(view), lang: 'fr-FR' })}`;
const read = async (view: Asked, person: Person = anna) => {
  const { body } = await person.get(buildUrl(view));
  return body.split('\r\n').slice(1, -1);
};
const readTrail = async () =>
  (await pool.query(`select what, about, details from trail where kind = 'case' order by id`)).rows;

/** Of a label. */
const URGENT = 'urgentLabelOfTheTest';

let [lamp, door] = ['', ''];

beforeAll(async () => {
  lamp = await openCase(jo);
  door = await openCase(jo);
  await sendStep(anna, door, 'close', { outcome: 'solved' });
  await pool.query(
    `update cases set nbr = '1001', created = '2026-11-02T08:00:00Z', place_lbl = '{"fr":"=Hall"}',
    answer_due = '2026-11-02T12:30:00Z', waiting_since = null where csid = $1`,
    [lamp],
  );
  await pool.query(
    `update cases set nbr = '1002', created = '2026-07-03T08:00:00Z', place_lbl = '{"fr":"Cour"}', rating = 4,
    answered_at = '2026-07-03T09:00:00Z', ended_at = '2026-07-04T08:00:00Z' where csid = $1`,
    [door],
  );
  await pool.query(`insert into labels (id, cuid, name, colour) values ($1, 'testville', 'Urgent', 'red')`, [
    URGENT,
  ]);
  await pool.query(`insert into case_labels (csid, label) values ($1, $2)`, [lamp, URGENT]);
});

describe('the cases of a view for spreadsheets', () => {
  it('are one row each, with no cell that is computed, at times of the customer', async () => {
    const { body, headers } = await anna.get(buildUrl({ filter: 'all' }));
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/testville-cases\.csv/);
    expect(body.split('\r\n')).toEqual([
      '\uFEFF"Numéro";"Signalé le";"État";"Issue";"Catégorie";"Lieu";"Service";"En charge";"Étiquettes";"Première réponse";"Prochaine échéance";"Terminé le";"Étoiles"',
      expect.stringMatching(
        /^"1001";"2026-11-02 09:00";"Envoyé";"";"[^"]+";"'=Hall";"[^"]*";"";"Urgent";"";"2026-11-02 13:30";"";""$/,
      ),
      '',
    ]);
    expect(await read({ filter: 'closed' })).toEqual([
      expect.stringMatching(
        /^"1002";"2026-07-03 10:00";"Clôturé";"résolu";"[^"]+";"Cour";"[^"]*";"Anna Petit";"";"2026-07-03 11:00";"";"2026-07-04 10:00";"4"$/,
      ),
    ]);
  });

  it('hold no words of messages and no reporter', async () => {
    const { body } = await anna.get(buildUrl({ filter: 'all' }));
    expect(body).not.toMatch(/jo@mail|La porte ne ferme plus/);
  });

  it('follow the conditions and the search of the view', async () => {
    expect(await read({ filter: 'all', where: { labelIds: [URGENT] } })).toHaveLength(1);
    expect(await read({ filter: 'all', where: { unread: true, minDays: 365 } })).toEqual([]);
    expect((await read({ search: '1002' }))[0]).toMatch(/^"1002"/);
    expect((await anna.get(buildUrl({ where: { crUids: 'x' } }))).statusCode).toBe(400);
  });

  it('are more than a page of the board', async () => {
    await pool.query(
      `insert into cases select (json_populate_record(c, json_build_object('csid', 'many' || n, 'nbr', 'm' || n))).* from cases c, generate_series(1, 450) n where csid = $1`,
      [lamp],
    );
    const numbers = (await read({ filter: 'new' })).map((row) => row.split(';')[0]);
    expect(new Set(numbers).size).toBe(451);
    await pool.query(`delete from cases where csid like 'many%'`);
  });

  it('leave a line in the audit log with the filter and the count, without searched words', async () => {
    await pool.query('delete from trail');
    await read({ filter: 'all', where: { labelIds: [URGENT], danger: true }, search: 'Jo Martin' });
    expect(await readTrail()).toEqual([
      {
        what: 'exported',
        about: '0',
        details: [
          { id: 'staff.filter.all', value: '', before: '' },
          { id: 'staff.where.labelIds', value: 'Urgent', before: '' },
          { id: 'staff.where.danger', value: '', before: '' },
          { id: 'staff.search.words', value: '', before: '' },
        ],
      },
    ]);
    const chloe = await signInStaff(services, 'chloe@testville.example');
    const trail = await chloe.get(`${fill(addresses.trailSheet.template, { cuid: 'testville' })}?lang=fr-FR`);
    expect(trail.body).toContain('Étiquette\u00a0: Urgent');
    expect(JSON.stringify(await readTrail())).not.toContain('Martin');
  });

  it('are for staff of the customer alone', async () => {
    await pool.query('delete from trail');
    const olga = await signInStaff(services, 'olga@otherville.example');
    const statuses = [new Person(services), jo, olga].map(
      async (person) => (await person.get(buildUrl({ filter: 'all' }))).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([401, 403, 403]);
    expect(await readTrail()).toEqual([]);
  });
});
