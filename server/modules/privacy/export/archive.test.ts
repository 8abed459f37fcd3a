import { addresses } from '@parvis/api/addresses';
import { adminCalls } from '@parvis/api/calls/admin';
import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { displayWholeDay } from '@parvis/locales/dates';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createId } from '../../../platform/lib/ids.ts';
import {
  createContributor,
  fetchLastCode,
  getFirst,
  openCase,
  Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { unzipTexts } from '../../../testing/unzip.ts';
import { mergePeople } from '../../identity/mergePeople.ts';
import { fetchPersonData, streamOwnCases } from './ownData.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const ask = (person: Person, headers: Record<string, string> = {}) =>
  services.app.inject({
    url: addresses.ownData.template,
    headers: { ...(person.cookie && { cookie: person.cookie }), ...headers },
  });

const reportsIn = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([name, content]) => (name.startsWith('cases/') ? [content] : []));

interface Data {
  person: { crUid: string; email: string };
  devices: { userAgent: string }[];
  cases: { info: { csid: string }; messages: { msgTxt?: string }[] }[];
}

describe('the export of a person', () => {
  it('formats contact data as elsewhere', async () => {
    await pool.query(`update customers set contact_wanted = 'offered' where cuid = 'testville'`);
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await pool.query(
      `update cases set contact = '{"phone":"33639980421","mail":"jo@mail.example"}' where csid = $1`,
      [csid],
    );
    const [report] = reportsIn(unzipTexts((await ask(jo)).rawPayload));
    for (const shown of ['+33 6 39 98 04 21', 'jo@mail.example'])
      expect(report).toContain(`Vos coordonnées\u00a0: ${shown}\n`);
  });

  it('is a zip of readable texts and the same data as JSON', async () => {
    const anna = await signInStaff(services);
    const jo = await signIn(await createContributor(services), 'jo@mail.example');
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Tom & Léa <b>ont vu</b>' });
    await anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Nous arrivons' });
    await anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'é'.repeat(2_000) });
    const device = { type: 'phone', os: 'Android 14', browser: 'Firefox 130', rev: 1 };
    await pool.query(
      `update sessions set device = $1 where cr_uid = (select cr_uid from identities where email = 'jo@mail.example')`,
      [JSON.stringify(device)],
    );
    const answer = await ask(jo);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="parvis.zip"',
      'cache-control': 'no-store',
    });
    const files = unzipTexts(answer.rawPayload);
    const { rows } = await pool.query('select nbr from cases where csid = $1', [csid]);
    const name = `cases/testville-${rows[0].nbr}.txt`;
    expect(Object.keys(files)).toEqual(['person.txt', 'data.json', name]);
    const data: Data = JSON.parse(files['data.json'] ?? '');
    const { crUid } = await jo.call(sessionCalls.userSts, { newCookies: false });
    expect(data.person).toMatchObject({ crUid, email: 'jo@mail.example' });
    expect(data.devices).toHaveLength(1);
    expect(data.cases.map(({ info, messages }) => [info.csid, messages.length])).toEqual([[csid, 6]]);
    const person = files['person.txt'] ?? '';
    for (const words of ['VOS DONNÉES', 'Adresse e-mail\u00a0: jo@mail.example', 'Android 14', 'Firefox 130'])
      expect(person).toContain(words);
    const report = files[name] ?? '';
    for (const words of [
      'La porte ne ferme plus',
      'Anna Petit, ',
      '\nTom & Léa <b>ont vu</b>\n',
      '\nNous arrivons\n',
      `\n${'é'.repeat(2_000)}\n`,
    ])
      expect(report).toContain(words);
    for (const read of [person, report]) {
      expect(read.startsWith('\uFEFF')).toBe(true);
      // A missing text shows as its id between double hyphens, which ids of cases may contain.
      expect(read).not.toMatch(/--[\w.]+--/);
    }
  });
  it.each([
    ['30 days after their last visit where they proved no address', undefined, 30],
    ['180 days after it where they did', 'li@mail.example', 180],
  ])('states that a device is forgotten %s', async (_, email, days) => {
    const visitor = await createContributor(services);
    const li = email ? await signIn(visitor, email) : visitor;
    const { 'data.json': json = '', 'person.txt': page = '' } = unzipTexts((await ask(li)).rawPayload);
    const data: { devices: { created: string; expires: string }[] } = JSON.parse(json);
    const lasts = data.devices.map(
      ({ created, expires }) => (Date.parse(expires) - Date.parse(created)) / 86_400_000,
    );
    expect(lasts.map(Math.round)).toEqual([days]);
    const end = displayWholeDay('fr-FR', new Date(data.devices[0]?.expires ?? ''));
    expect(page).toContain(`Gardé jusqu’au\u00a0: ${end}`);
  });

  it('contains unproved addresses, but no address of another account', async () => {
    const jo = await createContributor(services);
    const mail = 'typed@mail.example';
    const { rqid = '' } = getFirst(await jo.call(loginCalls.loginMailReq, { mail, own: true }));
    await pool.query(
      `insert into verifications (rqid, email, completes, code_hash, requester, expires)
       select 'second', 'secret@mail.example', rqid, code_hash, requester, expires from verifications where rqid = $1`,
      [rqid],
    );
    const { 'data.json': json = '', 'person.txt': page = '' } = unzipTexts((await ask(jo)).rawPayload);
    expect(JSON.parse(json).codes).toMatchObject([{ address: mail, kind: 'mail', used: false }]);
    expect(page).toContain(mail);
    expect(json + page).not.toContain('secret@');
    const code = await fetchLastCode(services, mail);
    expect(json + page).not.toContain(code);
  });

  it('contains numbers being proved by SMS, also of merged identities', async () => {
    const [jo, before] = [await createContributor(services), await createContributor(services)];
    const crUidOf = async (person: Person) =>
      (await person.call(sessionCalls.userSts, { newCookies: false })).crUid ?? '';
    const [crUid, merged] = [await crUidOf(jo), await crUidOf(before)];
    await pool.query(
      `insert into phone_discoveries (usid, cr_uid, phone, expires)
       values ('own', $1, '33611111111', now()), ('merged', $2, '33622222222', now())`,
      [crUid, merged],
    );
    await services.store.db.transaction((tx) => mergePeople(tx, merged, crUid));
    const { 'data.json': json = '' } = unzipTexts((await ask(jo)).rawPayload);
    expect(json).toContain('33611111111');
    expect(json).toContain('33622222222');
  });

  it('contains queued notifications and contact messages, and codes without their value', async () => {
    const jo = await signIn(await createContributor(services), 'waits@mail.example');
    await pool.query(
      `insert into deliveries (id, about, state, recipient, message, until) values
       ('waits', 'news', 'waiting', 'waits@mail.example', '{"subject":"Du nouveau","text":"Nous arrivons"}', now()),
       ('code', 'code', 'waiting', 'waits@mail.example', '{"subject":"k7m2p","text":"k7m2p"}', now()),
       ('nobody', 'code', 'none', 'waits@mail.example', null, now()),
       ('theirs', 'contact', 'waiting', 'town@mail.example',
        '{"subject":"Page de contact","text":"Ouvrez-vous ?","replyTo":{"name":"","address":"Waits@mail.example"}}', now()),
       ('to them', 'contact', 'waiting', 'waits@mail.example',
        '{"subject":"Page de contact","text":"Un secret","replyTo":{"name":"","address":"al@mail.example"}}', now())`,
    );
    const { 'data.json': json = '', 'person.txt': page = '' } = unzipTexts((await ask(jo)).rawPayload);
    const waiting = JSON.parse(json).messages.filter(({ state }: { state: string }) => state === 'waiting');
    expect(waiting).toMatchObject([
      { about: 'news', text: 'Nous arrivons' },
      { about: 'code' },
      { about: 'contact', text: 'Ouvrez-vous ?' },
    ]);
    expect(json).not.toContain('Un secret');
    expect(json).not.toContain('"none"');
    expect(page).toContain('Nous arrivons');
    expect(page).not.toContain('Un secret');
    expect(json + page).not.toContain('k7m2p');
  });

  it('contains nothing of others', async () => {
    const other = await createContributor(services);
    const csid = await openCase(other);
    const { 'data.json': json = '' } = unzipTexts((await ask(await createContributor(services))).rawPayload);
    expect(JSON.parse(json)).toMatchObject({ cases: [], person: { email: null } });
    expect(json).not.toContain(csid);
  });

  it('contains the roles of staff, their cases and calls', async () => {
    const anna = await signInStaff(services);
    const csid = await openCase(await createContributor(services));
    await sendStep(anna, csid, 'handle');
    await pool.query(
      `insert into called_staff (csid, since, rlid, step, at, due, pushed_at)
       select $1, now(), rlid, 0, '2026-11-26T08:00:00Z', now(), '2026-11-26T08:00:20Z' from staff where email in ('anna@testville.example', 'bruno@testville.example')`,
      [csid],
    );
    const { 'data.json': json = '', 'person.txt': page = '' } = unzipTexts((await ask(anna)).rawPayload);
    const { roles, handled, mails, calledTo } = JSON.parse(json);
    // Excludes calls of colleagues.
    expect(calledTo).toMatchObject([
      {
        cuid: 'testville',
        at: '2026-11-26T08:00:00.000Z',
        pushedAt: '2026-11-26T08:00:20.000Z',
        mailedAt: null,
      },
    ]);
    expect(page).toContain('SIGNALEMENTS SANS PRENEUR POUR LESQUELS VOUS AVEZ ÉTÉ APPELÉ');
    expect(roles).toMatchObject([{ cuid: 'testville', name: 'Anna Petit' }]);
    expect(handled).toContainEqual(
      expect.objectContaining({ cuid: 'testville', name: 'Anna Petit', left: null }),
    );
    expect(mails[0].subject).toContain('votre code');
    for (const words of ['VOS RÔLES D’AGENT', 'CODES DEMANDÉS', 'SIGNALEMENTS QUE VOUS TRAITEZ'])
      expect(page).toContain(words);
    expect(json).not.toContain('La porte ne ferme plus');
  });

  it('contains cases where staff blocked a reporter without handling', async () => {
    const bruno = await signInStaff(services, 'bruno@testville.example');
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const { crUid = '' } = await jo.call(sessionCalls.userSts, { newCookies: false });
    await bruno.call(townCalls.usersBlock, { csid, id: createId(), crUid, reason: ['repeatedBadReports'] });
    const { 'data.json': json = '', 'person.txt': page = '' } = unzipTexts((await ask(bruno)).rawPayload);
    const { rows } = await pool.query('select nbr from cases where csid = $1', [csid]);
    const { handled, acted } = JSON.parse(json);
    expect([handled, acted]).toEqual([
      [],
      [{ cuid: 'testville', caseNbr: rows[0].nbr, at: expect.stringMatching(/^\d{4}-.*Z$/) }],
    ]);
    expect(page).toContain('SIGNALEMENTS OÙ VOUS ÊTES INTERVENU SANS LES TRAITER');
  });

  it('contains read marks and notification marks by channel', async () => {
    const anna = await signInStaff(services);
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await anna.call(townCalls.fetchRead, { csid, msgId: 2 });
    await jo.call(mobileCalls.fetchReq, { csid });
    await pool.query(
      `insert into read_marks (csid, cr_uid, staff, msg_id, told) select csid, reporter, false, 2, 1 from cases where csid = $1
       on conflict (csid, cr_uid, staff) do update set msg_id = 2, told = 1`,
      [csid],
    );
    const { rows } = await pool.query('select nbr from cases where csid = $1', [csid]);
    const caseNbr = rows[0].nbr;
    const visitor = unzipTexts((await ask(jo)).rawPayload);
    expect(JSON.parse(visitor['data.json'] ?? '').read).toEqual([
      {
        ...{ cuid: 'testville', caseNbr, staff: false, msgId: 2 },
        ...{ told: 1, toldAt: null, pushed: 0, pushedAt: null, texted: 0, textedAt: null },
      },
    ]);
    const agent = unzipTexts((await ask(anna)).rawPayload);
    expect(JSON.parse(agent['data.json'] ?? '').read).toContainEqual({
      ...{ cuid: 'testville', caseNbr, staff: true, msgId: 2, told: 0 },
      ...{ toldAt: null, pushed: 0, pushedAt: null, texted: 0, textedAt: null },
    });
  });

  it.each([
    ['has not come', null, null, 'NUMÉRO EN COURS DE VÉRIFICATION'],
    ['came', '33612345678', null, '33612345678'],
    ['came from a number that is not taken', null, 'landline', 'refused\u00a0: landline'],
  ])('contains a number being proved by an SMS that %s, without the code', async (_, phone, why, line) => {
    const jo = await createContributor(services);
    await pool.query('delete from phone_discoveries');
    await pool.query(
      `insert into phone_discoveries (usid, cr_uid, phone, refused, expires)
       select 'signed-code', cr_uid, $1, $2, now() + interval '10 minutes' from identities where cr_uid = $3`,
      [phone, why, (await jo.call(sessionCalls.userSts, { newCookies: false })).crUid],
    );
    const { 'data.json': json = '', 'person.txt': page = '' } = unzipTexts((await ask(jo)).rawPayload);
    expect(JSON.parse(json).discoveries).toMatchObject([{ phone, refused: why }]);
    expect(page).toContain(line);
    expect(json + page).not.toContain('signed-code');
  });

  it('contains branding saved by this member of staff only', async () => {
    const chloe = await signInStaff(services, 'chloe@testville.example');
    const look = { appColors: { hdrBg1: '#C4E8D1' }, logo: null, wlogo: null, lbl: 'Ville d’essai' };
    await chloe.call(adminCalls.themeSave, look);
    const own = unzipTexts((await ask(chloe)).rawPayload);
    expect(JSON.parse(own['data.json'] ?? '').looks).toMatchObject([
      { cuid: 'testville', appColors: { hdrBg1: '#C4E8D1' } },
    ]);
    expect(own['person.txt']).toContain('APPARENCES ENREGISTRÉES SOUS VOTRE NOM');
    expect(own['person.txt']).toContain('Ville d’essai');
    const { done } = JSON.parse(own['data.json'] ?? '');
    expect(done.map(({ what, name }: { what: string; name: string }) => [what, name])).toEqual([
      ['mail', 'Chloé Dubois'],
      ['saved', 'Chloé Dubois'],
    ]);
    const anna = unzipTexts((await ask(await signInStaff(services))).rawPayload);
    expect(JSON.parse(anna['data.json'] ?? '').looks).toEqual([]);
    expect(anna['person.txt']).not.toContain('APPARENCES');
  });

  it('aborts on concurrent erasure, and skips cases erased by retention', async () => {
    const jo = await createContributor(services);
    const csids = [await openCase(jo), await openCase(jo)];
    const { crUid = '' } = await jo.call(sessionCalls.userSts, { newCookies: false });
    const reader = { crUid, staff: false, locale: 'fr-FR' } as const;
    const due = streamOwnCases(services.services, reader);
    await due.next();
    await pool.query('delete from cases where csid = $1', [csids[1]]);
    expect(await due.next()).toEqual({ done: true, value: undefined });
    await openCase(jo);
    const erased = streamOwnCases(services.services, reader);
    await erased.next();
    await jo.call(sessionCalls.userEraseAll);
    await expect(erased.next()).rejects.toThrow('unauthenticated');
    await expect(fetchPersonData(services.services, crUid)).rejects.toThrow('unauthenticated');
  });

  it('requires an identity', async () => {
    expect((await ask(new Person(services))).statusCode).toBe(401);
  });
});
