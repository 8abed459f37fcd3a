import type { Flag } from '../../model/schema.ts';
import type { Choice, Choices } from './choices.ts';
import type { Decide } from './decisions.ts';
import {
  createReading,
  type Flags,
  formatFlag,
  type Level,
  type Reading,
  resolveKeyed,
  resolveRaised,
} from './reading.ts';

export interface Finished {
  readonly to: string | null;
  readonly ending: 'end' | 'left' | null;
  readonly waited: boolean;
  /** No source named a follow-up. */
  readonly unnamed: boolean;
  readonly levels: readonly Level[];
  readonly flags: Flags;
  /** By undetermined flag. */
  readonly raisers: ReadonlyMap<Flag, readonly Raiser[]>;
}

export type Matters = (flag: Flag) => boolean;

/** Open, because only one flag depends on it. */
export interface Raiser {
  readonly choice: Choice;
  readonly raising: number;
  readonly silent: number;
}

/** Nothing if incomplete. `live`: flags that matter afterwards. */
export function finishSymbolically(
  choices: Choices,
  flags: Flags,
  decide: Decide,
  live: (to: string | null) => Matters,
): Finished | undefined {
  const reading = createReading(choices, flags, decide);
  const levels: Level[] = [];
  const goal = resolveGoal(choices, reading, (level) => levels.push(level));
  const waited = choices.question.await !== undefined && !goal.atOnce;
  const alive = live(goal.to);
  const raised = listRaisedFlags(choices, reading, alive);
  if (!isTicked(choices, decide, (flag) => alive(flag) && !flags.up.has(flag))) return undefined;
  const onward = getNextFlags(flags, decide, raised, alive);
  return { to: goal.to, ending: goal.ending, unnamed: goal.unnamed, waited, levels, ...onward };
}

interface Goal {
  readonly to: string | null;
  readonly ending: 'end' | 'left' | null;
  readonly unnamed: boolean;
  readonly atOnce: boolean;
}

/** The first source with a follow-up wins; unread sources stay undecided. */
export function resolveGoal(
  { question, questionId, namers }: Choices,
  reading: Reading,
  tell: (level: Level) => void,
): Goal {
  let first = true;
  for (const { choice, option } of namers) {
    if (reading.getOption(choice) !== option) continue;
    if (option.effect?.abort) return createAbortGoal(first);
    const to = resolveKeyed(option.effect?.followUp, reading.onward, `${option.path}.followUp`, tell);
    if (to !== undefined) return createGoal(to);
    first = false;
  }
  if (question.abort) return createAbortGoal(first);
  const to = resolveKeyed(question.followUp, reading.onward, `questions.${questionId}.followUp`, tell);
  return to === undefined ? { to: null, ending: 'end', unnamed: true, atOnce: false } : createGoal(to);
}

const createAbortGoal = (atOnce: boolean): Goal => ({ to: null, ending: 'left', unnamed: false, atOnce });

const createGoal = (to: string | null): Goal => ({
  to,
  ending: to === null ? 'end' : null,
  unnamed: false,
  atOnce: false,
});

/** Decides a box only if every open box matters. */
function isTicked({ boxes, raisers }: Choices, decide: Decide, matters: Matters): boolean {
  if (boxes.length === 0 || boxes.some(({ name }) => decide.known.get(name) === 1)) return true;
  const open = boxes.filter(({ name }) => !decide.known.has(name));
  const telling = new Set([...raisers].flatMap(([flag, own]) => (matters(flag) ? own : [])));
  return open.some((box) => !telling.has(box)) || open.some((box) => decide(box.name, 2) === 1);
}

type RaisedFlags = ReadonlyMap<Choice | undefined, ReadonlyArray<readonly Flag[]>>;

/** Reading may decide choices, so all are read first. */
function listRaisedFlags(choices: Choices, { before }: Reading, live: Matters): RaisedFlags {
  const telling = new Set([...choices.raisers].flatMap(([flag, own]) => (live(flag) ? own : [])));
  const own = [undefined, [resolveRaised(choices.question, before)]] as const;
  const each = [...telling].map(
    (choice) => [choice, choice.options.map(({ effect }) => resolveRaised(effect, before))] as const,
  );
  return new Map<Choice | undefined, ReadonlyArray<readonly Flag[]>>([own, ...each]);
}

/** A choice on which one flag depends stays undecided. */
function getNextFlags(
  flags: Flags,
  decide: Decide,
  raised: RaisedFlags,
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
  for (const [flag, isUp] of generateUndetermined(flags, decide)) {
    if (isUp) raise([flag]);
    else if (live(flag)) either.add(flag);
  }
  const raisers = new Map<Flag, Raiser[]>();
  for (const [choice, each] of raised) {
    if (!choice || decide.known.has(choice.name)) continue;
    const sets = each.map((all) => all.filter((flag) => live(flag) && !up.has(flag)));
    const open = findSingleFlag(sets);
    if (open === undefined) raise(each[decide(choice.name, each.length)]);
    else if (open !== null) {
      const raiser = { choice, raising: sets.findIndex((set) => set.length > 0), silent: findSilent(sets) };
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

/** True if decided up, false if undecided. */
function* generateUndetermined(flags: Flags, decide: Decide): Generator<[flag: Flag, isUp: boolean]> {
  for (const flag of flags.either) {
    const known = decide.known.get(formatFlag(flag));
    if (known !== 0) yield [flag, known === 1];
  }
}

const findSilent = (sets: readonly (readonly Flag[])[]): number => sets.findIndex((set) => set.length === 0);

/** Null for none, undefined for several. */
function findSingleFlag(sets: readonly (readonly Flag[])[]): Flag | null | undefined {
  const all = new Set(sets.flat());
  if (all.size === 0) return null;
  const [flag] = all;
  return all.size === 1 && findSilent(sets) >= 0 ? flag : undefined;
}
