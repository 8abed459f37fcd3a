// The quick guard on the size of the first view and the sample pages: brotli sizes of built scripts, from the build manifests.
// What a phone truly loads after a scan is measured by the browser, in tests/e2e/first-view.spec.ts.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** What every page loads at once may weigh, in bytes of brotli. 1 kB is 1,000 bytes here. */
export const BUDGET = 89_500;

/** What somebody who accepts brings beside the menu, while it is drawn: their news, what waits here, what opens without a network. */
const WITH_A_PERSON = ['account/formerHere.ts', 'news/followNews.ts', 'pwa/followProfile.ts'];
/** What these may weigh together beyond the first view. */
export const PERSON_BUDGET = 50_000;

/** What a sample page loads until it can be used, by its sources, and what it may weigh: the chat is whole once its stars are there. */
export const SAMPLES = [
  { page: 'sample page 1', sources: ['samples/1/index.html'], budget: 90_000 },
  {
    page: 'sample page 2',
    sources: ['samples/2/index.html', 'samples/2/Satisfaction.tsx'],
    budget: 105_000,
  },
];

/** The keys of sources and of all they import at once, the sources first. */
function withImports(manifest, sources) {
  const keys = [...sources];
  for (const key of keys) {
    for (const imported of manifest[key]?.imports ?? []) if (!keys.includes(imported)) keys.push(imported);
  }
  return keys;
}

/** The keys of the entry and of all it imports at once, the entry first. */
export function firstChunks(manifest) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  return entry ? withImports(manifest, [entry]) : [];
}

/** The bytes of scripts that sources bring, each once. */
export function bytesOf(manifest, sources, sizeOf) {
  const missing = sources.filter((source) => !manifest[source]);
  if (missing.length > 0) throw new Error(`The build has no file of its own for ${missing.join(', ')}.`);
  const files = new Set(withImports(manifest, sources).map((key) => manifest[key].file));
  return [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sizeOf(file), 0);
}

/** The bytes that come once somebody has accepted, beyond those of the first view. */
export function personBytes(manifest, sizeOf) {
  const missing = WITH_A_PERSON.filter((source) => !manifest[source]);
  if (missing.length > 0) throw new Error(`The build has no file of its own for ${missing.join(', ')}.`);
  const first = new Set(firstChunks(manifest).map((key) => manifest[key]?.file));
  const files = new Set(withImports(manifest, WITH_A_PERSON).map((key) => manifest[key].file));
  return [...files].reduce((sum, file) => sum + (first.has(file) ? 0 : sizeOf(file)), 0);
}

/** The scripts of a build with their sizes, those loaded at once first, then the largest first. */
export function measure(manifest, sizeOf) {
  const first = new Set(firstChunks(manifest));
  const chunks = new Map();
  for (const [key, { file, name = file }] of Object.entries(manifest)) {
    if (!file.endsWith('.js')) continue;
    chunks.set(file, {
      file,
      name,
      bytes: sizeOf(file),
      first: first.has(key) || (chunks.get(file)?.first ?? false),
    });
  }
  return [...chunks.values()].sort((a, b) => Number(b.first) - Number(a.first) || b.bytes - a.bytes);
}

/** The bytes that every page loads at once. */
export function firstBytes(chunks) {
  return chunks.reduce((sum, { bytes, first }) => sum + (first ? bytes : 0), 0);
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The sizes as lines for a person. */
export function table(chunks) {
  const width = Math.max(...chunks.map(({ name }) => name.length), 'loaded at once'.length);
  const line = (name, bytes, note = '') =>
    `${name.padEnd(width)}  ${kilobytes(bytes).padStart(9)}  ${note}`.trimEnd();
  return [
    ...chunks.map(({ name, bytes, first }) => line(name, bytes, first ? 'at once' : '')),
    line('loaded at once', firstBytes(chunks), `of ${kilobytes(BUDGET)} (brotli; 1 kB = 1,000 bytes)`),
  ].join('\n');
}

/** A built folder: its manifest, and what a file of it weighs. Nothing where it is not built. */
function builtIn(room) {
  const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), room, 'dist');
  try {
    const manifest = JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'));
    return { manifest, sizeOf: (file) => brotliCompressSync(readFileSync(join(dist, file))).length };
  } catch {
    return undefined;
  }
}

/** What is held to a budget, beside what the app loads at once: name, bytes, budget, and what to do about it. */
const heldTo = (app, previews) => [
  ['with a person', personBytes(app.manifest, app.sizeOf), PERSON_BUDGET, 'the groups in app/vite.config.ts'],
  ...SAMPLES.map(({ page, sources, budget }) => [
    page,
    bytesOf(previews.manifest, sources, previews.sizeOf),
    budget,
    'the groups in previews/vite.config.ts',
  ]),
];

function main() {
  const app = builtIn('app');
  const previews = builtIn('previews');
  if (!app || !previews) {
    console.error('There is no build to measure: run "npm run build" first.');
    return 1;
  }
  const chunks = measure(app.manifest, app.sizeOf);
  console.log(table(chunks));
  const heavy = [];
  for (const [name, bytes, budget, where] of heldTo(app, previews)) {
    console.log(`${name}  ${kilobytes(bytes)}  of ${kilobytes(budget)}`);
    if (bytes > budget)
      heavy.push(`${name}: ${kilobytes(bytes)}, more than ${kilobytes(budget)}: see ${where}.`);
  }
  const bytes = firstBytes(chunks);
  if (bytes === 0) heavy.push('The build manifest names no entry: see app/vite.config.ts.');
  if (bytes > BUDGET)
    heavy.push(
      `The scripts loaded at once weigh ${kilobytes(bytes)}, more than ${kilobytes(BUDGET)}: load on demand what the first view does not need.`,
    );
  for (const line of heavy) console.error(line);
  return heavy.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
