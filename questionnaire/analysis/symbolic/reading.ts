import type { Env } from '../../engine/keyed.ts';
import { pick } from '../../engine/keyed.ts';
import { isMap } from '../../model/effects.ts';
import type { Effect, Flag, Keyed, Pickable } from '../../model/schema.ts';
import type { Choice, Choices } from './choices.ts';
import type { Decide } from './decisions.ts';

/** Flags as far as they are known: those that are up, and those that may be up or not, each for itself. All others are down. */
export interface Flags {
  readonly up: ReadonlySet<Flag>;
  readonly either: ReadonlySet<Flag>;
}

/** By which key one level of a map was read; nothing where none was current and there is no default. */
export interface Level {
  readonly path: string;
  readonly winner: string | undefined;
  readonly keys: readonly string[];
}

/** By what the name of a decision about a flag begins. */
const FLAG = 'flag ';

/** The name of a decision about a flag. */
export const flagName = (flag: Flag): string => FLAG + flag;

/** The flags that a run decided on. */
export function decidedFlags(decisions: ReadonlyMap<string, number>): Array<[flag: Flag, up: boolean]> {
  return [...decisions].flatMap(
    ([name, value]): Array<[Flag, boolean]> =>
      name.startsWith(FLAG) ? [[name.slice(FLAG.length), value === 1]] : [],
  );
}

/** Whether a flag is up, decided where it may be or not. */
export const upIn = (flags: Flags, decide: Decide, flag: Flag): boolean =>
  flags.up.has(flag) || (flags.either.has(flag) && decide(flagName(flag), 2) === 1);

/** How keyed values of a question are read while it is being finished; asks for a decision only where one matters. */
export interface Reading {
  /** What `flags` are read by: the flags of before, and the tokens of the answers. */
  readonly before: Env;
  /** What `set` and `clear` are read by: the flags with those raised. */
  readonly after: Env;
  /** What `followUp` is read by: the outcome as well. */
  readonly onward: Env;
  chosen(choice: Choice): Choice['options'][number] | undefined;
}

/** Reads keyed values as the engine does when it ends the question, with unknown choices and flags decided by `decide`. */
export function readingOf(choices: Choices, flags: Flags, decide: Decide): Reading {
  const { question, byToken, raisers } = choices;
  const chosen = (choice: Choice) => choice.options[decide(choice.name, choice.options.length)];
  const isToken = (name: string): boolean => {
    const found = byToken.get(name);
    return found !== undefined && decide(found.choice.name, found.choice.options.length) === found.at;
  };
  const isUp = (name: string): boolean => upIn(flags, decide, name);
  const before: Env = { has: (name) => isToken(name) || isUp(name) };
  const isRaised = (name: string): boolean =>
    flags.up.has(name) ||
    (raisers.get(name) ?? []).some((choice) => raisedBy(chosen(choice)?.effect, before).includes(name)) ||
    raisedBy(question, before).includes(name);
  const after: Env = { has: (name) => isToken(name) || isRaised(name) || isUp(name) };
  const isHeard = (name: string): boolean => {
    const outcome = choices.outcomes.get(name);
    return outcome !== undefined && chosen(outcome)?.token === name;
  };
  const onward: Env = { has: (name) => after.has(name) || isHeard(name) };
  return { before, after, onward, chosen };
}

/** The flags that an effect raises; one that leaves raises none. */
export function raisedBy(effect: Pick<Effect, 'flags' | 'abort'> | undefined, env: Env): readonly Flag[] {
  return effect?.abort ? [] : (pick(effect?.flags, env) ?? []);
}

/** Reads a keyed value as the engine does, and tells of every level of a map. */
export function readKeyed<T extends Pickable>(
  keyed: Keyed<T> | undefined,
  env: Env,
  path: string,
  tell: (level: Level) => void,
): T | undefined {
  if (keyed === undefined || !isMap<T>(keyed)) return keyed;
  const keys = Object.keys(keyed);
  const current = keys.find((key) => key !== 'default' && env.has(key));
  const winner = current ?? (keys.includes('default') ? 'default' : undefined);
  tell({ path, winner, keys });
  return winner === undefined ? undefined : readKeyed(keyed[winner], env, `${path}.${winner}`, tell);
}
