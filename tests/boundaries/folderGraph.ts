import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/** What is built, installed, or stands beside the product to show or to try it. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'testing', 'stories', 'scenarios']);
const SOURCE = /\.tsx?$/;
const BESIDE = /\.(test|spec|stories)\.tsx?$/;
const RELATIVE = /(?:from|import)\s*\(?\s*'(\.[^'\n]*)'/g;

/** An arrow between two folders of a room, with the import that draws it. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** The file that imports, and what it imports. */
  readonly because: string;
}

/** The product's own source files of a room, by paths from the root of the repository, in a fixed order. */
export function sourcesOf(room: string): string[] {
  return readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !BESIDE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some((part) => LEFT_OUT.has(part)))
    .sort();
}

/** The arrows that the relative imports of a file draw to other folders than its own. */
function arrowsOf(path: string, text: string): Arrow[] {
  const from = dirname(path);
  return [...text.matchAll(RELATIVE)].flatMap(([, specifier = '']) => {
    const target = posix.join(from, specifier);
    const to = dirname(target);
    return to === from ? [] : [{ from, to, because: `${path} imports ${target}` }];
  });
}

/** The arrows between the folders of a room. */
export function folderArrows(room: string): Arrow[] {
  return sourcesOf(room).flatMap((path) => arrowsOf(path, readFileSync(join(ROOT, path), 'utf8')));
}

/** Folders that are subjects of their own although they lie within another's: ARCHITECTURE's decisions say why. */
export const APART = [
  'server/customers/load',
  'server/customers/archive',
  'server/customers/commands',
  'server/customers/file',
] as const;

/** The subject that a folder belongs to: the folder of its room that it lies in, unless it stands apart. */
const subjectOf = (folder: string, apart: readonly string[] = APART): string =>
  apart.find((one) => `${folder}/`.startsWith(`${one}/`)) ?? folder.split('/').slice(0, 2).join('/');

/** The same arrows between subjects: folders with all below them. */
export const betweenSubjects = (arrows: readonly Arrow[], apart?: readonly string[]): Arrow[] =>
  arrows
    .map(({ from, to, because }) => ({ from: subjectOf(from, apart), to: subjectOf(to, apart), because }))
    .filter(({ from, to }) => from !== to);

/** The arrows that lie on a circle: from their end there is a way back to their beginning. */
export function circling(arrows: readonly Arrow[]): Arrow[] {
  const ways = new Map<string, Set<string>>();
  for (const { from, to } of arrows) ways.set(from, (ways.get(from) ?? new Set()).add(to));
  const leads = (from: string, goal: string): boolean => {
    const seen = new Set<string>();
    const open = [from];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
      if (folder === goal) return true;
      if (seen.has(folder)) continue;
      seen.add(folder);
      open.push(...(ways.get(folder) ?? []));
    }
    return false;
  };
  return arrows.filter(({ from, to }) => leads(to, from));
}
