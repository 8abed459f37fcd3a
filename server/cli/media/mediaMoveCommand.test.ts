import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { imageAddress } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { afterAll, describe, expect, it } from 'vitest';
import { sweepMedia } from '../../modules/media/files/sweep.ts';
import type { BucketAddress } from '../../platform/config/bucketAddress.ts';
import type { Config } from '../../platform/config/config.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { getTestFolder } from '../../platform/db/testing/testServer.ts';
import { createId } from '../../platform/lib/ids.ts';
import { startBucketServer } from '../../testing/bucketServer.ts';
import { eventually } from '../../testing/eventually.ts';
import { getBundlePath } from '../../testing/getBundlePath.ts';
import { createContributor, openCase, Person } from '../../testing/person.ts';
import { createScene } from '../../testing/photoFiles.ts';
import { buildPart, upload } from '../../testing/sendPhotos.ts';
import { openTestServices, type TestServices } from '../../testing/testServices.ts';
import { runMediaMove } from './mediaMoveCommand.ts';

const root = getTestFolder('moving');
const [folder, bucketFolder] = [join(root, 'folder'), join(root, 'bucket')];
for (const path of [folder, bucketFolder]) mkdirSync(path, { recursive: true });
const { url } = await createTestDatabase();
const store = await startBucketServer(bucketFolder);
const opened: TestServices[] = [];
afterAll(async () => {
  for (const services of opened) await services.close();
  await store.stop();
  expect(opened.flatMap(({ failures }) => failures)).toEqual([]);
});

async function started(config: Partial<Config> = {}): Promise<TestServices> {
  const services = await openTestServices(url, { mediaFolder: folder, config });
  opened.push(services);
  return services;
}

function written({ address, prefix, key, secret }: BucketAddress, host?: string): string {
  const named = new URL(`${address}/${prefix}`);
  if (host !== undefined) named.hostname = host;
  return named.href.replace('//', `//${key}:${secret}@`);
}

const here = { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: url, PARVIS_MEDIA: folder };
const toBucket = { ...here, MEDIA_URL: written(store.bucket) };
const toFolder = { ...here, MEDIA_OLD_URL: written(store.bucket) };
const inBucket = { mediaBucket: store.bucket };
const beforeInBucket = { oldMediaBucket: store.bucket };

async function moved(env: NodeJS.ProcessEnv, ...args: string[]) {
  const { status, lines } = await runMediaMove(['--json', ...args], env);
  return { status, ...JSON.parse(lines.join('\n')).places[0] };
}

const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.unfinished'))
    .map(({ name }) => name);
/** By key: the store adds two files per object. */
async function inStore(services: TestServices): Promise<number> {
  let pieces = 0;
  for await (const { id } of services.services.storage.listFiles())
    pieces += (await services.services.storage.listNames(id)).length;
  return pieces;
}

const photo = await createScene().jpeg().toBuffer();

async function shown(jo: Person): Promise<string> {
  const csid = await openCase(jo);
  const { id } = await upload(jo, photo);
  await jo.call(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id }] });
  return id;
}

/** At another server. */
function at(services: TestServices, { cookie, device }: Person): Person {
  return Object.assign(new Person(services), { cookie, device });
}

const seen = async (person: Person, id: string): Promise<number> =>
  (await person.get(imageAddress('mobile', { cuid: 'testville', id, size: 'large' }))).statusCode;

