import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/** Loads the texts of all parts. */
const PAGE = /createLazyPage\(\s*async (.*?)\);\n/gs;
const FILE = /\(await import\('(\.[^']+)'\)\)/;
const AREAS = /const areas = \[([^\]]*)\]/;
const STATIC = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm;
const LATER = /import\('(\.[^']+)'\)/g;
const LOADS = /texts\.load\(([^)]*)\)/g;
const QUOTED = /'((?:[A-Za-z]\w*\.)+[\w.]+)'/g;

const quoted = (list: string): string[] => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const beside = (path: string, specifier: string): string => posix.join(posix.dirname(path), specifier);

export interface Loaded {
  readonly path: string;
  readonly areas: readonly string[];
}

export function pagesOf(path: string, source = read(path)): Loaded[] {
  const shared = quoted(AREAS.exec(source)?.[1] ?? '');
  return [...source.matchAll(PAGE)].flatMap(([, written = '']) => {
    const [, specifier, list = ''] = written.split(FILE);
    if (specifier === undefined) return [];
    return {
      path: beside(path, specifier),
      areas: [...quoted(list), ...(list.includes('...areas') ? shared : [])],
    };
  });
}

/** With text areas. Dynamic imports inherit loaded areas. */
export function filesOf(page: Loaded, open: (path: string) => string = read): Loaded[] {
  const met = new Map<string, Loaded>();
  const walk = (path: string, areas: readonly string[]): void => {
    const key = `${path} ${[...areas].sort().join(' ')}`;
    if (met.has(key)) return;
    met.set(key, { path, areas });
    const source = open(path);
    for (const [, specifier = ''] of source.matchAll(STATIC)) walk(beside(path, specifier), areas);
    const more = [...source.matchAll(LOADS)].flatMap(([, list = '']) => quoted(list));
    const apart = new Set(pagesOf(path, source).map((one) => one.path));
    for (const [, specifier = ''] of source.matchAll(LATER)) {
      const later = beside(path, specifier);
      if (!apart.has(later)) walk(later, [...new Set([...areas, ...more])]);
    }
  };
  walk(page.path, page.areas);
  return [...met.values()];
}

/** In no loaded area. */
export function unloaded(
  { path, areas }: Loaded,
  areasOf: ReadonlyMap<string, readonly string[]>,
  open: (path: string) => string = read,
): string[] {
  const ids = [...open(path).matchAll(QUOTED)].map(([, id = '']) => id);
  return ids.filter((id) => {
    const has = areasOf.get(id);
    return has !== undefined && !has.some((area) => areas.includes(area));
  });
}
