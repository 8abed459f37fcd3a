import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { surfaceTable } from '@parvis/theme/contrast/surfaces';
import { tokens } from '@parvis/theme/css/tokens';
import { sourceOf } from '../code/source.ts';

/** The groups of tokens, each with a page of the book. */
const TOKEN_GROUPS = Object.keys(tokens) as readonly (keyof typeof tokens)[];
/** A token by its group and its name. */
export type TokenName = { readonly group: keyof typeof tokens; readonly name: string };

const GROUP_OF = new Map<string, keyof typeof tokens>(
  TOKEN_GROUPS.flatMap((group) => Object.keys(tokens[group]).map((name) => [name, group] as const)),
);
const KEYS_OF = new Map<string, readonly string[]>(surfaceTable.map(({ surface, keys }) => [surface, keys]));

/** How tokens stand in styles: `'$md'`, `$colors$txt`, `surface: 'bg'`, `mix('txt', 8)`, `var(--pv-colors-txt)`. */
const USES = [/\$(?:[a-zA-Z]+\$)?(\w+)/g, /\bmix\('(\w+)'/g, /--pv-[a-zA-Z]+-(\w+)/g];
const SURFACES = /surface: '(\w+)'/g;

/** What parts share, and what one takes of another's looks; another part itself has a page of its own. */
const STYLES = /\/(?:parts|screens)\/(?:shared\/\w+|\w+\/[a-z]\w*)\.tsx?$/;

/** The files of a component: its own, and what of other parts’ shared styles they reach. */
function filesOf(folder: string): string[] {
  const own = readdirSync(folder)
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.(?:stories|test)\./.test(name) && !/Fixture|^story/.test(name),
    )
    .map((name) => join(folder, name));
  const files = new Set(own);
  for (const file of files) {
    for (const { from, isType } of sourceOf(file).imported.values()) {
      if (!isType && STYLES.test(from) && existsSync(from)) files.add(from);
    }
  }
  return [...files];
}

function namesIn(text: string): string[] {
  const surfaces = [...text.matchAll(SURFACES)].flatMap(([, name = '']) => KEYS_OF.get(name) ?? [name]);
  return [...USES.flatMap((use) => [...text.matchAll(use)].map(([, name = '']) => name)), ...surfaces];
}

/** The tokens that the sources of a component name, in the order of the table. */
export function tokensOf(folder: string): readonly TokenName[] {
  const names = new Set(filesOf(folder).flatMap((file) => namesIn(readFileSync(file, 'utf8'))));
  return [...GROUP_OF].flatMap(([name, group]) => (names.has(name) ? [{ group, name }] : []));
}
