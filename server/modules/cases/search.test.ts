import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { buildOpening, createContributor, getFirst, openCase, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const anna = await signInStaff(services);
const chloe = await signInStaff(services, 'chloe@testville.example');
const find = async (search: string) =>
  (await anna.call(boardCalls.casesListAll, { search, limit: 200 })).map(({ csid }) => csid);

/** A case with a text by staff, who may use any letters. */
async function caseWith(txt: string): Promise<string> {
  const csid = await openCase(await createContributor(services));
  await anna.call(townCalls.sendTxt, { csid, id: createId(), txt });
  return csid;
}

describe('search', () => {
  it.each([
    [
      'Panne devant la rue du Sacré-Cœur',
      ['coeur', 'cœur', 'sacre-coeur', 'SACRÉ-CŒUR', 'rue du sacre'],
      ['sœur'],
    ],
    ['Şişli ağaç düştü', ['şişli', 'ağaç', 'düştü', 'agac'], ['agaca']],
    ['Łódź', ['łódź', 'lodz', 'ŁÓDŹ'], []],
    ['Nguyễn, Nẵng', ['nẵng', 'nguyen', 'Nguye\u0302\u0303n'], []],
    ['Straße', ['straße', 'strasse'], []],
    ['Élagage près de l’église', ['elagage', 'ELAGAGE', "l'eglise", 'l’église', 'de l'], ['pre de i']],
    ['La poubelle du square', ['poubelles', 'Poubelle', 'poub'], ['poubellesx']],
    ['Deux panneaux tordus', ['panneau', 'panneaux tordus'], ['panneau droit']],
    [
      'Appeler le 01 44 55 66 77',
      ['0144556677', '01 44 55', '+33 1 44 55 66 77', '01.44.55.66.77'],
      ['0144556678'],
    ],
    ['Remise de 50 % le 3_4', ['50 %', '3_4'], ['3%4', '50_']],
  ])('finds %j by each of %j, and not by %j', async (text, finding, missing) => {
    const csid = await caseWith(text);
    for (const typed of finding) expect([typed, (await find(typed)).includes(csid)]).toEqual([typed, true]);
    for (const typed of missing) expect([typed, (await find(typed)).includes(csid)]).toEqual([typed, false]);
  });

  it("finds a case by the reporter's contact in any spelling, by code and place", async () => {
    await pool.query(`update customers set contact_wanted = 'optional' where cuid = 'testville'`);
    services.services.customers.invalidate();
    const jo = await createContributor(services);
    const contact = { mail: 'Mme.Durand@example.org', phone: '06 12 34 56 78' };
    const { csid, placeLbl } = getFirst(await jo.call(caseCalls.casesInit, { ...buildOpening(), contact }));
    const other = await openCase(await createContributor(services));
    for (const typed of [
      'mme.durand@example.org',
      'Durand',
      '06 12 34 56 78',
      '0612345678',
      '+33 6 12 34 56 78',
      '+33 (0)6 12 34 56 78',
      '0033612345678',
      '06.12.34.56.78',
      '06 12 34',
      'durand 06-12-34-56-78',
    ])
      expect([typed, await find(typed)]).toEqual([typed, [csid]]);
    for (const typed of ['test-hall', 'Test-Hall', placeLbl, 'durand test-hall'])
      expect([typed, (await find(typed)).includes(csid)]).toEqual([typed, true]);
    expect(await find('test-hall')).toContain(other);
    // Withdrawn or erased contacts are not found.
    await jo.call(mobileCalls.casesChange, { csid, id: createId(), step: 'contact', contact: {} });
    expect([await find('durand'), await find('0612345678')]).toEqual([[], []]);
  });

  it('finds a case that has each word somewhere, also by who handles it and by danger', async () => {
    const csid = await caseWith('Un ornithorynque au bassin');
    const jo = await createContributor(services);
    const other = await openCase(jo);
    await jo.call(mobileCalls.sendTxt, { csid: other, id: createId(), txt: 'Un ornithorynque' });
    expect(await find('ornithorynque')).toEqual([other, csid]);
    expect(await find('ornithorynque bassin')).toEqual([csid]);
    expect(await find('bassin ornithorynque Anna')).toEqual([csid]);
    expect(await find('ornithorynque dangers')).toEqual([]);
    await pool.query('update cases set danger = true where csid = $1', [other]);
    expect(await find('ornithorynque dangers')).toEqual([other]);
  });

  it('forgets words at once that are taken back, moderated or erased, and finds what moderation puts back', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const write = async (txt: string) =>
      getFirst(await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt })).msgId;
    const isKept = async (word: string) =>
      (await pool.query(`select from case_texts where txt like '%' || $1 || '%'`, [word])).rowCount !== 0;

    const taken = await write('coquelicot');
    const moderated = await write('jonquille');
    await write('capucine');
    expect(await find('coquelicot jonquille capucine')).toEqual([csid]);

    await jo.call(mobileCalls.takeBack, { csid, id: createId(), msgId: taken });
    expect([await find('coquelicot'), await isKept('coquelicot')]).toEqual([[], false]);

    await chloe.call(townCalls.moderate, {
      ...{ csid, id: createId(), msgId: moderated },
      reason: 'personalData',
    });
    expect([await find('jonquille'), await isKept('jonquille')]).toEqual([[], false]);
    await chloe.call(townCalls.moderate, { csid, id: createId(), msgId: moderated, undo: true });
    expect(await find('jonquille capucine')).toEqual([csid]);

    await jo.call(sessionCalls.userEraseAll);
    for (const word of ['jonquille', 'capucine'])
      expect([await find(word), await isKept(word)]).toEqual([[], false]);
  });

  it('looks with conditions at all cases that have its words, also where they are many', async () => {
    const csid = await caseWith('Un baobab au bassin');
    await pool.query(
      `insert into cases select (json_populate_record(c, json_build_object('csid', 'many-' || n, 'nbr', 'B' || n,
         'danger', n = 1, 'last_at', now() + n * interval '1 minute'))).* from cases c, generate_series(1, 501) n where c.csid = $1`,
      [csid],
    );
    await pool.query(
      `insert into case_texts select csid, cuid, ' un baobab' from cases where csid like 'many-%'`,
    );
    await pool.query(`update cases set danger = true where csid = $1`, [csid]);
    const listed = await anna.call(boardCalls.casesListAll, {
      ...{ search: 'baobab', where: { danger: true }, sort: 'oldest' },
    });
    expect(listed.map((one) => one.csid).sort()).toEqual([csid, 'many-1'].sort());
    const few = await anna.call(boardCalls.casesListAll, {
      search: 'baobab bassin',
      where: { danger: true },
    });
    expect(few.map((one) => one.csid)).toEqual([csid]);
    await pool.query(`delete from cases where csid like 'many-%'`);
  });

  it('finds the oldest of 6,000 cases by its texts', async () => {
    const csid = await caseWith('Un ornithorynque au bassin');
    for (let thousand = 0; thousand < 6; thousand += 1)
      await pool.query(
        `insert into cases select (json_populate_record(c, json_build_object('csid', 'many-' || n, 'nbr', 'O' || n, 'last_txt', null,
           'last_at', now() + n * interval '1 minute'))).* from cases c, generate_series($2::int * 1000 + 1, $2::int * 1000 + 1000) n
         where c.csid = $1`,
        [csid, thousand],
      );
    expect(await find('ornithorynque')).toContain(csid);
    await pool.query(`delete from cases where csid like 'many-%'`);
  });
});
