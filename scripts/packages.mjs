// Builds the published packages (@parvis/theme, @parvis/locales, @parvis/ui, @parvis/questionnaire): an ESM module and
// a declaration per source below dist/packages/<room>, and a tarball as from `npm publish`.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { CLASSES, STYLES } from './extract/calls.mjs';
import { clientModules } from './extract/client.mjs';
import { extractStyles } from './extract/extract.mjs';
import { refsIn } from './extract/refs.mjs';
import { findNpm, giveUp, PACKAGES, ROOT, runNode } from './project.mjs';
import {
  dataFilesOf,
  entriesOf,
  isShipped,
  packageOf,
  publishedPackage,
  reached,
  specifiersOf,
  targetOf,
  withBuiltImports,
} from './shipping.mjs';
import { sourceFiles } from './sources.mjs';

const OUT = join(ROOT, 'dist', 'packages');
const EMITTED = join(ROOT, 'dist', 'emitted');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const read = (path) => readFileSync(path, 'utf8');
const manifestOf = (room) => readJson(join(ROOT, room, 'package.json'));

/** Resolves a package path to its source: `@parvis/ui/parts/Tile` → `ui/parts/Tile/Tile.tsx`. */
function sourceOf(specifier) {
  const [, room, ...rest] = specifier.split('/');
  const target = targetOf(manifestOf(room).exports, `./${rest.join('/')}`);
  if (!target) giveUp(`"${specifier}" is not among what @parvis/${room} exports.`);
  return posix.join(room, target);
}
const builtOf = (file) => file.replace(/\.tsx?$/, '.js');

/**
 * Compiles sources into dist/emitted.
 * @returns compiler errors by file
 */
function compile(files) {
  rmSync(EMITTED, { recursive: true, force: true });
  mkdirSync(EMITTED, { recursive: true });
  const settings = join(EMITTED, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: ROOT,
    outDir: EMITTED,
    types: ['node'],
  };
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions,
    include: [],
    files: files.map((file) => join(ROOT, file)),
  };
  writeFileSync(settings, JSON.stringify(config));
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const args = [tsc, '-p', settings, '--pretty', 'false'];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  const complaints = new Map();
  for (const line of stdout.split('\n')) {
    const file = /^([^(\s]+)\(\d+,\d+\): error/.exec(line)?.[1];
    if (file) complaints.set(file, [...(complaints.get(file) ?? []), line]);
  }
  if (status !== 0 && complaints.size === 0) giveUp(`The packages could not be compiled:\n${stdout}`);
  return complaints;
}

const emitted = (file, ending) => join(EMITTED, file.replace(/\.tsx?$/, ending));

/** Source files behind a built file's relative imports. */
function relativeImports(file, ending) {
  return specifiersOf(readFileSync(emitted(file, ending), 'utf8'))
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(file), name).replace(/\.(js|tsx?)$/, ''))
    .map((base) => [`${base}.ts`, `${base}.tsx`].find((path) => existsSync(join(ROOT, path))) ?? base);
}

/** Refuses shipped imports of undeclared packages. */
function refuseUndeclared(room, manifest, text, file) {
  const asked = { ...manifest.dependencies, ...manifest.peerDependencies };
  for (const name of specifiersOf(text)) {
    if (name.startsWith('.') || name.startsWith('node:')) continue;
    if (!(packageOf(name) in asked) && packageOf(name) !== manifest.name) {
      giveUp(`@parvis/${room} ships ${file}, which imports "${name}": its package.json does not ask for it.`);
    }
  }
}

/** Generates data files that derive from the sources. */
async function writeData(room) {
  const writer = join(room, 'bin', 'write-schema.mjs');
  if (!existsSync(join(ROOT, writer))) return;
  if ((await runNode([writer])) !== 0) giveUp(`${writer} failed: see the lines above.`);
}

/** Rooms that export components. */
const isOfComponents = (file) => /^(ui|questionnaire\/react)\//.test(file);

