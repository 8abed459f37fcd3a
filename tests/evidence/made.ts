import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../../scripts/project.mjs';

/** Hash by which what was made, and what it is made of, is known. */
export const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 20);
};

/** Files of code, from the root → what they hold. */
export type Code = Readonly<Record<string, string | Buffer>>;

/** Code that decides how something is tried: the files of a folder that are no tests, and others beside it. */
export function codeOf(folder: string, beside: readonly string[]): Code {
  const own = readdirSync(join(ROOT, folder)).filter(
    (name) => /\.(ts|mjs)$/.test(name) && !name.endsWith('.test.ts'),
  );
  const paths = [...own.sort().map((name) => `${folder}/${name}`), ...beside];
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(ROOT, path))]));
}

/** What stories are tried with. */
export interface Trial {
  /** Whatever of the machine decides how it goes: its browser, its letters. */
  readonly machine: readonly string[];
  readonly code: Code;
  /** File of stories → hash of its modules. */
  readonly graph: Readonly<Record<string, string>>;
}

/** What each file of stories is made of, all in all: its modules, the machine, and the code that tries it. */
export function madeFrom({ machine, code, graph }: Trial): Readonly<Record<string, string>> {
  const common = hashOf(...machine, ...inOrder(code).flat());
  return Object.fromEntries(Object.entries(graph).map(([file, modules]) => [file, hashOf(common, modules)]));
}

const graphSchema = z.record(z.string(), z.string());

/** Each file of stories, from the root → a hash of its modules, as the built book tells them. */
export const storyGraph = (): Readonly<Record<string, string>> =>
  graphSchema.parse(JSON.parse(readFileSync(join(ROOT, 'storybook-static', 'graph.json'), 'utf8')));

/** The commit that is looked at; undefined without git. */
export function commitOf(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** In the order of names, so that two changes of a ledger meet only where they concern the same line. */
export const inOrder = <T>(record: Readonly<Record<string, T>>): readonly (readonly [string, T])[] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
