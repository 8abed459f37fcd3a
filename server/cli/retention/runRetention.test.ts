import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { getTestFolder } from '../../platform/db/testing/testServer.ts';
import { createId } from '../../platform/lib/ids.ts';
import { packageRoot } from '../../platform/lib/packageRoot.ts';
import { describeStartFailure } from '../../platform/terminal/startFailure.ts';
import { eventually } from '../../testing/eventually.ts';
import { getBundlePath } from '../../testing/getBundlePath.ts';
import { createContributor, openCase } from '../../testing/person.ts';
import { createScene } from '../../testing/photoFiles.ts';
import { upload } from '../../testing/sendPhotos.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { runRetention } from './runRetention.ts';

const { url } = await createTestDatabase();
const mediaFolder = getTestFolder('retention-files');
mkdirSync(mediaFolder, { recursive: true });
const services = await openTestServices(url, { mediaFolder });
const { pool } = services.store;
afterAll(() => services.close());

const run = (file: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: url, PARVIS_MEDIA: mediaFolder },
  });
  return { status, said: stdout + stderr };
};
const parvis = (args: readonly string[]) => run(join(packageRoot, 'bin', 'parvis.mjs'), args);
const shipped = (args: readonly string[]) => run(getBundlePath('retention'), args);
const here = { DATABASE_URL: url, PARVIS_MEDIA: mediaFolder };
/** In-process, for speed. */
async function command([, ...args]: readonly string[], env: Record<string, string> = here) {
  const { status, lines } = await runRetention(args, {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    ...env,
  });
  return { status, said: `${lines.join('\n')}\n` };
}
const refusalOf = (args: readonly string[], env: Record<string, string>) =>
  command(args, env).then(
    () => 'nothing',
    (error: unknown) =>
      error instanceof Error && {
        fr: describeStartFailure(error, { port: 0, host: '' }, 'fr'),
        en: describeStartFailure(error, { port: 0, host: '' }),
      },
  );
/** Ages them by two hours. */
function filesThere(): string[] {
  const files = readdirSync(mediaFolder, { recursive: true, withFileTypes: true });
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  for (const { parentPath, name } of files) utimesSync(join(parentPath, name), twoHoursAgo, twoHoursAgo);
  return files.filter((entry) => entry.isFile()).map(({ name }) => name);
}
async function shown(): Promise<string> {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  const { id } = await upload(jo, await createScene().jpeg().toBuffer());
  await jo.call(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id }] });
  return csid;
}
const cases = async () => (await pool.query('select from cases')).rowCount;

describe('parvis retention', () => {
  it('reports due rows with --dry-run, in both languages, and erases nothing', async () => {
    await openCase(await createContributor(services));
    await pool.query('update cases set erase_on = now()');
    const english = parvis(['retention', '--dry-run']);
    expect(english.status).toBe(0);
    expect(english.said).toMatch(/^Would go now \(rows by table\):\n {2}cases +1\n {2}messages +\d+\n/);
    expect(english.said).toContain(`Files of photos in ${mediaFolder}: 0\n`);
    expect((await command(['retention', '--dry-run', '--lang', 'fr'])).said).toMatch(
      /^Serait effacé maintenant/,
    );
    expect(await cases()).toBe(1);
  });

  it('erases what --dry-run reported, then nothing', async () => {
    const due: unknown = JSON.parse((await command(['retention', '--dry-run', '--json'])).said);
    expect(JSON.parse((await command(['retention', '--json'])).said)).toEqual({
      ...(due as object),
      dryRun: false,
    });
    expect(await cases()).toBe(0);
    expect(shipped(['retention']).said).toMatch(/^Nothing is due\.\n/);
    const { rows } = await pool.query('select why, cases from erasures');
    expect(rows).toEqual([{ why: 'due', cases: 1 }]);
  });

  it('rewrites tables with --compact without time limit, and names those in use', async () => {
    const file = async () =>
      (await pool.query(`select pg_relation_filenode('messages') as file`)).rows[0].file;
    const before = await file();
    const reader = await pool.connect();
    await reader.query('begin; select 1 from scans limit 1');
    const held = await command(['retention', '--compact', '--lang', 'fr']);
    await reader.query('commit');
    reader.release();
    expect(held).toEqual({
      status: 1,
      said: expect.stringContaining('En cours d’usage, à refaire : public.scans'),
    });
    expect(await file()).not.toBe(before);
    await eventually(async () => {
      const { status, said } = await command(['retention', '--compact', '--json']);
      expect([status, JSON.parse(said).compacted.failed]).toEqual([0, []]);
    });
    const { said } = await command(['retention', '--dry-run', '--compact']);
    expect(said).not.toContain('Written anew');
  });

  it('counts and removes the files of erased photos only', async () => {
    const due = await shown();
    await shown();
    await services.services.storage.put('of-nobody', 'large.jpg', Buffer.from('x'));
    await pool.query('update cases set erase_on = now() where csid = $1', [due]);
    expect(filesThere()).toHaveLength(5);
    const said = JSON.parse((await command(['retention', '--dry-run', '--json'])).said);
    expect(said).toMatchObject({ dryRun: true, rows: { media: 1 }, files: 2 });
    expect((await command(['retention', '--dry-run', '--lang', 'fr'])).said).toContain(
      `Fichiers de photos dans ${mediaFolder} : 2\n`,
    );
    expect(filesThere()).toHaveLength(5);
    expect(JSON.parse((await command(['retention', '--json'])).said)).toEqual({ ...said, dryRun: false });
    expect(filesThere().toSorted()).toEqual(['large.jpg', 'small.webp']);
    const { rows } = await pool.query('select others from erasures order by id desc limit 1');
    expect(rows).toEqual([{ others: { files: 2 } }]);
  });
  it('refuses databases of other versions', async () => {
    const other = await createTestDatabase();
    const { store, close } = await openTestServices(other.url);
    const shift = (by: number) =>
      store.pool.query('update drizzle.__drizzle_migrations set created_at = created_at + $1', [by]);
    const tried = () => refusalOf(['retention'], { DATABASE_URL: other.url });
    await shift(-1);
    expect(await tried()).toMatchObject({
      en: expect.stringContaining('The database is of an older version of Parvis'),
    });
    // Before the baseline.
    await shift(-1_000_000_000);
    expect(await tried()).toMatchObject({
      en: expect.stringContaining('The database is from before the first version of Parvis'),
    });
    await shift(1_000_000_002);
    expect(await tried()).toMatchObject({
      en: expect.stringContaining('A newer version of Parvis brought the database to migration'),
    });
    await close();
    const { url: empty } = await createTestDatabase({ empty: true });
    expect(await refusalOf(['retention'], { DATABASE_URL: empty })).toEqual({
      fr: expect.stringMatching(/^La base de DATABASE_URL est neuve/),
      en: expect.stringMatching(/^The database of DATABASE_URL is new, with nothing of Parvis in it/),
    });
  });
});
