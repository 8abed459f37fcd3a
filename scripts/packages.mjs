// Publishes @parvis/theme, @parvis/locales, @parvis/ui and @parvis/questionnaire: an ESM module and a declaration per
// source below dist/packages/<room>, and a tarball.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { CLASSES, STYLES } from './extract/calls.mjs';
import { findClientModules } from './extract/client.mjs';
import { extractStyles } from './extract/extract.mjs';
import { wrapRefs } from './extract/refs.mjs';
import { exitWithMessage, findNpm, PACKAGES, ROOT, runNode } from './project.mjs';
import {
  collectReachable,
  createPublishedManifest,
  findDataFiles,
  findEntries,
  findSpecifiers,
  getPackageName,
  isShipped,
  resolveTarget,
  rewriteToBuiltImports,
} from './shipping.mjs';
import { listSourceFiles } from './sources.mjs';

const OUT = join(ROOT, 'dist', 'packages');
const EMITTED = join(ROOT, 'dist', 'emitted');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const read = (path) => readFileSync(path, 'utf8');
const readManifest = (room) => readJson(join(ROOT, room, 'package.json'));

/** `@parvis/ui/parts/Tile` → `ui/parts/Tile/Tile.tsx` */
function resolveSource(specifier) {
  const [, room, ...rest] = specifier.split('/');
  const target = resolveTarget(readManifest(room).exports, `./${rest.join('/')}`);
  if (!target) exitWithMessage(`"${specifier}" is not among what @parvis/${room} exports.`);
  return posix.join(room, target);
}
const toBuiltPath = (file) => file.replace(/\.tsx?$/, '.js');

/**
 * Into dist/emitted.
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
  if (status !== 0 && complaints.size === 0)
    exitWithMessage(`The packages could not be compiled:\n${stdout}`);
  return complaints;
}

const toEmittedPath = (file, ending) => join(EMITTED, file.replace(/\.tsx?$/, ending));

/** Behind a built file's relative imports. */
function findRelativeImports(file, ending) {
  return findSpecifiers(readFileSync(toEmittedPath(file, ending), 'utf8'))
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(file), name).replace(/\.(js|tsx?)$/, ''))
    .map((base) => [`${base}.ts`, `${base}.tsx`].find((path) => existsSync(join(ROOT, path))) ?? base);
}

/** Of undeclared packages. */
function refuseUndeclared(room, manifest, text, file) {
  const asked = { ...manifest.dependencies, ...manifest.peerDependencies };
  for (const name of findSpecifiers(text)) {
    if (name.startsWith('.') || name.startsWith('node:')) continue;
    if (!(getPackageName(name) in asked) && getPackageName(name) !== manifest.name) {
      exitWithMessage(
        `@parvis/${room} ships ${file}, which imports "${name}": its package.json does not ask for it.`,
      );
    }
  }
}

/** Generates data files from the sources. */
async function writeData(room) {
  const writer = join(room, 'bin', 'write-schema.mjs');
  if (!existsSync(join(ROOT, writer))) return;
  if ((await runNode([writer])) !== 0) exitWithMessage(`${writer} failed: see the lines above.`);
}

const isOfComponents = (file) => /^(ui|questionnaire\/react)\//.test(file);

function selectClientModules(files) {
  const modules = new Map(
    files.filter(isOfComponents).map((file) => [file, read(toEmittedPath(file, '.js'))]),
  );
  return findClientModules(modules, (from, name) => {
    if (name.startsWith('@parvis/')) return resolveSource(name);
    return findRelativeImports(from, '.js').find(
      (file) => toBuiltPath(file) === posix.join(posix.dirname(from), name),
    );
  });
}

/** @returns packages that it imports */
function copyBuilt(room, files, { complaints, clients, manifest }) {
  const toRoomPath = (file) => file.slice(room.length + 1);
  const entries = findEntries(manifest.exports, files.map(toRoomPath)).map((file) => `${room}/${file}`);
  const imported = new Set();
  for (const ending of ['.js', '.d.ts']) {
    for (const file of collectReachable(entries, (path) => findRelativeImports(path, ending))) {
      if (!isShipped(file)) exitWithMessage(`${file} is for tests, yet @parvis/${room} would ship it.`);
      // Undeclarable types are internal only.
      if (ending === '.d.ts' && complaints.has(file)) exitWithMessage(complaints.get(file).join('\n'));
      const text = rewriteToBuiltImports(read(toEmittedPath(file, ending)).replaceAll(STYLES, CLASSES));
      refuseUndeclared(room, manifest, text, file);
      for (const name of findSpecifiers(text)) imported.add(getPackageName(name));
      const path = join(OUT, room, toRoomPath(file).replace(/\.tsx?$/, ending));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, ending === '.js' && clients.has(file) ? `'use client';\n${text}` : text);
    }
  }
  return imported;
}

/** A layered variant that any unlayered host rule overrides. */
const withLayers = (sheets) =>
  [...sheets].flatMap(([sheet, text]) => [
    [sheet, text],
    [sheet.replace(/\.css$/, '.layer.css'), `@layer parvis {\n${text}}\n`],
  ]);

/** @returns subpaths */
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
  const manifest = readManifest(room);
  const target = join(OUT, room);
  mkdirSync(target, { recursive: true });
  const imported = copyBuilt(room, files, { ...made, manifest });
  const sheets = writeSheets(room, made.sheets);
  for (const file of [...Object.values(manifest.bin ?? {}), ...findDataFiles(manifest.exports)])
    cpSync(join(ROOT, room, file), join(target, file));
  const project = readJson(join(ROOT, 'package.json'));
  const published = createPublishedManifest(room, manifest, project, sheets, (name) => imported.has(name));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(ROOT, room, file), join(target, file));
  cpSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
}

/** Exits with a message on failure. */
export async function buildPackages() {
  const npm = findNpm();
  if (!npm) exitWithMessage('npm was not found beside this Node: it is needed to pack the packages.');
  const files = new Map(PACKAGES.map((room) => [room, listSourceFiles(ROOT, [room]).filter(isShipped)]));
  const all = [...files.values()].flat();
  const complaints = compile(all);
  const sheets = await extractStyles(EMITTED, all.map(toBuiltPath), (path) =>
    toBuiltPath(resolveSource(path)),
  );
  for (const file of all.filter(isOfComponents)) {
    const path = toEmittedPath(file, '.js');
    writeFileSync(path, wrapRefs(read(path)));
  }
  const made = { complaints, sheets, clients: selectClientModules(all) };
  rmSync(OUT, { recursive: true, force: true });
  for (const [room, sources] of files) {
    await writeData(room);
    assemble(room, sources, made);
    const args = [npm, 'pack', '--silent', '--ignore-scripts', '--pack-destination', OUT, join(OUT, room)];
    if ((await runNode(args)) !== 0)
      exitWithMessage(`@parvis/${room} could not be packed: see the lines above.`);
  }
  rmSync(EMITTED, { recursive: true, force: true });
}
