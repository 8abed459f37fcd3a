import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { mobileCalls } from '@parvis/api/calls/mobile';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { runBackup as backup } from '../../cli/backup/backupCommand.ts';
import { runRestore as restore } from '../../cli/backup/restoreCommand.ts';
import { eventually } from '../../testing/eventually.ts';
import { createContributor, openCase, type Person } from '../../testing/person.ts';
import { createScene } from '../../testing/photoFiles.ts';
import { upload } from '../../testing/sendPhotos.ts';
import { mountSmallDisk } from '../../testing/smallDisk.ts';
import { openTestServices, type TestServices } from '../../testing/testServices.ts';
import { listAllTables, loadMigrations } from '../db/migrationFiles.ts';
import { applyMigrations } from '../db/runMigrations.ts';
import { createTestDatabase } from '../db/testing/testDatabase.ts';
import { getTestFolder } from '../db/testing/testServer.ts';
import { createId } from '../lib/ids.ts';
import { getCurrentCursor, hasPendingRows, isKnownCursor, readFeed } from '../realtime/feed.ts';
import { createHeader } from './archive/tar.ts';
import { writeArchive } from './archive/writeArchive.ts';
import { createBackup } from './createBackup.ts';
import { readAllRows } from './testing/readAllRows.ts';
import { rewriteArchive } from './testing/rewriteArchive.ts';

const root = getTestFolder('backups');
const [mediaFolder, otherMedia] = [join(root, 'media'), join(root, 'other')];
for (const path of [mediaFolder, otherMedia]) mkdirSync(path, { recursive: true });
const { url } = await createTestDatabase();
const opened: TestServices[] = [];
const open = async (at: string, folder: string): Promise<TestServices> => {
  const services = await openTestServices(at, { mediaFolder: folder });
  opened.push(services);
  return services;
};
const services = await open(url, mediaFolder);
const { pool } = services.store;
afterAll(async () => {
  for (const one of opened) await one.close();
  rmSync(root, { recursive: true, force: true });
});

const settings = (database: string, folder: string) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  DATABASE_URL: database,
  PARVIS_MEDIA: folder,
});
const here = settings(url, mediaFolder);
const emptyDatabase = async () => (await createTestDatabase({ empty: true })).url;
async function ownedByNobody(database: string) {
  const [role, password] = [`plain_${createId().replaceAll('-', '_').toLowerCase()}`, createId()];
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const name = new URL(database).pathname.slice(1);
  await client.query(
    `create role "${role}" login password '${password}'; alter database "${name}" owner to "${role}"`,
  );
  await client.end();
  const plain = new URL(database);
  [plain.username, plain.password] = [role, password];
  return {
    plain: plain.href,
    async end() {
      const last = new pg.Client({ connectionString: database });
      await last.connect();
      await last.query(
        `reassign owned by "${role}" to current_user; drop owned by "${role}"; drop role "${role}"`,
      );
      await last.end();
    },
  };
}
const photo = await createScene().jpeg().toBuffer();
async function shown(jo: Person, csid: string): Promise<string> {
  const { id } = await upload(jo, photo);
  await jo.call(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id }] });
  return id;
}

/** Constraints, indexes, sequences, functions and migrations of a database. */
async function shape(database: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query(`select
    (select array_agg(conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) order by conname) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n') as constraints,
    (select array_agg(indexdef order by indexname) from pg_indexes where schemaname = 'public') as indexes,
    (select array_agg(sequencename || ' ' || coalesce(last_value, 0) order by sequencename) from pg_sequences where schemaname = 'public') as sequences,
    (select array_agg(oid::regprocedure::text order by oid::regprocedure::text) from pg_proc where pronamespace = 'public'::regnamespace) as functions,
    (select array_agg(hash || created_at order by created_at) from drizzle.__drizzle_migrations) as migrations`);
  await client.end();
  return rows[0];
}

