// Brotli sizes of first view and sample pages, from build manifests. tests/e2e/first-view.spec.ts measures downloads.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** Brotli bytes of every page at once; 1 kB is 1,000. */
export const BUDGET = 90_000;

/** With an accepted visitor's menu: messages, queue, offline support. */
const WITH_A_PERSON = [
  'features/account/formerIdentities.ts',
  'features/notifications/news/followNews.ts',
  'features/offline/syncOfflineProfile.ts',
];
/** Beyond the first view. */
export const PERSON_BUDGET = 50_000;

/** With limits; the chat needs its rating. */
export const SAMPLES = [
  { page: 'sample page 1', sources: ['samples/1/index.html'], budget: 90_000 },
  {
    page: 'sample page 2',
    sources: ['samples/2/index.html', 'samples/2/Satisfaction.tsx'],
    budget: 109_000,
  },
];

function withImports(manifest, sources) {
  const keys = [...sources];
  for (const key of keys) {
    for (const imported of manifest[key]?.imports ?? []) if (!keys.includes(imported)) keys.push(imported);
  }
  return keys;
}

const findEntryKey = (manifest) => Object.keys(manifest).find((key) => key.endsWith('.html')) ?? 'the entry';

/** Of every page at once. */
export const sumFirstViewBytes = (manifest, sizeOf) =>
  sumScriptBytes(manifest, [findEntryKey(manifest)], sizeOf);

/** Counts each file once. */
export function sumScriptBytes(manifest, sources, sizeOf) {
  const missing = sources.filter((source) => !manifest[source]);
  if (missing.length > 0) throw new Error(`The build has no file of its own for ${missing.join(', ')}.`);
  const files = new Set(withImports(manifest, sources).map((key) => manifest[key].file));
  return [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sizeOf(file), 0);
}

/** After acceptance, beyond the first view. */
export const sumPersonBytes = (manifest, sizeOf) =>
  sumScriptBytes(manifest, [findEntryKey(manifest), ...WITH_A_PERSON], sizeOf) -
  sumFirstViewBytes(manifest, sizeOf);

const formatKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

function readBuild(room) {
  const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), room, 'dist');
  try {
    const manifest = JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'));
    return { manifest, sizeOf: (file) => brotliCompressSync(readFileSync(join(dist, file))).length };
  } catch {
    return undefined;
  }
}

function main() {
  const app = readBuild('app');
  const previews = readBuild('previews');
  if (!app || !previews) {
    console.error('There is no build to measure: run "npm run build" first.');
    return 1;
  }
  const measured = [
    ['loaded at once', sumFirstViewBytes(app.manifest, app.sizeOf), BUDGET],
    ['with a person', sumPersonBytes(app.manifest, app.sizeOf), PERSON_BUDGET],
    ...SAMPLES.map(({ page, sources, budget }) => [
      page,
      sumScriptBytes(previews.manifest, sources, previews.sizeOf),
      budget,
    ]),
  ];
  for (const [name, bytes, budget] of measured)
    console.log(
      `${name.padEnd(15)} ${formatKilobytes(bytes).padStart(9)}  of ${formatKilobytes(budget)} (brotli)`,
    );
  const heavy = measured.filter(([, bytes, budget]) => bytes > budget);
  for (const [name] of heavy) console.error(`Too heavy: ${name}. Load on demand what is not needed at once.`);
  return heavy.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
