import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { advanceDays } from '../testing/createPersonTraces.ts';
import { openTestServices } from '../testing/testServices.ts';
import { storeAppFiles } from './formerFiles.ts';

const home = mkdtempSync(join(tmpdir(), 'parvis-builds-'));

/** A build with content-hashed files. */
function built(name: string, files: readonly string[]): string {
  const folder = join(home, name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const scripts = files.map((file) => `<script type="module" src="/assets/${file}"></script>`).join('');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="fr-FR"><head><!--boot-->${scripts}</head><body><div id="root"></div></body></html>`,
  );
  for (const file of files) {
    writeFileSync(join(folder, 'assets', file), `// ${file}`);
    writeFileSync(join(folder, 'assets', `${file}.br`), brotliCompressSync(`// ${file}`));
  }
  return folder;
}

const builds = {
  older: built('older', ['index-aaaa.js', 'same-ssss.js', 'page-older.js']),
  newer: built('newer', ['index-bbbb.js', 'same-ssss.js', 'page-newer.js']),
};
const { url } = await createTestDatabase();
const older = await openTestServices(url, { appFolder: builds.older, alone: false });
const newer = await openTestServices(url, { appFolder: builds.newer, alone: false });
afterAll(async () => {
  await older.close();
  await newer.close();
  rmSync(home, { recursive: true });
  expect([...older.failures, ...newer.failures]).toEqual([]);
});

type Server = typeof older;
const get = (server: Server, path: string, headers = {}) => server.app.inject({ url: path, headers });
const status = async (server: Server, file: string) => (await get(server, `/assets/${file}`)).statusCode;
/** Files of a page that is still open. */
const filesOfPage = async (server: Server): Promise<string[]> => {
  const { body } = await get(server, '/q/test-hall', { accept: 'text/html' });
  return [...body.matchAll(/src="\/assets\/([^"]+)"/g)].map(([, file = '']) => file);
};

/** Stored files. */
const kept = async (): Promise<string[]> =>
  (await newer.store.pool.query<{ name: string }>('select name from app_files order by name')).rows.map(
    ({ name }) => name,
  );

it('serves files of an earlier build from any server for a week', async () => {
  await storeAppFiles(older.store.db, builds.older);
  const page = await filesOfPage(older);
  expect(page).toEqual(['index-aaaa.js', 'same-ssss.js', 'page-older.js']);
  await storeAppFiles(newer.store.db, builds.newer);
  const all = [...page, ...(await filesOfPage(newer))];
  for (const server of [older, newer])
    for (const file of all) expect([file, await status(server, file)]).toEqual([file, 200]);

  // The older server ran until then; its files expire a week later.
  await advanceDays(older.store.pool, 30);
  await storeAppFiles(older.store.db, builds.older);
  await advanceDays(older.store.pool, 6.9);
  await storeAppFiles(newer.store.db, builds.newer);
  expect(await kept()).toEqual([...new Set(all)].sort());
  await advanceDays(older.store.pool, 0.2);
  await storeAppFiles(newer.store.db, builds.newer);
  expect(await kept()).toEqual(['index-bbbb.js', 'page-newer.js', 'same-ssss.js']);
  // Recent files are cached; a new server has an empty cache.
  const started = await openTestServices(url, { appFolder: builds.newer, alone: false });
  expect([await status(started, 'page-older.js'), await status(started, 'same-ssss.js')]).toEqual([404, 200]);
  await started.close();
});

it('serves files of another build unchanged, compressed if accepted, cacheable for ever', async () => {
  await storeAppFiles(older.store.db, builds.older);
  const plain = await get(newer, '/assets/page-older.js', { 'accept-encoding': 'identity' });
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['// page-older.js', undefined]);
  const brotli = await get(newer, '/assets/page-older.js', { 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('// page-older.js');
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  const head = await newer.app.inject({ method: 'HEAD', url: '/assets/page-older.js' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

it.each(['none.js', 'page-older.js.map', 'page-older', '..%2findex.html', 'a/page-older.js', '%00.js'])(
  'finds nothing at /assets/%s',
  async (file) => expect(await status(newer, file)).toBe(404),
);
