import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { choose } from '../evidence/choose.ts';
import { type Code, codeOf, commitOf, inOrder, madeFrom, storyGraph, type Trial } from '../evidence/made.ts';

const HERE = import.meta.dirname;
const LEDGER = join(HERE, 'evidence.json');
/** Code that decides how stories are played, beside this folder and what the built book knows of. */
const BESIDE = ['vitest.config.ts', 'tests/chromium.ts', 'tests/evidence/made.ts'];

const knownSchema = z.object({ made: z.string(), tests: z.number() });
const ledgerSchema = z.record(z.string(), knownSchema);

/** What is known of a file of stories that was last found right. */
type Known = z.infer<typeof knownSchema>;
/** File of stories, from the root → what is known of it. */
export type Ledger = Readonly<Record<string, Known>>;

/** What is known of all stories. */
export const readLedger = (): Ledger =>
  existsSync(LEDGER) ? ledgerSchema.parse(JSON.parse(readFileSync(LEDGER, 'utf8'))) : {};

/** Keeps what is known, a line for each file of stories. */
export function writeLedger(ledger: Ledger): void {
  const lines = inOrder(ledger).map(
    ([file, { made, tests }]) => `  ${JSON.stringify(file)}: { "made": "${made}", "tests": ${tests} }`,
  );
  writeFileSync(LEDGER, `{\n${lines.join(',\n')}\n}\n`);
}

const outputOf = (program: string, ...args: readonly string[]): string => {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
};

/** What stories are written in: the families of the theme, and the scripts of the languages that appear in them, emoji too. */
const FAMILIES = ['system-ui', 'sans-serif', 'Arial', 'ui-monospace', 'monospace'];
const SCRIPTS = ['fr', 'el', 'ar', 'he', 'ja', 'und-zsye'];

/**
 * The letters that stories measure text with; nothing where the system cannot say. Those it would take alone: a font that
 * something else brought along changes no story.
 */
const fonts = (): string =>
  FAMILIES.flatMap((family) => SCRIPTS.map((script) => `${family}:lang=${script}`))
    .map((wanted) => outputOf('fc-match', '--format', '%{family} %{style} %{fontversion}', wanted))
    .join('\n');

/** The code that decides how stories are played. */
export const playingCode = (): Code => codeOf('tests/stories', BESIDE);

/** What stories are played in: the system, the browser, and the letters they measure text with. */
export interface Player {
  readonly platform: string;
  readonly browser: string;
  readonly fonts: string;
}

/**
 * What each file of stories is made of: its modules, as the built book tells them, browser and fonts, and how it is played.
 *
 * @param chromium the program of the browser.
 * @returns file of stories, from the root → hash.
 */
export const madeOfStories = (chromium: string): Readonly<Record<string, string>> =>
  madeOf({ platform: process.platform, browser: outputOf(chromium, '--version'), fonts: fonts() });

/** The same for a known machine. */
export const madeOf = (
  { platform, browser, fonts }: Player,
  { code = playingCode(), graph = storyGraph() }: Partial<Pick<Trial, 'code' | 'graph'>> = {},
): Readonly<Record<string, string>> => madeFrom({ machine: [platform, browser, fonts], code, graph });

/**
 * The files of stories that need not be played anew: nothing that they are made of has changed since they were found right.
 *
 * @param made what each is made of now.
 * @param known what was kept of them.
 */
export function unchangedStories(
  made: Readonly<Record<string, string>>,
  known: Ledger,
  { commit = commitOf(), all = false }: { readonly commit?: string | undefined; readonly all?: boolean } = {},
): readonly string[] {
  return Object.keys(made).filter((story) => {
    const isSame = known[story]?.made === made[story];
    return choose({ story, isSame, commit, all }) === 'unchanged';
  });
}

/** What became of a file of stories in a run. */
export interface Played {
  readonly file: string;
  readonly isRight: boolean;
  readonly tests: number;
}

/** What is known after a run: of what was played by how it went, of all others as before; nothing of files that are gone. */
export function learn(
  known: Ledger,
  made: Readonly<Record<string, string>>,
  played: readonly Played[],
): Ledger {
  const now = new Map(played.map((one) => [one.file, one]));
  return Object.fromEntries(
    Object.entries(made).flatMap(([file, hash]) => {
      const one = now.get(file);
      if (one) return one.isRight ? [[file, { made: hash, tests: one.tests }]] : [];
      const before = known[file];
      return before ? [[file, before]] : [];
    }),
  );
}
