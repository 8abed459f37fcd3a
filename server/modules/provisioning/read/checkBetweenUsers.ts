import { CONFLICT } from '@parvis/api/constants';
import { targetTypeSchema } from '@parvis/api/entities/targetType';
import { nearest } from '@parvis/questionnaire/model/nearest';
import { isRecord } from '@parvis/questionnaire/model/record';
import { createFinding, type UnplacedFinding } from './findings.ts';
import { collectTiles, getEntries, type JsonEntry } from './jsonEntries.ts';

/** Changes that the server applies. */
const KNOWN_CHANGES: readonly string[] = [
  CONFLICT,
  ...targetTypeSchema.options.map((type) => `tgtTypes.${type}`),
];

interface Change {
  readonly place: string;
  readonly code: string;
}

/** A list, or lists by flags. */
function collectCodes(value: unknown, place: string): Change[] {
  if (Array.isArray(value))
    return value.flatMap((code, index) =>
      typeof code === 'string' ? [{ place: `${place}.${index}`, code }] : [],
    );
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, list]) => collectCodes(list, `${place}.${key}`))
    : [];
}

/** At any depth. */
function collectChanges(value: unknown, place: string): Change[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => collectChanges(one, `${place}.${index}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'set' || key === 'clear'
      ? collectCodes(one, `${place}.${key}`)
      : collectChanges(one, `${place}.${key}`),
  );
}

const collectQuestionChanges = ({ path, value: { questionnaire } }: JsonEntry): Change[] =>
  isRecord(questionnaire) ? collectChanges(questionnaire.questions, `${path}.questionnaire.questions`) : [];

const toUnknown = ({ place, code }: Change): UnplacedFinding[] =>
  KNOWN_CHANGES.includes(code)
    ? []
    : [createFinding('unknownChange', place, { value: code, meant: nearest(code, KNOWN_CHANGES) ?? '' })];

const toUnused = (changes: readonly Change[]): UnplacedFinding[] =>
  changes
    .filter(({ code }) => KNOWN_CHANGES.includes(code))
    .slice(0, 1)
    .map(({ place, code }) => createFinding('unusedChange', place, { value: code }));

/** Finds reports that the customer does not offer, and changes without effect. */
export function checkBetweenUsers({ casesBetweenUsers, menu, polls }: JsonEntry['value']): UnplacedFinding[] {
  const isWanted = casesBetweenUsers === true;
  const tiles = collectTiles(menu);
  const between = tiles.filter(({ value }) => value.betweenUsers === true);
  const others = [...tiles.filter((tile) => !between.includes(tile)), ...getEntries(polls, 'polls')];
  return [
    ...(isWanted ? [] : between.map(({ path }) => createFinding('betweenUsersOff', `${path}.betweenUsers`))),
    ...(isWanted && between.length === 0 ? [createFinding('noBetweenUsers', 'casesBetweenUsers')] : []),
    ...(isWanted ? between.flatMap(collectQuestionChanges).flatMap(toUnknown) : []),
    ...others.map(collectQuestionChanges).flatMap(toUnused),
  ];
}