function ofClients(files) {
  const modules = new Map(files.filter(isOfComponents).map((file) => [file, read(emitted(file, '.js'))]));
  return clientModules(modules, (from, name) => {
    if (name.startsWith('@parvis/')) return sourceOf(name);
    return relativeImports(from, '.js').find(
      (file) => builtOf(file) === posix.join(posix.dirname(from), name),
    );
  });
}

/**
 * Copies a room's build.
 * @returns the packages that it imports
 */
function copyBuilt(room, files, { complaints, clients, manifest }) {
  const inside = (file) => file.slice(room.length + 1);
  const entries = entriesOf(manifest.exports, files.map(inside)).map((file) => `${room}/${file}`);
  const imported = new Set();
  for (const ending of ['.js', '.d.ts']) {
    for (const file of reached(entries, (path) => relativeImports(path, ending))) {
      if (!isShipped(file)) giveUp(`${file} is for tests, yet @parvis/${room} would ship it.`);
      // Types that cannot be declared are allowed internally only.
      if (ending === '.d.ts' && complaints.has(file)) giveUp(complaints.get(file).join('\n'));
      const text = withBuiltImports(read(emitted(file, ending)).replaceAll(STYLES, CLASSES));
      refuseUndeclared(room, manifest, text, file);
      for (const name of specifiersOf(text)) imported.add(packageOf(name));
      const path = join(OUT, room, inside(file).replace(/\.tsx?$/, ending));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, ending === '.js' && clients.has(file) ? `'use client';\n${text}` : text);
    }
  }
  return imported;
}

/** Adds a layered variant of every sheet, which any unlayered host rule overrides. */
const withLayers = (sheets) =>
  [...sheets].flatMap(([sheet, text]) => [
    [sheet, text],
    [sheet.replace(/\.css$/, '.layer.css'), `@layer parvis {\n${text}}\n`],
  ]);

/**
 * Writes a room's sheets.
 * @returns their subpaths
 */
function writeSheets(room, sheets) {
  const subpaths = {};
  for (const [sheet, text] of withLayers(sheets)) {
    if (!sheet.startsWith(`${room}/`)) continue;
    const name = `./${sheet.slice(room.length + 1)}`;
    writeFileSync(join(OUT, sheet), text);
    writeFileSync(join(OUT, `${sheet}.d.ts`), 'export {};\n');
    subpaths[name] = { types: `${name}.d.ts`, default: name };
  }
  return subpaths;
}

function assemble(room, files, made) {
  const manifest = manifestOf(room);
  const target = join(OUT, room);
  mkdirSync(target, { recursive: true });
  const imported = copyBuilt(room, files, { ...made, manifest });
  const sheets = writeSheets(room, made.sheets);
  for (const file of [...Object.values(manifest.bin ?? {}), ...dataFilesOf(manifest.exports)])
    cpSync(join(ROOT, room, file), join(target, file));
  const project = readJson(join(ROOT, 'package.json'));
  const published = publishedPackage(room, manifest, project, sheets, (name) => imported.has(name));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(ROOT, room, file), join(target, file));
  cpSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
}

/** Builds and packs the published packages; exits with a message on failure. */
export async function buildPackages() {
  const npm = findNpm();
  if (!npm) giveUp('npm was not found beside this Node: it is needed to pack the packages.');
  const files = new Map(PACKAGES.map((room) => [room, sourceFiles(ROOT, [room]).filter(isShipped)]));
  const all = [...files.values()].flat();
  const complaints = compile(all);
  const sheets = await extractStyles(EMITTED, all.map(builtOf), (path) => builtOf(sourceOf(path)));
  for (const file of all.filter(isOfComponents)) {
    const path = emitted(file, '.js');
    writeFileSync(path, refsIn(read(path)));
  }
  const made = { complaints, sheets, clients: ofClients(all) };
  rmSync(OUT, { recursive: true, force: true });
  for (const [room, sources] of files) {
    await writeData(room);
    assemble(room, sources, made);
    const args = [npm, 'pack', '--silent', '--ignore-scripts', '--pack-destination', OUT, join(OUT, room)];
    if ((await runNode(args)) !== 0) giveUp(`@parvis/${room} could not be packed: see the lines above.`);
  }
  rmSync(EMITTED, { recursive: true, force: true });
}
