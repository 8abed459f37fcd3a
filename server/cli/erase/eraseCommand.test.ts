import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { getTestFolder } from '../../platform/db/testing/testServer.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createErasureList } from '../../platform/storage/erasureList.ts';
import { findRowsContaining } from '../../testing/findRowsContaining.ts';
import { createContributor, openCase, signIn, signInStaff } from '../../testing/person.ts';
import { createScene } from '../../testing/photoFiles.ts';
import { upload } from '../../testing/sendPhotos.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { runErase } from './eraseCommand.ts';
import { USAGE } from './eraseTexts.ts';

const { url } = await createTestDatabase();
const folders = { mediaFolder: getTestFolder('erase-media'), erasedFolder: getTestFolder('erase-list') };
const services = await openTestServices(url, { ...folders, alone: false });
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const env = { DATABASE_URL: url, PARVIS_MEDIA: folders.mediaFolder, PARVIS_ERASED: folders.erasedFolder };
const command = (...args: string[]) =>
  runErase(args, { PATH: process.env.PATH, HOME: process.env.HOME, ...env });

const photo = await createScene().jpeg().toBuffer();

async function reported(mail: string) {
  const jo = await signIn(await createContributor(services), mail);
  const csid = await openCase(jo);
  await openCase(jo);
  await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: `C’est moi, ${mail}` });
  const { id } = await upload(jo, photo);
  await jo.call(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id }] });
  const { rows } = await pool.query('select nbr, reporter from cases where csid = $1', [csid]);
  return { jo, csid, photo: id, nbr: String(rows[0].nbr), crUid: String(rows[0].reporter) };
}

describe('parvis erase', () => {
  it('reports the person and erases nothing without --yes', async () => {
    const { nbr, crUid } = await reported('not-yet@mail.example');
    const { status, lines } = await command('testville', nbr);
    expect([status, lines]).toEqual([
      1,
      [
        expect.stringMatching(new RegExp(`^${nbr}, of 20.*, Hall.*This person: cases 2, messages \\d+\\.$`)),
        expect.stringContaining('Nothing was erased'),
      ],
    ]);
    expect(await findRowsContaining(pool, 'not-yet@mail.example')).not.toEqual([]);
    expect(await findRowsContaining(pool, crUid)).not.toEqual([]);
  });

  it('erases a person beside a running server and ends their session', async () => {
    const { jo, csid, nbr, crUid, photo: id } = await reported('by-letter@mail.example');
    const anna = await signInStaff(services);
    await anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Bien reçu' });
    const { status, lines } = await command('testville', nbr.toLowerCase(), '--yes', '--lang', 'fr');
    expect([status, lines[1]]).toEqual([0, expect.stringMatching(/^Effacé/)]);
    for (const mark of ['by-letter@mail.example', crUid])
      expect([mark, await findRowsContaining(pool, mark)]).toEqual([mark, []]);
    expect(await services.services.storage.listNames(id)).toEqual([]);
    expect((await jo.send(mobileCalls.statusActivity, {})).status).toBe(401);
    const texts = (await anna.call(townCalls.fetchReq, { csid, after: 0 })).map(({ msgTxt }) => msgTxt);
    expect(texts).toContain('Bien reçu');
    expect(texts.join(' ')).not.toContain('C’est moi');
    const listed = await createErasureList(folders.erasedFolder, services.services.secret).read();
    expect(listed).not.toEqual([]);
    const { rows } = await pool.query(
      `select via, about from trail where cuid = 'testville' and kind = 'case' and what = 'personErased'`,
    );
    expect(rows).toEqual([{ via: 'command', about: '1' }]);
    expect(await command('testville', nbr, '--yes')).toEqual({
      status: 0,
      lines: [`The person who reported ${nbr} has erased everything already.`],
    });
  });
  it('erases no one if the case is not identified', async () => {
    const { nbr } = await reported('sure@mail.example');
    expect(await command('otherville', nbr, '--yes')).toMatchObject({ status: 2 });
    expect(await command('nowhere', nbr, '--yes')).toMatchObject({ status: 2 });
    expect(await command('testville', 'ZZZZZZ', '--yes')).toMatchObject({ status: 2 });
    expect(await command('testville', '--yes')).toEqual({ status: 2, lines: [USAGE.en] });
    expect(await command('testville', nbr, 'more', '--yes')).toMatchObject({ status: 2 });
    expect(await findRowsContaining(pool, 'sure@mail.example')).not.toEqual([]);
  });
});