describe('parvis media move', () => {
  it('refuses until a server runs that reads both places', async () => {
    const jo = await createContributor(await started());
    await shown(jo);
    expect(await runMediaMove([], toBucket)).toEqual({
      status: 2,
      lines: [expect.stringMatching(/^The server that was started last does not keep .*photos\/town\//)],
    });
    expect((await runMediaMove(['--lang', 'fr'], toBucket)).lines[0]).toMatch(
      /^Le dernier serveur démarré ne garde/,
    );
    expect(await runMediaMove([], here)).toMatchObject({
      status: 2,
      lines: [expect.stringContaining('MEDIA_OLD_URL')],
    });
    expect(filesIn(folder).toSorted()).toEqual(['large.jpg', 'small.webp']);
  });

  it('moves all files to a bucket and back while they are served and uploaded', async () => {
    const first = await started();
    const jo = await createContributor(first);
    const before = await shown(jo);
    const half = createId();
    await jo.call(mobileCalls.mediaPart, ...buildPart(half, photo, 0, 1000));
    const pieces = filesIn(folder).length;

    const second = await started(inBucket);
    const ida = await createContributor(second);
    const mine = at(second, jo);
    expect(await seen(mine, before)).toBe(200);
    const meanwhile = await shown(ida);
    expect(await moved(toBucket, '--dry-run')).toMatchObject({ status: 0, moved: pieces, there: 0 });
    expect(filesIn(folder)).toHaveLength(pieces);
    expect(await moved(toBucket)).toMatchObject({ status: 0, moved: pieces, there: 0, different: 0 });
    expect(filesIn(folder)).toEqual([]);
    expect(await inStore(second)).toBe(pieces + 2);
    expect([await seen(mine, before), await seen(ida, meanwhile)]).toEqual([200, 200]);
    expect((await upload(mine, photo, { id: half })).said.state).toBe('ready');
    expect(await sweepMedia(second.services, Date.now() + 7_200_000)).toMatchObject({ rows: 0 });
    expect(await moved(toBucket)).toMatchObject({ status: 0, moved: 0 });

    const third = await started(beforeInBucket);
    const back = at(third, jo);
    expect([await seen(back, before), await seen(back, half)]).toEqual([200, 404]);
    const { moved: many, status } = await moved(toFolder);
    expect([status, many]).toEqual([0, filesIn(folder).length]);
    expect(await seen(back, before)).toBe(200);
    expect((await runMediaMove(['--lang', 'fr'], toFolder)).lines).toEqual([
      `Déplacé de ${store.bucket.address}/${store.bucket.prefix} vers ${folder} : 0 fichiers, 0 Mo`,
    ]);
  });

  it('resumes after being killed, without loss', async () => {
    const services = await started(inBucket);
    const { storage } = services.services;
    const ids = Array.from({ length: 60 }, createId);
    const old = opened[0]?.services.storage;
    for (const id of ids) await old?.put(id, 'large.jpg', Buffer.from(id));
    const before = filesIn(bucketFolder).length;
    const child = spawn(process.execPath, [getBundlePath('mediaMove'), 'media', 'move'], {
      env: toBucket,
      stdio: 'ignore',
    });
    const ended = once(child, 'close');
    await eventually(async () => expect(filesIn(bucketFolder).length).toBeGreaterThan(before));
    child.kill('SIGKILL');
    await ended;
    for (const id of ids) expect((await storage.read(id, 'large.jpg'))?.toString()).toBe(id);
    expect(await moved(toBucket)).toMatchObject({ status: 0, different: 0 });
    expect(filesIn(folder)).toEqual([]);
    for (const id of ids) expect((await storage.read(id, 'large.jpg'))?.toString()).toBe(id);
  });

  it('keeps both copies of conflicting files and reports them', async () => {
    await started(inBucket);
    const id = createId();
    await opened[0]?.services.storage.put(id, 'large.jpg', Buffer.from('of before'));
    await opened.at(-1)?.services.storage.put(id, 'large.jpg', Buffer.from('of now'));
    const { status, lines } = await runMediaMove([], toBucket);
    expect([status, lines.at(-1)]).toEqual([1, 'Lie there otherwise, left in both places: 1']);
    expect((await opened.at(-1)?.services.storage.read(id, 'large.jpg'))?.toString()).toBe('of now');
    expect((await opened[0]?.services.storage.read(id, 'large.jpg'))?.toString()).toBe('of before');
    await opened[0]?.services.storage.remove(id);
  });
});

describe('a store that becomes unavailable', () => {
  it('stops the move with a message; the next run continues', async () => {
    await started(inBucket);
    const id = createId();
    await opened[0]?.services.storage.put(id, 'large.jpg', Buffer.from('x'));
    await store.stop();
    const away = [await runMediaMove([], toBucket), await runMediaMove(['--dry-run'], toBucket)];
    await store.restart();
    const stopped = (end: RegExp) => ({
      status: 1,
      lines: [expect.any(String), expect.stringMatching(end)],
    });
    expect(away).toEqual([
      stopped(/^Stopped: .*run the command again/),
      stopped(/^Stopped: .*Nothing was moved\.$/),
    ]);
    expect((await opened[0]?.services.storage.read(id, 'large.jpg'))?.toString()).toBe('x');
    expect(await moved(toBucket)).toMatchObject({ status: 0, moved: 1 });
  });
});
