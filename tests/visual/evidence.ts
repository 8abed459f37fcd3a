import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../../scripts/project.mjs';
import { type Code, codeOf, hashOf, inOrder, madeFrom, storyGraph, type Trial } from '../evidence/made.ts';
import type { Machine } from './machine.ts';

const HERE = import.meta.dirname;
/** Where the pictures lie, a folder for each kind of machine. */
export const PICTURES = join(HERE, 'pictures');
const LEDGER = join(HERE, 'evidence.json');
/** What the pictures of one run say to the end of it, a line each. */
const NOTES = join(ROOT, 'test-results', 'visual-evidence.jsonl');
/** Code that decides how a story is drawn and compared, beside this folder. */
const BESIDE = [
  'tests/chromium.ts',
  'tests/evidence/made.ts',
  'tests/storybook/book.ts',
  'tests/inChromium.ts',
  'tests/serveFolder.ts',
];

/** What is known of a picture that was last found to look as it should. */
export interface Evidence {
  /** Hash of all that the drawing was made of: the story's modules, the browser, the code of these tests. */
  readonly made: string;
  /** Hash of the stored picture. */
  readonly png: string;
}

const evidenceSchema = z.object({ made: z.string(), png: z.string() });
/** Folder of a machine → file of a picture → what is known of it. */
const ledgerSchema = z.record(z.string(), z.record(z.string(), evidenceSchema));
type Ledger = Readonly<Record<string, Readonly<Record<string, Evidence>>>>;
type Found = readonly [file: string, evidence: Evidence | undefined];
const noteSchema = z.object({ file: z.string(), evidence: z.optional(evidenceSchema) });

const readLedger = (): Ledger =>
  existsSync(LEDGER) ? ledgerSchema.parse(JSON.parse(readFileSync(LEDGER, 'utf8'))) : {};

/** What is known of the pictures of a machine. */
export const evidenceOf = ({ folder }: Machine): Readonly<Record<string, Evidence>> =>
  readLedger()[folder] ?? {};

/** Hash of a stored picture; undefined when there is none. */
export function pngHash(folder: string, file: string): string | undefined {
  const path = join(PICTURES, folder, file);
  return existsSync(path) ? hashOf(readFileSync(path)) : undefined;
}

/** The code that decides how a story is drawn and compared. */
export const drawingCode = (): Code => codeOf('tests/visual', BESIDE);

/** What each story file is drawn from: its modules, as the built book tells them, the browser, and the code of these tests. */
export function madeOf(
  { browser }: Pick<Machine, 'browser'>,
  { code = drawingCode(), graph = storyGraph() }: Partial<Pick<Trial, 'code' | 'graph'>> = {},
): (storyFile: string) => string {
  const made = madeFrom({ machine: [browser], code, graph });
  return (storyFile) => {
    const hash = made[storyFile];
    if (!hash) throw new Error(`The book does not say what ${storyFile} is made of.`);
    return hash;
  };
}

/** Forgets what an earlier run noted. */
export const clearNotes = (): void => rmSync(NOTES, { force: true });

/** Notes that a picture is as it should be, or, without evidence, that it is not. */
export function note(file: string, evidence: Evidence | undefined): void {
  mkdirSync(dirname(NOTES), { recursive: true });
  appendFileSync(NOTES, `${JSON.stringify({ file, evidence })}\n`);
}

const readNotes = (): readonly Found[] =>
  readFileSync(NOTES, 'utf8')
    .trim()
    .split('\n')
    .map((line) => noteSchema.parse(JSON.parse(line)))
    .map(({ file, evidence }) => [file, evidence] as const);

/** One line for each picture, in the order of names, so that two changes meet only where they concern the same one. */
function write(ledger: Ledger): void {
  const folders = inOrder(ledger).map(([folder, pictures]) => {
    const lines = inOrder(pictures).map(
      ([file, { made, png }]) => `    ${JSON.stringify(file)}: { "made": "${made}", "png": "${png}" }`,
    );
    return `  ${JSON.stringify(folder)}: {\n${lines.join(',\n')}\n  }`;
  });
  writeFileSync(LEDGER, `{\n${folders.join(',\n')}\n}\n`);
}

/** What a run of pictures found out, and what there should be. */
export interface Outcome {
  /** What there should be: file of a picture → what it is made of now. */
  readonly wanted: ReadonlyMap<string, string>;
  /** What was drawn: file of a picture → what is known of it now, nothing where it is not right. */
  readonly found: ReadonlyMap<string, Evidence | undefined>;
  /** Hash of a stored picture. */
  readonly pngOf: (file: string) => string | undefined;
  /** Asked to store. */
  readonly storing: boolean;
}

/**
 * What is kept of a run: of all pictures when it was green and whole, of those it stored when it was asked to store.
 * What is known of a picture that was found to be wrong, and of pictures that are gone, is forgotten.
 *
 * @param before what was known of the pictures of this machine.
 */
export function kept(
  before: Readonly<Record<string, Evidence>>,
  { wanted, found, pngOf, storing }: Outcome,
): Readonly<Record<string, Evidence>> {
  const known = new Map(Object.entries(before));
  const evidence = (file: string) => (found.has(file) ? found.get(file) : known.get(file));
  const isWhole = [...wanted].every(
    ([file, made]) => evidence(file)?.made === made && evidence(file)?.png === pngOf(file),
  );
  return Object.fromEntries(
    [...wanted.keys()].flatMap((file) => {
      const struck = found.has(file) && !found.get(file);
      const one = isWhole || storing || struck ? evidence(file) : known.get(file);
      return one ? [[file, one] as const] : [];
    }),
  );
}

/** Keeps what a run found out, and forgets folders that are gone. */
export function keepEvidence({ folder, storing }: Machine, wanted: ReadonlyMap<string, string>): void {
  if (!existsSync(NOTES)) return;
  const ledger = readLedger();
  const others = Object.entries(ledger).filter(([name]) => existsSync(join(PICTURES, name)));
  const found = new Map(readNotes());
  const pngOf = (file: string) => pngHash(folder, file);
  write({
    ...Object.fromEntries(others),
    [folder]: kept(ledger[folder] ?? {}, { wanted, found, pngOf, storing }),
  });
}
