import { logoAddress } from '@parvis/api/addresses';
import { adminCalls } from '@parvis/api/calls/admin';
import { sessionCalls } from '@parvis/api/calls/session';
import type { Look } from '@parvis/api/entities/theme';
import { contrastPairs } from '@parvis/theme/contrast/contrast';
import type { ResolvedPalette } from '@parvis/theme/palette/keys';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createVisitor, getFirst, type Person, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { testTown } from '../../testing/town.ts';
import { storeCustomer } from '../provisioning/load/storeCustomer.ts';
import { detectPicture } from './pictures.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h10v10H0z"/></svg>';
const LOGO = `data:image/svg+xml;base64,${Buffer.from(SQUARE).toString('base64')}`;
const look = (changes: Partial<Look> = {}): Look => ({
  appColors: {},
  logo: null,
  wlogo: null,
  lbl: 'Testville',
  ...changes,
});

const chloe = await signInStaff(services, 'chloe@testville.example');
const save = async (changes: Partial<Look>, by: Person = chloe) =>
  getFirst(await by.call(adminCalls.themeSave, look(changes)));
const seen = async (language = 'fr-FR') => {
  const person = await createVisitor(services);
  person.language = language;
  return getFirst(await person.call(sessionCalls.userCstmr, { qrid: 'test-hall' }));
};

describe('branding of the customer’s file', () => {
  it('is listed as the first version without an author, and can be restored', async () => {
    const { look: original, versions } = getFirst(await chloe.call(adminCalls.themeGet));
    expect(versions).toEqual([]);
    const saved = await save({ appColors: { hdrBg1: '#C4E8D1' }, lbl: 'Ville de Test' });
    expect(saved.versions).toHaveLength(2);
    expect(saved.versions[1]).toMatchObject({ by: '', look: original });
  });

  it('stays restorable however often branding is saved', async () => {
    for (let time = 0; time < 22; time += 1) await save({ appColors: { bg2: '#F0FFF0' } });
    const { versions } = await save({});
    expect(versions.filter(({ by }) => by === '')).toHaveLength(1);
    expect(versions.at(-1)?.by).toBe('');
  });
});

describe('branding beyond colours', () => {
  it('applies at the next scan, and is listed as a version', async () => {
    const { look: now, versions } = await save({ appShape: { radius: 'large', density: 'compact' } });
    expect(now.appShape).toEqual({ radius: 'large', density: 'compact' });
    expect(versions[0]?.look.appShape).toEqual(now.appShape);
    expect((await seen()).theme.shape).toEqual(now.appShape);
    const { look: none } = await save({ appShape: {} });
    expect(none.appShape).toEqual({});
    expect((await seen()).theme).not.toHaveProperty('shape');
  });

  it('follows later changes of the file until an administrator chooses a shape', async () => {
    const { pool } = services.store;
    // Rows saved before shapes existed have none.
    await pool.query(`update looks set app_shape = null where cuid = 'testville'`);
    const load = (appShape?: Record<string, string>) =>
      storeCustomer(services.store.db, {
        file: { ...testTown, ...(appShape && { appShape }) },
        pictures: {},
      });
    const shapes = async () => {
      const { versions } = getFirst(await chloe.call(adminCalls.themeGet));
      return [(await seen()).theme.shape, versions[0]?.look.appShape, versions.at(-1)?.look.appShape];
    };
    await load();
    await save({ appColors: { bg2: '#F0FFF0' } });
    await load({ radius: 'none' });
    expect(await shapes()).toEqual([{ radius: 'none' }, { radius: 'none' }, { radius: 'none' }]);
    await save({ appColors: { bg2: '#FFF0F0' } });
    await load({ radius: 'small' });
    expect((await shapes())[0]).toEqual({ radius: 'small' });
    // Explicitly chosen defaults win over the file from now on.
    await save({ appShape: {} });
    await load({ radius: 'large' });
    const [now, newest] = await shapes();
    expect([now, newest]).toEqual([undefined, {}]);
    await load();
  });
});

describe('the picture of the welcome page', () => {
  const drawn = (name: string) =>
    `data:image/svg+xml,${encodeURIComponent(SQUARE.replace('M0', `M${name}`))}`;
  /** The first number of the drawing that visitors see, or nothing. */
  const banner = async () => {
    const { banner: address } = await seen();
    if (address === undefined) return undefined;
    const { body } = await services.app.inject({ url: address });
    return /d="M(\d)/.exec(body)?.[1];
  };
  const load = (name?: string) => {
    const banner = name === undefined ? null : detectPicture(Buffer.from(SQUARE.replace('M0', `M${name}`)));
    return storeCustomer(services.store.db, { file: testTown, pictures: { ...(banner && { banner }) } });
  };

  it('is that of the customer’s file until an administrator chooses another one, or none', async () => {
    await load('1');
    expect(await banner()).toBe('1');
    // Said as it is, as the studio says it, it is no choice.
    const { look: now } = getFirst(await chloe.call(adminCalls.themeGet));
    const ofFile = now.banner;
    await save({ ...now, appColors: { bg2: '#F0FFF0' } });
    await load('2');
    expect(await banner()).toBe('2');
    await save({ banner: drawn('3') });
    await load('1');
    expect(await banner()).toBe('3');
    // A page of before it had one says nothing of it.
    await save({ appColors: {} });
    expect(await banner()).toBe('3');
    const { versions } = await save({ banner: null });
    expect(await banner()).toBeUndefined();
    expect(versions.at(-1)?.look.banner).toBe(ofFile);
    await save({ banner: versions[1]?.look.banner ?? null });
    expect(await banner()).toBe('3');
    await save({ banner: null });
  });

  it('is shown with the tiles, the greeting and a place, as a scan shows them', async () => {
    await save({ banner: drawn('4') });
    const scan = getFirst(
      await (await createVisitor(services)).call(sessionCalls.qrScan, { qrid: 'test-hall' }),
    );
    const shown = getFirst(await chloe.call(adminCalls.themeShown));
    expect(shown).toMatchObject({ banner: (await seen()).banner, menus: scan.menus });
    expect(shown.place?.lbl).toBeTruthy();
    await load();
    await save({ banner: null });
  });
});

