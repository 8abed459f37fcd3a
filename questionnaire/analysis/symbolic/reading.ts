import type { Env } from '../../engine/keyedValues.ts';
import { resolveKeyedValue } from '../../engine/keyedValues.ts';
import { isMap } from '../../model/effects.ts';
import type { Effect, Flag, Keyed, Pickable } from '../../model/schema.ts';
import type { Choice, Choices } from './choices.ts';
import type { Decide } from './decisions.ts';

/** `up`, or `either` up or down; all others are down. */
export interface Flags {
  readonly up: ReadonlySet<Flag>;
  readonly either: ReadonlySet<Flag>;
}

/** Of one level of a map. */
export interface Level {
  readonly path: string;
  readonly winner: string | undefined;
  readonly keys: readonly string[];
}

const FLAG = 'flag ';

export const formatFlag = (flag: Flag): string => FLAG + flag;

export function listDecidedFlags(decisions: ReadonlyMap<string, number>): Array<[flag: Flag, up: boolean]> {
  return [...decisions].flatMap(
    ([name, value]): Array<[Flag, boolean]> =>
      name.startsWith(FLAG) ? [[name.slice(FLAG.length), value === 1]] : [],
  );
}

export const isFlagUp = (flags: Flags, decide: Decide, flag: Flag): boolean =>
  flags.up.has(flag) || (flags.either.has(flag) && decide(formatFlag(flag), 2) === 1);

/** Environments for keyed values at the end of a question; decides lazily. */
export interface Reading {
  /** For `flags`: previous flags and tokens. */
  readonly before: Env;
  /** For `set` and `clear`: with raised flags. */
  readonly after: Env;
  /** For `followUp`: with the outcome. */
  readonly onward: Env;
  getOption(choice: Choice): Choice['options'][number] | undefined;
}

export function createReading(choices: Choices, flags: Flags, decide: Decide): Reading {
  const { question, byToken, raisers } = choices;
  const getOption = (choice: Choice) => choice.options[decide(choice.name, choice.options.length)];
  const isToken = (name: string): boolean => {
    const found = byToken.get(name);
    return found !== undefined && decide(found.choice.name, found.choice.options.length) === found.at;
  };
  const isUp = (name: string): boolean => isFlagUp(flags, decide, name);
  const before: Env = { has: (name) => isToken(name) || isUp(name) };
  const isRaised = (name: string): boolean =>
    flags.up.has(name) ||
    (raisers.get(name) ?? []).some((choice) =>
      resolveRaised(getOption(choice)?.effect, before).includes(name),
    ) ||
    resolveRaised(question, before).includes(name);
  const after: Env = { has: (name) => isToken(name) || isRaised(name) || isUp(name) };
  const isHeard = (name: string): boolean => {
    const outcome = choices.outcomes.get(name);
    return outcome !== undefined && getOption(outcome)?.token === name;
  };
  const onward: Env = { has: (name) => after.has(name) || isHeard(name) };
  return { before, after, onward, getOption };
}

export function resolveRaised(
  effect: Pick<Effect, 'flags' | 'abort'> | undefined,
  env: Env,
): readonly Flag[] {
  return effect?.abort ? [] : (resolveKeyedValue(effect?.flags, env) ?? []);
}

/** As the engine does; reports each level. */
export function resolveKeyed<T extends Pickable>(
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
  return winner === undefined ? undefined : resolveKeyed(keyed[winner], env, `${path}.${winner}`, tell);
}
