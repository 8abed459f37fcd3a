import { chosenAnswers } from '../../engine/complete.ts';
import type { Env } from '../../engine/keyed.ts';
import type { Action } from '../../engine/types.ts';
import type { Pickable, Question } from '../../model/schema.ts';
import { isKeyedMap, type Place as KeyedPlace, keyedPlaces } from '../places/tokens.ts';
import type { Choices } from '../symbolic/choices.ts';
import { type Decide, everyRun, firstRun } from '../symbolic/decisions.ts';
import { goalOf } from '../symbolic/finishing.ts';
import { decidedFlags, type Level, raisedBy, readingOf, readKeyed, upIn } from '../symbolic/reading.ts';
import type { Place, Survey } from '../symbolic/survey.ts';
import type { Witness } from '../symbolic/witness.ts';
import { type Part, witnessOfParts, witnessOfPlace } from '../symbolic/witness.ts';
import type { Check, Found } from './findings.ts';

const MOST_RUNS = 2000;

/** Finds shadowed keys; requires a complete survey. */
export const keyedFindings: Check = ({ survey }) => {
  if (survey.undecided.length > 0) return [];
  const won = new Set(survey.steps.flatMap(({ levels }) => levels.map(nameOf)));
  return keyedPlaces(survey.definition).flatMap((keyedPlace): Found[] => {
    const levels = levelsOf(keyedPlace.keyed, keyedPlace.path);
    if (levels.length === 0) return [];
    const readers = readersOf(survey, keyedPlace);
    const all = keyedPlace.field === 'followUp' && !isLeaving(keyedPlace) ? true : collect(readers, won);
    if (!all) return [];
    return levels.flatMap(({ path, keys: [, ...later] }) =>
      later.flatMap((key): Found[] => {
        if (key === 'default' || won.has(`${path}.${key}`)) return [];
        const witness = witnessOfCurrent(survey, readers, path, key);
        const { questionId } = keyedPlace;
        return witness
          ? [{ id: 'shadowedKey', path: `${path}.${key}`, questionId, about: { key }, witness }]
          : [];
      }),
    );
  });
};

const nameOf = ({ path, winner }: Level): string => `${path}.${winner}`;
const isLeaving = ({ path, questionId }: KeyedPlace): boolean =>
  path.startsWith(`questions.${questionId}.abortDefault.`);

function levelsOf(keyed: KeyedPlace['keyed'], path: string): Array<{ path: string; keys: string[] }> {
  if (!isKeyedMap(keyed)) return [];
  const inner = Object.entries(keyed).flatMap(([key, value]) => levelsOf(value, `${path}.${key}`));
  return [{ path, keys: Object.keys(keyed) }, ...inner];
}

/** Resolves a map in a place; nothing if it is not read. */
interface Reader {
  readonly from: Place;
  readonly choices: Choices | undefined;
  readonly read: (decide: Decide, tell: (level: Level) => void) => Env | undefined;
}

/** Collects the winning keys; false if the limit was reached. */
function collect(readers: readonly Reader[], won: Set<string>): boolean {
  return readers.every(
    ({ read }) => everyRun((decide) => read(decide, (one) => won.add(nameOf(one))), MOST_RUNS).all,
  );
}

/** Shortest path on which a key is current while its level is read. */
function witnessOfCurrent(
  survey: Survey,
  readers: readonly Reader[],
  path: string,
  key: string,
): Witness | undefined {
  for (const { from, choices, read } of readers) {
    const run = firstRun((decide) => {
      let seen = false;
      const env = read(decide, (level) => {
        seen ||= level.path === path;
      });
      return seen && env?.has(key) ? env : undefined;
    }, MOST_RUNS);
    if (!run) continue;
    const { decisions } = run;
    if (!choices) return witnessOfPlace(survey, from, LEAVE, new Map(decidedFlags(decisions)));
    const part: Part = { from, choices, decisions, waited: choices.question.await !== undefined };
    return witnessOfParts(survey, [part]);
  }
  return undefined;
}

const LEAVE: readonly Action[] = [{ type: 'ABORT' }];

function readersOf(survey: Survey, keyedPlace: KeyedPlace): Reader[] {
  const { questionId } = keyedPlace;
  const places = [...survey.places.values()].filter((place) => place.questionId === questionId);
  if (isLeaving(keyedPlace)) return places.map((from) => leavingReader(survey, keyedPlace, from));
  return places.flatMap((from) =>
    (survey.choices.get(questionId) ?? []).map((choices): Reader => {
      const read: Reader['read'] = (decide, tell) => {
        const env = readIn(choices, from, keyedPlace, decide, tell);
        return env && isTicked(choices, decide) ? env : undefined;
      };
      return { from, choices, read };
    }),
  );
}

const isTicked = ({ boxes }: Choices, decide: Decide): boolean =>
  boxes.length === 0 || boxes.some(({ name }) => decide.known.get(name) !== 0);

function readIn(
  choices: Choices,
  from: Place,
  { field, path, keyed, questionId }: KeyedPlace,
  decide: Decide,
  tell: (level: Level) => void,
): Env | undefined {
  const reading = readingOf(choices, from.flags, decide);
  if (field === 'followUp') {
    goalOf(choices, reading, tell);
    return reading.onward;
  }
  const at = path.slice(0, -`.${field}`.length);
  const owner = choices.choices.find(({ options }) => options.some((option) => option.path === at));
  if (owner ? reading.chosen(owner)?.path !== at : at !== `questions.${questionId}`) return undefined;
  if (!owner && choices.question[field] === undefined) return undefined;
  const env = field === 'flags' ? reading.before : reading.after;
  readKeyed<Pickable>(keyed, env, path, tell);
  return env;
}

function leavingReader(
  { definition }: Survey,
  { field, path, keyed, questionId }: KeyedPlace,
  from: Place,
): Reader {
  const { items, abortDefault }: Question = definition.questions[questionId] ?? { items: [] };
  const tokens = chosenAnswers(items, abortDefault?.answers ?? {}).map(({ token }) => token);
  const read: Reader['read'] = (decide, tell) => {
    const isUp = (name: string) => upIn(from.flags, decide, name);
    const before: Env = { has: (name) => tokens.includes(name) || isUp(name) };
    const after: Env = {
      has: (name) => before.has(name) || raisedBy(abortDefault, before).includes(name),
    };
    const env = field === 'flags' ? before : after;
    readKeyed<Pickable>(keyed, env, path, tell);
    return env;
  };
  return { from, choices: undefined, read };
}
