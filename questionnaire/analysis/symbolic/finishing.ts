import type { Flag } from '../../model/schema.ts';
import type { Choice, Choices } from './choices.ts';
import type { Decide } from './decisions.ts';
import { type Flags, flagName, type Level, type Reading, raisedBy, readingOf, readKeyed } from './reading.ts';

/** How a question is finished: where it leads, and with which flags. */
export interface Finished {
  /** The question that follows; nothing at an end. */
  readonly to: string | null;
  readonly ending: 'end' | 'left' | null;
  /** Whether an outcome was awaited. */
  readonly waited: boolean;
  /** At the end only because no source named a way. */
  readonly unnamed: boolean;
  readonly levels: readonly Level[];
  readonly flags: Flags;
  /** Of each flag that may be up or not from here on, the choices that raise it. */
  readonly raisers: ReadonlyMap<Flag, readonly Raiser[]>;
}

/** Whether a flag can still change something. */
export type Matters = (flag: Flag) => boolean;

/** A choice that was left open, since all that hangs on it is one flag. */
export interface Raiser {
  readonly choice: Choice;
  readonly raising: number;
  readonly silent: number;
}

/** Finishes a question; nothing where the decisions leave it incomplete. `live` tells which flags matter after it. */
export function finishing(
  choices: Choices,
  flags: Flags,
  decide: Decide,
  live: (to: string | null) => Matters,
): Finished | undefined {
  const reading = readingOf(choices, flags, decide);
  const levels: Level[] = [];
  const goal = goalOf(choices, reading, (level) => levels.push(level));
  const waited = choices.question.await !== undefined && !goal.atOnce;
  const alive = live(goal.to);
  const raised = raisedByEach(choices, reading, alive);
  if (!isTicked(choices, decide, (flag) => alive(flag) && !flags.up.has(flag))) return undefined;
  const onward = flagsAfter(flags, decide, raised, alive);
  return { to: goal.to, ending: goal.ending, unnamed: goal.unnamed, waited, levels, ...onward };
}

interface Goal {
  readonly to: string | null;
  readonly ending: 'end' | 'left' | null;
  readonly unnamed: boolean;
  /** Left without waiting for the outcome. */
  readonly atOnce: boolean;
}

/** The first source that names a way decides; what no source reads is not decided. */
export function goalOf(
  { question, questionId, namers }: Choices,
  reading: Reading,
  tell: (level: Level) => void,
): Goal {
  let first = true;
  for (const { choice, option } of namers) {
    if (reading.chosen(choice) !== option) continue;
    if (option.effect?.abort) return left(first);
    const to = readKeyed(option.effect?.followUp, reading.onward, `${option.path}.followUp`, tell);
    if (to !== undefined) return goingTo(to);
    first = false;
  }
  if (question.abort) return left(first);
  const to = readKeyed(question.followUp, reading.onward, `questions.${questionId}.followUp`, tell);
  return to === undefined ? { to: null, ending: 'end', unnamed: true, atOnce: false } : goingTo(to);
}

const left = (atOnce: boolean): Goal => ({ to: null, ending: 'left', unnamed: false, atOnce });

const goingTo = (to: string | null): Goal => ({
  to,
  ending: to === null ? 'end' : null,
  unnamed: false,
  atOnce: false,
});

/** At least one box is ticked. Where no box is free of what matters, the first that is ticked is decided. */
function isTicked({ boxes, raisers }: Choices, decide: Decide, matters: Matters): boolean {
  if (boxes.length === 0 || boxes.some(({ name }) => decide.known.get(name) === 1)) return true;
  const open = boxes.filter(({ name }) => !decide.known.has(name));
  const telling = new Set([...raisers].flatMap(([flag, own]) => (matters(flag) ? own : [])));
  return open.some((box) => !telling.has(box)) || open.some((box) => decide(box.name, 2) === 1);
}

type RaisedByEach = ReadonlyMap<Choice | undefined, ReadonlyArray<readonly Flag[]>>;

/** What the question itself raises, and each option. Reading it may decide choices, so all are read before any is left open. */
function raisedByEach(choices: Choices, { before }: Reading, live: Matters): RaisedByEach {
  const telling = new Set([...choices.raisers].flatMap(([flag, own]) => (live(flag) ? own : [])));
  const own = [undefined, [raisedBy(choices.question, before)]] as const;
  const each = [...telling].map(
    (choice) => [choice, choice.options.map(({ effect }) => raisedBy(effect, before))] as const,
  );
  return new Map<Choice | undefined, ReadonlyArray<readonly Flag[]>>([own, ...each]);
}

/** Returns the flags that matter after a question; a choice on which only one flag depends stays undecided. */
function flagsAfter(
  flags: Flags,
  decide: Decide,
  raised: RaisedByEach,
  live: Matters,
): Pick<Finished, 'flags' | 'raisers'> {
  const up = new Set([...flags.up].filter((flag) => live(flag)));
  const raise = (more: readonly Flag[] = []) => {
    for (const flag of more) if (live(flag)) up.add(flag);
  };
  for (const [choice, each] of raised) {
    const chosen = choice ? decide.known.get(choice.name) : 0;
    if (chosen !== undefined) raise(each[chosen]);
  }
  const either = new Set<Flag>();
  for (const [flag, isUp] of stillOpen(flags, decide)) {
    if (isUp) raise([flag]);
    else if (live(flag)) either.add(flag);
  }
  const raisers = new Map<Flag, Raiser[]>();
  for (const [choice, each] of raised) {
    if (!choice || decide.known.has(choice.name)) continue;
    const sets = each.map((all) => all.filter((flag) => live(flag) && !up.has(flag)));
    const open = openFlag(sets);
    if (open === undefined) raise(each[decide(choice.name, each.length)]);
    else if (open !== null) {
      const raiser = { choice, raising: sets.findIndex((set) => set.length > 0), silent: silentIn(sets) };
      raisers.set(open, [...(raisers.get(open) ?? []), raiser]);
      either.add(open);
    }
  }
  for (const flag of up) {
    either.delete(flag);
    raisers.delete(flag);
  }
  return { flags: { up, either }, raisers };
}

/** The flags that may be up or not: true where it was decided that one is, false where nothing was decided. */
function* stillOpen(flags: Flags, decide: Decide): Generator<[flag: Flag, isUp: boolean]> {
  for (const flag of flags.either) {
    const known = decide.known.get(flagName(flag));
    if (known !== 0) yield [flag, known === 1];
  }
}

const silentIn = (sets: readonly (readonly Flag[])[]): number => sets.findIndex((set) => set.length === 0);

/** The one flag that is all that hangs on a choice; null where nothing does; undefined where more does. */
function openFlag(sets: readonly (readonly Flag[])[]): Flag | null | undefined {
  const all = new Set(sets.flat());
  if (all.size === 0) return null;
  const [flag] = all;
  return all.size === 1 && silentIn(sets) >= 0 ? flag : undefined;
}
