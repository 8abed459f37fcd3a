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

/** Folders whose own folders are subjects. */
const FLOORS = new Set(['app/features', 'app/lib', 'server/cli', 'server/modules', 'server/platform']);

/** The subject that a folder belongs to: a feature, a module, a part of the platform, else the folder of its room. */
function subjectOf(folder: string): string {
  const parts = folder.split('/');
  return parts.slice(0, FLOORS.has(parts.slice(0, 2).join('/')) ? 3 : 2).join('/');
}

/** The same arrows between subjects: folders with all below them. */
export const betweenSubjects = (arrows: readonly Arrow[]): Arrow[] =>
  arrows
    .map(({ from, to, because }) => ({ from: subjectOf(from), to: subjectOf(to), because }))
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
