import { listChosenAnswers } from '../../engine/completion.ts';
import type { Env } from '../../engine/keyedValues.ts';
import type { Action } from '../../engine/types.ts';
import type { Pickable, Question } from '../../model/schema.ts';
import { isKeyedMap, type Place as KeyedPlace, listKeyedPlaces } from '../places/tokens.ts';
import type { Choices } from '../symbolic/choices.ts';
import { type Decide, exploreRuns, findRun } from '../symbolic/decisions.ts';
import { resolveGoal } from '../symbolic/finishing.ts';
import {
  createReading,
  isFlagUp,
  type Level,
  listDecidedFlags,
  resolveKeyed,
  resolveRaised,
} from '../symbolic/reading.ts';
import type { Place, Survey } from '../symbolic/survey.ts';
import type { Witness } from '../symbolic/witness.ts';
import { findPartsWitness, findPlaceWitness, type Part } from '../symbolic/witness.ts';
import type { Check, Found } from './findings.ts';

const MOST_RUNS = 2000;

/** Requires a complete survey. */
export const findNeverMatchingKeys: Check = ({ survey }) => {
  if (survey.undecided.length > 0) return [];
  const won = new Set(survey.steps.flatMap(({ levels }) => levels.map(formatLevel)));
  return listKeyedPlaces(survey.definition).flatMap((keyedPlace): Found[] => {
    const levels = listLevels(keyedPlace.keyed, keyedPlace.path);
    if (levels.length === 0) return [];
    const readers = listReaders(survey, keyedPlace);
    const all =
      keyedPlace.field === 'followUp' && !isLeaving(keyedPlace) ? true : collectWinners(readers, won);
    if (!all) return [];
    return levels.flatMap(({ path, keys: [, ...later] }) =>
      later.flatMap((key): Found[] => {
        if (key === 'default' || won.has(`${path}.${key}`)) return [];
        const witness = findKeyWitness(survey, readers, path, key);
        const { questionId } = keyedPlace;
        return witness
          ? [{ id: 'shadowedKey', path: `${path}.${key}`, questionId, about: { key }, witness }]
          : [];
      }),
    );
  });
};

const formatLevel = ({ path, winner }: Level): string => `${path}.${winner}`;
const isLeaving = ({ path, questionId }: KeyedPlace): boolean =>
  path.startsWith(`questions.${questionId}.abortDefault.`);

function listLevels(keyed: KeyedPlace['keyed'], path: string): Array<{ path: string; keys: string[] }> {
  if (!isKeyedMap(keyed)) return [];
  const inner = Object.entries(keyed).flatMap(([key, value]) => listLevels(value, `${path}.${key}`));
  return [{ path, keys: Object.keys(keyed) }, ...inner];
}

/** Nothing if it is not read. */
interface Reader {
  readonly from: Place;
  readonly choices: Choices | undefined;
  readonly read: (decide: Decide, tell: (level: Level) => void) => Env | undefined;
}

/** False if the limit was reached. */
function collectWinners(readers: readonly Reader[], won: Set<string>): boolean {
  return readers.every(
    ({ read }) => exploreRuns((decide) => read(decide, (one) => won.add(formatLevel(one))), MOST_RUNS).all,
  );
}

/** On which a key is current while its level is read. */
function findKeyWitness(
  survey: Survey,
  readers: readonly Reader[],
  path: string,
  key: string,
): Witness | undefined {
  for (const { from, choices, read } of readers) {
    const run = findRun((decide) => {
      let seen = false;
      const env = read(decide, (level) => {
        seen ||= level.path === path;
      });
      return seen && env?.has(key) ? env : undefined;
    }, MOST_RUNS);
    if (!run) continue;
    const { decisions } = run;
    if (!choices) return findPlaceWitness(survey, from, LEAVE, new Map(listDecidedFlags(decisions)));
    const part: Part = { from, choices, decisions, waited: choices.question.await !== undefined };
    return findPartsWitness(survey, [part]);
  }
  return undefined;
}

const LEAVE: readonly Action[] = [{ type: 'ABORT' }];

function listReaders(survey: Survey, keyedPlace: KeyedPlace): Reader[] {
  const { questionId } = keyedPlace;
  const places = [...survey.places.values()].filter((place) => place.questionId === questionId);
  if (isLeaving(keyedPlace)) return places.map((from) => createAbortReader(survey, keyedPlace, from));
  return places.flatMap((from) =>
    (survey.choices.get(questionId) ?? []).map((choices): Reader => {
      const read: Reader['read'] = (decide, tell) => {
        const env = readPlace(choices, from, keyedPlace, decide, tell);
        return env && isTicked(choices, decide) ? env : undefined;
      };
      return { from, choices, read };
    }),
  );
}

const isTicked = ({ boxes }: Choices, decide: Decide): boolean =>
  boxes.length === 0 || boxes.some(({ name }) => decide.known.get(name) !== 0);

function readPlace(
  choices: Choices,
  from: Place,
  { field, path, keyed, questionId }: KeyedPlace,
  decide: Decide,
  tell: (level: Level) => void,
): Env | undefined {
  const reading = createReading(choices, from.flags, decide);
  if (field === 'followUp') {
    resolveGoal(choices, reading, tell);
    return reading.onward;
  }
  const at = path.slice(0, -`.${field}`.length);
  const owner = choices.choices.find(({ options }) => options.some((option) => option.path === at));
  if (owner ? reading.getOption(owner)?.path !== at : at !== `questions.${questionId}`) return undefined;
  if (!owner && choices.question[field] === undefined) return undefined;
  const env = field === 'flags' ? reading.before : reading.after;
  resolveKeyed<Pickable>(keyed, env, path, tell);
  return env;
}

function createAbortReader(
  { definition }: Survey,
  { field, path, keyed, questionId }: KeyedPlace,
  from: Place,
): Reader {
  const { items, abortDefault }: Question = definition.questions[questionId] ?? { items: [] };
  const tokens = listChosenAnswers(items, abortDefault?.answers ?? {}).map(({ token }) => token);
  const read: Reader['read'] = (decide, tell) => {
    const isUp = (name: string) => isFlagUp(from.flags, decide, name);
    const before: Env = { has: (name) => tokens.includes(name) || isUp(name) };
    const after: Env = {
      has: (name) => before.has(name) || resolveRaised(abortDefault, before).includes(name),
    };
    const env = field === 'flags' ? before : after;
    resolveKeyed<Pickable>(keyed, env, path, tell);
    return env;
  };
  return { from, choices: undefined, read };
}
