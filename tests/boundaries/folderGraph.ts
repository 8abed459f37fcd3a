import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/** Installed, built, or outside the product. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'testing', 'stories', 'scenarios']);
const SOURCE = /\.tsx?$/;
const BESIDE = /\.(test|spec|stories)\.tsx?$/;
const RELATIVE = /(?:from|import)\s*\(?\s*'(\.[^'\n]*)'/g;

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly because: string;
}

/** Sorted paths from the root. */
export function sourcesOf(room: string): string[] {
  return readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !BESIDE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some((part) => LEFT_OUT.has(part)))
    .sort();
}

/** Dependencies on other folders by relative imports. */
function arrowsOf(path: string, text: string): Arrow[] {
  const from = dirname(path);
  return [...text.matchAll(RELATIVE)].flatMap(([, specifier = '']) => {
    const target = posix.join(from, specifier);
    const to = dirname(target);
    return to === from ? [] : [{ from, to, because: `${path} imports ${target}` }];
  });
}

export function folderArrows(room: string): Arrow[] {
  return sourcesOf(room).flatMap((path) => arrowsOf(path, readFileSync(join(ROOT, path), 'utf8')));
}

/** Their subfolders are subjects. */
const FLOORS = new Set(['app/features', 'app/lib', 'server/cli', 'server/modules', 'server/platform']);

/** Feature, module, platform part, or the room. */
function subjectOf(folder: string): string {
  const parts = folder.split('/');
  return parts.slice(0, FLOORS.has(parts.slice(0, 2).join('/')) ? 3 : 2).join('/');
}

/** With subfolders. */
export const betweenSubjects = (arrows: readonly Arrow[]): Arrow[] =>
  arrows
    .map(({ from, to, because }) => ({ from: subjectOf(from), to: subjectOf(to), because }))
    .filter(({ from, to }) => from !== to);

/** Parts of a cycle. */
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

const MODULE = /^server\/modules\/([^/]+)\//;
/** Service, handlers, and what every module uses. */
const MODULE_ENTRY = /^server\/modules\/(?:context\/|[^/]+\/(?:service\.ts$|routes\/))/;

/** Past its service file: `from imports to`. */
export const findBypassedServices = (files: readonly (readonly [path: string, text: string])[]): string[] =>
  files.flatMap(([path, text]) =>
    [...text.matchAll(RELATIVE)].flatMap(([, specifier = '']) => {
      const target = posix.join(dirname(path), specifier);
      const module = MODULE.exec(target)?.[1];
      const isOther = module !== undefined && module !== MODULE.exec(path)?.[1];
      return isOther && !MODULE_ENTRY.test(target) ? [`${path} imports ${target}`] : [];
    }),
  );

export const readSources = (room: string): [path: string, text: string][] =>
  sourcesOf(room).map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]);
