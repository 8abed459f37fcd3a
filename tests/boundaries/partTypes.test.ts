import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PARTS = join(import.meta.dirname, '..', '..', 'ui', 'parts');
/** Exported by name. */
const OFFERED = /\/ui\/(?:slots|texts|dataAttributes|overlayHost)\.tsx?$/;

const declarationOf = (source: string, name: string): string | undefined =>
  new RegExp(String.raw`^(?:export )?type ${name}\b[\s\S]*?;\n(?![ \t])`, 'm').exec(source)?.[0];

function importedBy(file: string, source: string): ReadonlyMap<string, string> {
  const found = source.matchAll(/^import (?:type )?\{([^}]*)\} from '(\.[^']*)';/gm);
  return new Map(
    [...found].flatMap(([, names = '', path = '']) =>
      names
        .split(',')
        .map((name) => [name.replace(/^\s*type\s+|\s+/g, ''), join(file, '..', path)] as const)
        .filter(([name]) => /^[A-Z]/.test(name)),
    ),
  );
}

/** In property values and type arguments. */
const typesIn = (text: string): readonly string[] =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?::|extends)\s*([^;]*)/g)].flatMap(
    ([, value = '']) => [...value.matchAll(/(?<!['.\w])[A-Z]\w*/g)].map(([name]) => name),
  );

type Declared = { name: string; file: string };

/** Possibly written by a caller; with their files. */
function writtenTypes({ name, file }: Declared, seen: ReadonlySet<string> = new Set()): readonly Declared[] {
  const source = readFileSync(file, 'utf8');
  const text = declarationOf(source, name);
  if (text === undefined || seen.has(name)) return [];
  const imported = importedBy(file, source);
  const declared = (type: string): Declared[] => {
    const from = imported.get(type) ?? (declarationOf(source, type) ? file : undefined);
    return from ? [{ name: type, file: from }] : [];
  };
  const pieces = [...text.matchAll(/\b[A-Z]\w*Props\b/g)].flatMap(([piece]) => declared(piece));
  const own = typesIn(text).flatMap(declared);
  return [...own, ...[...own, ...pieces].flatMap((one) => writtenTypes(one, new Set([...seen, name])))];
}

const exportedBy = (file: string): ReadonlySet<string> => {
  const source = readFileSync(file, 'utf8');
  const declared = [...source.matchAll(/^export type (\w+)/gm)].map(([, type = '']) => type);
  const passed = [...source.matchAll(/^export type \{([^}]*)\}/gm)].flatMap(([, types = '']) =>
    types.split(/[\s,]+/),
  );
  return new Set([...declared, ...passed]);
};

const isOffered = ({ name, file }: Declared): boolean =>
  OFFERED.test(file) || (/\/parts\/(\w+)\/\1\.tsx$/.test(file) && exportedBy(file).has(name));

const partNames = readdirSync(PARTS).filter((name) => /^[A-Z]/.test(name));

describe('types used with a part', () => {
  it.each(partNames)('%s exports those of its properties', (name) => {
    const file = join(PARTS, name, `${name}.tsx`);
    const exported = exportedBy(file);
    const wanted = writtenTypes({ name: `${name}Props`, file }).filter((one) => !isOffered(one));
    expect([...new Set(wanted.map((one) => one.name))].filter((type) => !exported.has(type))).toEqual([]);
  });
});
