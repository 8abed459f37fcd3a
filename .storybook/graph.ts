import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const STORY = /\.stories\.tsx?$/;
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;
/** A file that a style sheet names: by `url()`, or as another sheet. */
const NAMED = /(?:url\(\s*['"]?|@import\s+['"])(?!\/|#|[a-z]+:)([^'")]+)/g;
/** What every story is drawn in; what stands beside it sets the book up. */
const PREVIEW = '.storybook/preview.tsx';

/** What the pages of documentation are drawn with: no story is, and it waits until a page is opened. */
const PAGES_ALONE = /\/\.storybook\/docs\//;

/** What the frame of the book is made with, in which pages stand: it draws none. */
const FRAME = /^(?:manager|lookTold|shownStories|testTag)/;

/** A module as the bundler knows it, of which only this is asked. */
export interface Module {
  readonly code: string | null;
  readonly imports: readonly string[];
}

/** What the bundler tells of a module. */
interface ModuleInfo {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
type Read = (path: string) => string | Buffer;

const fingerprint = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
/** A path that is the same wherever the repository lies. */
const within = (root: string, path: string) => relative(root, path).split(sep).join('/');

/** What a module is: a package by its version, a file by its content, what the bundler made up by its code. */
function stateOf(id: string, code: string | null, root: string, read: Read): string {
  const path = id.replace(/[?#].*$/, '');
  const folder = PACKAGE.exec(path)?.[0];
  if (folder && existsSync(join(folder, 'package.json'))) {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return `${name}@${version}`;
  }
  if (existsSync(path)) return `${within(root, id)} ${fingerprint(read(path))}`;
  return `${id.replaceAll(root, '')} ${fingerprint((code ?? '').replaceAll(root, ''))}`;
}

/** What of a file of settings decides how modules are found and compiled; all of it where it cannot be read. */
function settingsOf(path: string): string {
  const text = readFileSync(path, 'utf8');
  try {
    const { scripts: _scripts, description: _description, include: _include, ...rest } = JSON.parse(text);
    return JSON.stringify(rest);
  } catch {
    return text;
  }
}

/** What the book is built with, besides what its pages import: packages, settings, and the files of its set-up. */
function setUpOf(root: string, read: Read): string[] {
  const list = (folder: string) => readdirSync(join(root, folder), { withFileTypes: true });
  const rooms = list('.').filter((entry) => entry.isDirectory());
  const settings = ['tsconfig.json', 'package.json', ...rooms.map(({ name }) => `${name}/package.json`)];
  const files = list(dirname(PREVIEW)).filter((entry) => entry.isFile() && !FRAME.test(entry.name));
  return [
    ...settings
      .filter((path) => existsSync(join(root, path)))
      .map((path) => `${path} ${fingerprint(settingsOf(join(root, path)))}`),
    ...['package-lock.json', ...files.map(({ name }) => join(dirname(PREVIEW), name))].map((path) =>
      stateOf(join(root, path), null, root, read),
    ),
  ];
}

/** What a style sheet names by a relative path: pictures, fonts, other sheets. The bundler takes it in without a module. */
function namedIn(id: string): string[] {
  const path = id.replace(/[?#].*$/, '');
  if (!path.endsWith('.css') || !existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(NAMED)]
    .map(([, address = '']) => join(dirname(path), address.replace(/[?#].*$/, '')))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** Everything a module reaches by imports and by what style sheets name, itself included, without pages of documentation. */
function closure(from: string, modules: ReadonlyMap<string, Module>): Set<string> {
  const reached = new Set([from]);
  for (const id of reached) {
    for (const next of [...(modules.get(id)?.imports ?? []), ...namedIn(id)])
      if (!PAGES_ALONE.test(next)) reached.add(next);
  }
  return reached;
}

/** What the bundler loaded, by its id: with what a module imports at once and what it imports on demand. */
export function modulesOf(
  ids: Iterable<string>,
  infoOf: (id: string) => ModuleInfo | null,
): ReadonlyMap<string, Module> {
  const modules = new Map<string, Module>();
  for (const id of ids) {
    const info = infoOf(id);
    if (!info) continue;
    modules.set(id, { code: info.code, imports: [...info.importedIds, ...info.dynamicallyImportedIds] });
  }
  return modules;
}

/**
 * A hash of all that each story file is made of: every module it reaches, by imports that wait too, the preview that draws it,
 * and what the book is built with.
 *
 * @param modules what the bundler loaded, by its id.
 * @param root the repository, by which files are named.
 * @param read how a file is read.
 * @returns story file, from the root → hash, in the order of the names.
 */
export function storyHashes(
  modules: ReadonlyMap<string, Module>,
  root: string,
  read: Read = (path) => readFileSync(path),
): Readonly<Record<string, string>> {
  const states = new Map<string, string>();
  const hashOf = (from: string, more: readonly string[]) => {
    const parts = new Set(more);
    for (const id of closure(from, modules)) {
      const state = states.get(id) ?? stateOf(id, modules.get(id)?.code ?? null, root, read);
      states.set(id, state);
      parts.add(state);
    }
    return fingerprint([...parts].sort().join('\n'));
  };
  const ground = hashOf(join(root, PREVIEW), setUpOf(root, read));
  return Object.fromEntries(
    [...modules.keys()]
      .filter((id) => STORY.test(id))
      .map((id) => [within(root, id), hashOf(id, [ground])] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * Writes beside the built book what its stories are made of (`graph.json`), for tests that draw only what changed.
 *
 * @param root the repository.
 */
export function storyGraph(root = ROOT): Plugin {
  return {
    name: 'parvis:story-graph',
    apply: 'build',
    generateBundle() {
      const modules = modulesOf(this.getModuleIds(), (id) => this.getModuleInfo(id));
      this.emitFile({
        type: 'asset',
        fileName: 'graph.json',
        source: `${JSON.stringify(storyHashes(modules, root), null, 2)}\n`,
      });
    },
  };
}
