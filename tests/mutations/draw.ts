import { createHash } from 'node:crypto';
import { broken, type Mutant, mutantsOf } from './places.ts';
import { filesOf, type Rule } from './rules.ts';

/** A drawn mutant with its rule. */
export interface Drawn {
  readonly rule: Rule;
  readonly mutant: Mutant;
}

export type Compiles = (file: string, text: string) => boolean;

const inOrderOf = (seed: string, mutants: readonly Mutant[]): Mutant[] => {
  const rank = ({ file, start, end, by }: Mutant) =>
    createHash('sha256')
      .update(JSON.stringify([seed, file, start, end, by]))
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, at: rank(mutant) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ mutant }) => mutant);
};

/** One per rule in turn, seeded: a larger draw extends a smaller one. Skips what does not compile. */
export function drawn(
  rules: readonly Rule[],
  seed: string,
  count: number,
  compiles: Compiles,
): readonly Drawn[] {
  const left = rules.map((rule) => ({ rule, mutants: inOrderOf(seed, filesOf(rule).flatMap(mutantsOf)) }));
  const all: Drawn[] = [];
  while (all.length < count && left.some(({ mutants }) => mutants.length > 0))
    for (const { rule, mutants } of left) {
      let mutant = mutants.shift();
      while (mutant && !compiles(mutant.file, broken(mutant))) mutant = mutants.shift();
      if (mutant && all.length < count) all.push({ rule, mutant });
    }
  return all;
}
