import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { eq } from 'drizzle-orm';
import { type CommandResult, HELP_FLAGS, readCommand } from '../../base/commandArguments.ts';
import { readConfig } from '../../base/config.ts';
import { reasonOf } from '../../base/startFailure.ts';
import { mediaFolderOf } from '../../storage/folders.ts';
import { type OpenedStorage, openStorage, type Place } from '../../storage/openStorage.ts';
import { asServer } from '../../store/asServer.ts';
import type { Database, Store } from '../../store/database.ts';
import { onlyHere } from '../../store/onlyHere.ts';
import { settings } from '../../store/schema.ts';
import { countPieces, isSamePlace, type Moved, movePieces } from './movePieces.ts';
import { HELP, OUTCOME, PLACES, SAYS, USAGE } from './words.ts';

const NAME = 'mediaPlace';

/** Notes where the server that began last keeps files: who moves them there must not take them from one that looks elsewhere alone. */
export async function notePlace(db: Database, value: string): Promise<void> {
  await db
    .insert(settings)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Where the server that began last keeps files. */
async function notedPlace(db: Database): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.name, NAME));
  return row?.value;
}

const FLAGS = { '--dry-run': 'dryRun', '--json': 'json', ...HELP_FLAGS } as const;

interface Options {
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly language: Language;
}

/** What became of the files of one place. */
interface Outcome extends Moved {
  readonly from: string;
  readonly to: string;
  /** Why not all of them were moved. */
  readonly stopped?: string;
}

const NONE: Moved = { moved: 0, bytes: 0, there: 0, different: 0 };

const refused = (line: string, status: 1 | 2 = 2): CommandResult => ({ status, lines: [line] });

function linesOf(outcomes: readonly Outcome[], { dryRun, json, language }: Options): string[] {
  if (json) return [JSON.stringify({ dryRun, places: outcomes }, null, 2)];
  const head = dryRun ? OUTCOME.would : OUTCOME.did;
  const end = dryRun ? OUTCOME.stoppedCounting : OUTCOME.stopped;
  return outcomes.flatMap(({ from, to, stopped, ...moved }) => [
    head[language](from, to, moved),
    ...(moved.there > 0 ? [OUTCOME.there[language](moved.there)] : []),
    ...(moved.different > 0 ? [OUTCOME.different[language](moved.different)] : []),
    ...(stopped === undefined ? [] : [end[language](stopped)]),
  ]);
}

/** Moves what lies in one place as far as that goes, or counts it. @returns `same` where that is the place to which it would be moved */
async function moveFrom(
  { storage, place }: Place,
  { current, scratch }: OpenedStorage,
  { dryRun }: Options,
): Promise<Outcome | 'same'> {
  let moved = NONE;
  const so = () => ({ from: place, to: current.place, ...moved });
  try {
    if (await isSamePlace({ from: storage, to: current.storage })) return 'same';
    if (dryRun) moved = { ...NONE, ...(await countPieces({ from: storage })) };
    else
      await movePieces({ from: storage, to: current.storage, scratch }, (now) => {
        moved = now;
      });
    return so();
  } catch (error) {
    return { ...so(), stopped: reasonOf(error) };
  }
}

/** The same for all places of before, one after the other. @returns the place that is the one to which it would be moved */
async function moveAll(opened: OpenedStorage, options: Options): Promise<Outcome[] | string> {
  const done: Outcome[] = [];
  for (const one of opened.former) {
    const outcome = await moveFrom(one, opened, options);
    if (outcome === 'same') return one.place;
    done.push(outcome);
  }
  return done;
}

/** Does what the options ask, on an open database of this version. */
async function run(
  { db, pool }: Pick<Store, 'db' | 'pool'>,
  opened: OpenedStorage,
  options: Options,
): Promise<CommandResult> {
  const { current } = opened;
  const { dryRun, language } = options;
  // One that reads the old place alone would miss what is moved from there.
  if ((await notedPlace(db)) !== current.place) return refused(PLACES.notServed[language](current.place));
  const work = () => moveAll(opened, options);
  const outcomes = await (dryRun ? work() : onlyHere(pool, 'moving', work));
  if (outcomes === undefined) return refused(SAYS.busy[language], 1);
  if (typeof outcomes === 'string') return refused(PLACES.same[language](outcomes));
  const isWhole = outcomes.every(({ stopped, different }) => stopped === undefined && different === 0);
  return { status: isWhole ? 0 : 1, lines: linesOf(outcomes, options) };
}

/** What `parvis media move` says and ends with, to arguments and settings. @throws what a start of the server would fail by */
export async function answer(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const read = readCommand(args, { flags: FLAGS, usage: USAGE, help: HELP });
  if ('status' in read) return read;
  const { given, language } = read;
  const config = readConfig(env);
  const opened = openStorage(config, mediaFolderOf(config));
  if (opened.former.length === 0) return refused(SAYS.nowhere[language]);
  const options = { dryRun: given.has('dryRun'), json: given.has('json'), language };
  return asServer(config, (store) => run(store, opened, options));
}
