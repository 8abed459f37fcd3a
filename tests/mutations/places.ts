import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/project.mjs';
import { type Break, KINDS } from './kinds.ts';
import { parsed, walk } from './syntax.ts';

export interface Mutant extends Break {
  readonly file: string;
  readonly kind: string;
  readonly line: number;
  readonly was: string;
}

export const sourceOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

export const broken = ({ file, start, end, by }: Mutant): string => {
  const source = sourceOf(file);
  return source.slice(0, start) + by + source.slice(end);
};

/** Only those that parse. */
export function mutantsOf(file: string): readonly Mutant[] {
  const source = sourceOf(file);
  const found = new Map<string, Mutant>();
  for (const [node, above] of walk(parsed(file, source)))
    for (const [kind, breaks] of Object.entries(KINDS))
      for (const one of breaks({ node, above, written: ({ start, end }) => source.slice(start, end) })) {
        const was = source.slice(one.start, one.end);
        const line = source.slice(0, one.start).split('\n').length;
        const mutant = { file, kind, line, was, ...one };
        if (was !== one.by && parses(mutant)) found.set(broken(mutant), mutant);
      }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

function parses(mutant: Mutant): boolean {
  try {
    parsed(mutant.file, broken(mutant));
    return true;
  } catch {
    return false;
  }
}