describe('a look an administrator saves', () => {
  it('takes its pictures along when it is forgotten, but none that another look or a customer shows', async () => {
    const { pool } = services.store;
    const logoOf = (name: string) =>
      `data:image/svg+xml,${encodeURIComponent(SQUARE.replace('M0', `M${name}`))}`;
    await save({ logo: logoOf('1'), wlogo: logoOf('2') });
    await save({ logo: logoOf('1'), wlogo: logoOf('3') });
    await pool.query(
      `insert into assets (id, type, bytes) values ('banner', 'image/png', 'x'), ('theirs', 'image/png', 'x'), ('nobodys', 'image/png', 'x')`,
    );
    await pool.query(`update customers set banner_id = 'banner' where cuid = 'testville'`);
    await pool.query(
      `insert into looks (id, cuid, app_colors, lbl, saved_by, logo_id) values ('olgas', 'otherville', '{}', '{}', 'Olga', 'theirs')`,
    );
    await pool.query(
      `insert into looks (id, cuid, app_colors, lbl, saved_by, saved)
       select 'new' || n, 'testville', '{}', '{"fr":"Testville"}', 'Chloé', now() + interval '1 hour' from generate_series(1, 98) n`,
    );
    await save({ wlogo: logoOf('4') });
    const drawn = async () => {
      const { rows } = await pool.query(
        `select case when type = 'image/svg+xml' then substr(convert_from(bytes, 'UTF8'), strpos(convert_from(bytes, 'UTF8'), 'd="M') + 4, 1) else id end as name
         from assets`,
      );
      return rows.map(({ name }) => name).sort();
    };
    expect(await drawn()).toEqual(['1', '3', '4', 'banner', 'theirs']);
    await save({});
    expect(await drawn()).toEqual(['4', 'banner', 'theirs']);
    await pool.query(
      `update customers set banner_id = null; delete from looks where id like 'new%' or id = 'olgas'`,
    );
  });

  it('strips scripts and external references from the logo', async () => {
    const logo = `data:image/svg+xml,${encodeURIComponent(SQUARE.replace('<path', '<script>alert(1)</script><path onload="alert(1)"'))}`;
    await save({ logo });
    const picture = await services.app.inject({ url: (await seen()).logo ?? '' });
    expect(picture.body).toBe(SQUARE);
  });

  it('shows contributors the new colours, logo and name at the next load', async () => {
    await save({ appColors: { hdrBg1: '#C4E8D1' }, logo: LOGO, lbl: 'Ville de Test' });
    const customer = await seen();
    expect(customer.theme.light.hdrBg1).toBe('#C4E8D1');
    expect(customer.cstmrLbl).toBe('Ville de Test');
    const picture = await services.app.inject({ url: customer.logo ?? '' });
    expect(picture.headers['content-type']).toBe('image/svg+xml');
    expect(picture.body).toBe(SQUARE);
  });

  it('repairs contrast for contributors and keeps the chosen colours for the administrator', async () => {
    const appColors = { btn1Bg: '#FFF59D', btn1Fill: '#FFFFFF' };
    const { look: saved } = await save({ appColors });
    expect(saved.appColors).toEqual(appColors);
    const { light } = (await seen()).theme;
    expect(contrastPairs(light as ResolvedPalette).every(({ passes }) => passes)).toBe(true);
  });

  it('can be restored, version by version', async () => {
    const before = await save({ appColors: { bg2: '#F0FFF0' }, logo: LOGO });
    const after = await save({ appColors: { bg2: '#FFF0F0' } });
    expect(after.versions[0]).toMatchObject({ by: 'Chloé Dubois' });
    expect(after.versions[1]?.look).toEqual(before.look);
    await save(after.versions[1]?.look ?? {});
    expect((await seen()).theme.light.bg2).toBe('#F0FFF0');
  });
});

describe('rejects invalid branding with the path of the field, and changes nothing', () => {
  it.each([
    ['a colour that is none', { appColors: { bg1: 'red;}' } }, 'body.appColors.bg1'],
    ['a logo that is no picture', { logo: 'data:image/png;base64,PGh0bWw+' }, 'body.logo'],
    ['a logo of another site', { wlogo: 'https://evil.example/l.png' }, 'body.wlogo'],
    ['a logo that was never stored', { logo: logoAddress('nothing') }, 'body.logo'],
    ['a banner that is no picture', { banner: 'data:image/png;base64,PGh0bWw+' }, 'body.banner'],
    ['no name', { lbl: '' }, 'body.lbl'],
    ['a name of spaces', { lbl: ' \u00a0 ' }, 'body.lbl'],
    [
      'a drawing that is not well-formed',
      { logo: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><g></svg>' },
      'body.logo',
    ],
    ['corners of no size there is', { appShape: { radius: 'huge' } }, 'body.appShape.radius'],
    ['a name that turns the order around', { lbl: 'Ville\u202eelliv' }, 'body.lbl'],
  ])('%s', async (_, changes, path) => {
    const { versions } = getFirst(await chloe.call(adminCalls.themeGet));
    const reply = await chloe.send(adminCalls.themeSave, look(changes as Partial<Look>));
    expect(reply.error).toMatchObject({ code: 'badRequest', path });
    expect(getFirst(await chloe.call(adminCalls.themeGet)).versions).toEqual(versions);
  });
});