describe('backup', () => {
  it('is a consistent snapshot under concurrent writes, without duplicates', async () => {
    const people = [await createContributor(services)];
    const stored: string[] = [];
    let goesOn = true;
    const write = async (jo: Person) => {
      for (let many = 0; goesOn; many += 1) {
        const csid = await openCase(jo);
        const id = createId();
        await jo.call(mobileCalls.sendTxt, { csid, id, txt: `line ${many}` });
        stored.push(csid);
      }
    };
    const writers = people.map(write);
    const [jo] = people;
    if (!jo) throw new Error('nobody');
    const kept = await shown(jo, await openCase(jo));
    const going = await shown(jo, await openCase(jo));
    const late = await shown(jo, await openCase(jo));
    const { storage } = services.services;
    await eventually(() => expect(stored.length).toBeGreaterThan(5));
    const before = [...stored];
    const path = join(root, 'loaded.tar');
    const foot = await writeArchive(path, (archive) =>
      createBackup(archive, {
        url,
        // Erases another file between listing and reading.
        storage: {
          ...storage,
          async open(id, name) {
            const piece = await storage.open(id, name);
            if (id === late) {
              await pool.query('delete from media where id = $1', [late]);
              await storage.remove(late);
            }
            return piece;
          },
        },
        async onMoment() {
          // Erases a case and its photo during the backup.
          await pool.query('delete from media where id = $1', [going]);
          await storage.remove(going);
          await eventually(() => expect(stored.length).toBeGreaterThan(before.length));
        },
      }),
    );
    const meanwhile = stored.length - before.length;
    goesOn = false;
    await Promise.all(writers);
    expect(meanwhile).toBeGreaterThan(0);
    expect(foot.media).toEqual({ files: 1, gone: 2, bytes: expect.any(Number) });

    const database = await emptyDatabase();
    expect(await restore([path], settings(database, otherMedia))).toMatchObject({ status: 0 });
    const there = new pg.Client({ connectionString: database });
    await there.connect();
    const cases = (await there.query('select csid from cases')).rows.map(({ csid }) => csid);
    expect(before.filter((csid) => !cases.includes(csid))).toEqual([]);
    expect(new Set(cases).size).toBe(cases.length);
    expect(stored.length).toBeGreaterThanOrEqual(cases.length - 2);
    // Gapless messages: no partial transaction.
    const { rows } = await there.query(
      `select csid from messages group by csid having max(msg_id) <> count(*) or min(msg_id) <> 1`,
    );
    expect(rows).toEqual([]);
    const { rows: orphans } = await there.query(
      `select csid from cases c where not exists (select 1 from messages m where m.csid = c.csid)`,
    );
    expect(orphans).toEqual([]);
    await there.end();
    const pieces = readdirSync(otherMedia, { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    expect([...new Set(pieces.map(({ parentPath }) => parentPath.split('/').at(-1)))]).toEqual([kept]);
  });

  it('restores all rows and references, and continues from there', async () => {
    const path = join(root, 'whole.tar');
    // Like a cluster with far more transactions.
    await pool.query(
      `insert into feed (tx, cuid, csid, type) values ('900000000', 'testville', '', 'erased')`,
    );
    expect(await backup([path], here)).toMatchObject({
      status: 0,
      lines: [expect.stringMatching(/^Backed up to /)],
    });
    const database = await emptyDatabase();
    const there = settings(database, otherMedia);
    expect(await restore([path, '--lang', 'fr'], there)).toEqual({
      status: 0,
      lines: [
        expect.stringMatching(/^Remise en place : .*whole\.tar, .* lignes, 1 photo ou vidéo,/),
        'Effacé, étant dû depuis : 0 ligne.',
        expect.stringMatching(/^Démarrez le serveur/),
        expect.stringMatching(/^Les codes qui en ont remplacé d’autres depuis .* parvis reload\.$/),
      ],
    });
    // Registers its erasure run there.
    const { erasures: _, ...theirs } = await readAllRows(database);
    const { erasures: __, ...ours } = await readAllRows(url);
    expect(theirs).toEqual(ours);
    const again = await open(database, otherMedia);
    await pool.query(`delete from feed where tx = '900000000'`);
    expect(await hasPendingRows(again.store.pool)).toBe(false);
    const jo = await createContributor(again);
    const csid = await openCase(jo);
    // Old cursors stay invalid even after as many transactions here.
    const now = await getCurrentCursor(again.store.pool);
    expect(await isKnownCursor(again.store.pool, { tx: now.tx, id: 5n })).toBe(false);
    expect(await isKnownCursor(again.store.pool, now)).toBe(true);
    await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'after it' });
    const news = () => readFeed(again.store.pool, now, { cuid: 'testville' }, 10);
    await eventually(async () => expect((await news()).map(({ event }) => event.csid)).toContain(csid));
    expect(again.failures).toEqual([]);
  });

  it('creates the same schema as a start, for an unprivileged owner', async () => {
    const path = join(root, 'shape.tar');
    await backup([path, '--no-media'], here);
    const { plain: database, end } = await ownedByNobody(await emptyDatabase());
    await restore([path], settings(database, otherMedia));
    const theirs = await shape(database);
    expect({ ...(theirs as object), sequences: 0 }).toEqual({
      ...((await shape(url)) as object),
      sequences: 0,
    });
    await end();
  });

  it('erases expired data before the restore ends', async () => {
    const csid = await openCase(await createContributor(services));
    await pool.query(`update cases set erase_on = now() + interval '2 seconds' where csid = $1`, [csid]);
    const path = join(root, 'due.tar');
    await backup([path], here);
    await pool.query('select pg_sleep(2)');
    const database = await emptyDatabase();
    expect(
      JSON.parse((await restore([path, '--json'], settings(database, otherMedia))).lines.join('')),
    ).toMatchObject({
      erased: expect.toSatisfy((rows: number) => rows > 1),
    });
    const all = await readAllRows(database);
    expect(all.cases?.some((row) => row.includes(csid))).toBe(false);
    await pool.query('delete from cases where csid = $1', [csid]);
  });

  it('from before the baseline is restored and migrated', async () => {
    const database = await emptyDatabase();
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    await applyMigrations(client, loadMigrations().slice(0, 1));
    await client.query(`update drizzle.__drizzle_migrations set created_at = 1795831332234;
      insert into settings values ('of before', 'kept'),
        ('schema', '{"name":"0055_one_change","mark":1795831332234,"tables":[],"functions":["send_text"]}')`);
    await client.end();
    const path = join(root, 'before.tar');
    await writeArchive(path, (archive) => createBackup(archive, { url: database, storage: undefined }));
    const target = await emptyDatabase();
    expect(await restore([path], settings(target, otherMedia))).toMatchObject({ status: 0 });
    const { sequences: _, ...theirs } = (await shape(target)) as Record<string, unknown>;
    const { sequences: __, ...ours } = (await shape(url)) as Record<string, unknown>;
    expect(theirs).toEqual(ours);
    expect((await readAllRows(target)).settings).toContain('("of before",kept)');
  });

  it('is stored in a folder by date, and deletes old ones', async () => {
    const folder = join(root, 'nightly');
    mkdirSync(folder);
    const old = 'parvis-20200101T000000Z.tar';
    const killed = (of: string) => `${of}.0123abcd.unfinished`;
    const underWay = killed(`parvis-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}.tar`);
    const names = [old, `${old}.of-mine`, 'notes.txt', killed(old), underWay];
    for (const name of names) writeFileSync(join(folder, name), '');
    expect(await backup([folder, '--keep', '30', '--no-media'], here)).toMatchObject({
      status: 0,
      lines: [expect.anything(), `Removed, being older: ${old}, ${killed(old)}.`],
    });
    expect(readdirSync(folder).toSorted()).toEqual([
      'notes.txt',
      `${old}.of-mine`,
      expect.stringMatching(/^parvis-20[2-9]\d{5}T\d{6}Z\.tar$/),
      underWay,
    ]);
  });

  it('leaves nothing behind on a full disk or when aborted', async () => {
    const disk = mountSmallDisk(join(root, 'disk'), 1);
    if (typeof disk === 'string') console.warn(`Not tried with a full disk: ${disk}`);
    else {
      disk.fill();
      expect(await backup([disk.folder], here)).toEqual({
        status: 2,
        lines: [
          `The disk of ${disk.folder} is full: make room there, or name another folder. Nothing was backed up.`,
        ],
      });
      expect(readdirSync(disk.folder)).toEqual(['filling']);
      disk.remove();
    }
    const folder = join(root, 'given-up');
    mkdirSync(folder);
    expect(await backup([folder], here, AbortSignal.abort())).toEqual({
      status: 2,
      lines: ['Given up: nothing is left of it.'],
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('restore refuses', () => {
  const good = join(root, 'good.tar');
  const bad = join(root, 'bad.tar');
  const files = () => readdirSync(otherMedia, { recursive: true }).length;
  /** Returns the command's output for a changed archive; asserts that nothing changed. */
  async function said(change: (path: string) => void, database?: string) {
    await backup([good], here).then(() => copyFileSync(good, bad));
    rmSync(good);
    change(bad);
    const target = database ?? (await emptyDatabase());
    const before = [files(), await readAllRows(target)];
    const { status, lines } = await restore([bad], settings(target, otherMedia));
    expect([files(), await readAllRows(target)]).toEqual(before);
    expect(status).toBe(2);
    return lines.join('\n');
  }
  const size = () => readFileSync(bad).length;

  it.each([
    ['cut at its end', (path: string) => truncateSync(path, size() - 2000), /is cut/],
    [
      'altered in the middle',
      (path: string) => {
        const bytes = readFileSync(path);
        const at = Math.trunc(bytes.length / 2);
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        writeFileSync(path, bytes);
      },
      /not as it was written|holds a file/,
    ],
    [
      'something else',
      (path: string) => writeFileSync(path, Buffer.alloc(5000, 'x')),
      /is no back-up of Parvis/,
    ],
    [
      'with a path that climbs',
      (path: string) => {
        const bytes = readFileSync(path);
        let at = 0;
        while (!bytes.subarray(at, at + 6).equals(Buffer.from('media/'))) at += 512;
        const climbing = createHeader({ name: 'media/../../../etc/cron', size: 0 }, new Date());
        writeFileSync(path, Buffer.concat([bytes.subarray(0, at), climbing, bytes.subarray(at)]));
      },
      /holds a file that no back-up holds \(media\/\.\.\//,
    ],
  ])('an archive that is %s', async (_, change, words) => {
    expect(await said(change)).toMatch(words);
  });

  const cell = (at: number, value: string) => (text: string) =>
    text.replace(/^.*$/m, (row) => row.split('\t').toSpliced(at, 1, value).join('\t'));

  it.each<[string, Parameters<typeof rewriteArchive>[2], RegExp]>([
    [
      'a table that no version has',
      {
        head: (head) => ({ ...head, tables: [...head.tables, { name: 'strangers', columns: ['id'] }] }),
        foot: (foot) => ({ ...foot, rows: { ...foot.rows, strangers: 0 } }),
      },
      /\(strangers\)/,
    ],
    ['a number that is none', { rows: { feed: cell(0, 'secret-word') } }, /\(feed, line 1\)/],
    ['a row of a case that is not there', { rows: { messages: cell(0, 'nowhere') } }, /\(messages\)/],
  ])('an archive with a valid checksum and %s, without quoting its content', async (_, changes, words) => {
    const source = join(root, 'source.tar');
    await backup([source], here);
    const target = await emptyDatabase();
    const path = join(root, 'rewritten.tar');
    await rewriteArchive(source, path, changes);
    const before = [files(), await readAllRows(target)];
    const { status, lines } = await restore([path], settings(target, otherMedia));
    expect([status, lines]).toEqual([2, [expect.stringMatching(words)]]);
    expect(lines.join()).toMatch(/right checksum.*Nothing was changed\.$/);
    expect(lines.join()).not.toContain('secret-word');
    expect([files(), await readAllRows(target)]).toEqual(before);
    rmSync(source);
    rmSync(path);
  });

  it('a photo without a row: it is skipped and counted', async () => {
    const [source, path] = [join(root, 'named.tar'), join(root, 'unnamed.tar')];
    await backup([source], here);
    await rewriteArchive(source, path, {
      pieces: { 'nobodys/whole.jpg': 'photo', 'nobodys/small.jpg': 'less' },
      foot: (foot) => ({
        ...foot,
        media: { ...foot.media, files: foot.media.files + 1, bytes: foot.media.bytes + 9 },
      }),
    });
    const folder = join(root, 'without');
    mkdirSync(folder);
    const { status, lines } = await restore([path], settings(await emptyDatabase(), folder));
    expect([status, lines[1]]).toEqual([0, 'Not put back, as no row knows of them: 1 photo or video.']);
    const there = readdirSync(folder, { recursive: true }).map(String);
    expect(there.filter((name) => name.includes('nobodys'))).toEqual([]);
    expect(there.some((name) => name.endsWith('.jpg') || name.includes('/'))).toBe(true);
  });

  it('a database that is not empty, unless replaced, or in use', async () => {
    const { url: full } = await createTestDatabase();
    const there = new pg.Client({ connectionString: full });
    await there.connect();
    await there.query(`insert into settings values ('mine', '1')`);
    expect(await said(() => undefined, url)).toMatch(/^Somebody is using the database/);
    await there.end();
    expect(await said(() => undefined, full)).toMatch(/^The database is not empty/);
    const path = join(root, 'replacing.tar');
    await backup([path], here);
    expect(await restore([path, '--replace'], settings(full, otherMedia))).toMatchObject({ status: 0 });
    expect((await readAllRows(full)).cases).toEqual((await readAllRows(url)).cases);
  });

  it('the database of a newer version, unless replaced completely', async () => {
    const { url: newer } = await createTestDatabase();
    const there = new pg.Client({ connectionString: newer });
    await there.connect();
    // Simulates a newer version: other tables, columns, functions and an unknown migration.
    await there.query(`create table later (id bigint generated always as identity primary key, csid text references cases);
      insert into later (csid) values (null); alter table cases add column mood text not null default 'calm';
      create function later_on() returns int language sql as 'select 1'; comment on function later_on is 'parvis 1 2';
      create table of_somebody_else (id int);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9000000000000)`);
    await there.query(
      `insert into settings (name, value) values ('schema', $1) on conflict (name) do update set value = excluded.value`,
      [
        JSON.stringify({
          ...{ name: '0999_later', mark: 9000000000000 },
          tables: [...listAllTables(), 'later'],
        }),
      ],
    );
    await there.end();
    const path = join(root, 'older.tar');
    await backup([path], here);
    const env = settings(newer, otherMedia);
    expect(await restore([path], env)).toMatchObject({
      status: 2,
      lines: [expect.stringMatching(/^The database is not empty/)],
    });
    expect((await readAllRows(newer)).later).toHaveLength(1);
    expect(await restore([path, '--replace'], env)).toMatchObject({ status: 0 });
    const { of_somebody_else: others, ...rows } = await readAllRows(newer);
    expect([others, rows]).toEqual([[], await readAllRows(url)]);
    const { sequences: _, ...theirs } = (await shape(newer)) as Record<string, unknown>;
    const { sequences: __, ...ours } = (await shape(url)) as Record<string, unknown>;
    expect(theirs).toEqual(ours);
    const after = await open(newer, otherMedia);
    await openCase(await createContributor(after));
  });

  it('photos that do not fit: it rolls back rows and photos', async () => {
    const disk = mountSmallDisk(join(root, 'photos'), 1);
    if (typeof disk === 'string') return console.warn(`Not tried with a full disk: ${disk}`);
    const jo = await createContributor(services);
    await shown(jo, await openCase(jo));
    const path = join(root, 'photos.tar');
    await backup([path], here);
    const database = await emptyDatabase();
    const folder = join(disk.folder, 'media');
    mkdirSync(folder);
    disk.fill();
    await expect(restore([path], settings(database, folder))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await readAllRows(database)).toEqual({});
    disk.empty();
    expect(await restore([path], settings(database, folder))).toMatchObject({ status: 0 });
    disk.remove();
  });

  it('nothing with --check, which needs no database', async () => {
    const path = join(root, 'checked.tar');
    await backup([path], here);
    const nowhere = settings('postgres://nobody@127.0.0.1:1/nothing', otherMedia);
    expect(await restore([path, '--check'], nowhere)).toMatchObject({
      status: 0,
      lines: [expect.stringMatching(/is whole: [\d,]+ rows, \d+ photos/)],
    });
    truncateSync(path, 1000);
    expect(await restore([path, '--check'], nowhere)).toMatchObject({ status: 2 });
  });
});
