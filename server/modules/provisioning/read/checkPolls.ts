import { nearest } from '@parvis/questionnaire/model/nearest';
import { isRecord } from '@parvis/questionnaire/model/record';
import { checkQuestionnaire } from './checkQuestionnaires.ts';
import { EXAMPLES } from './checkShape.ts';
import { createFinding, type UnplacedFinding } from './findings.ts';
import { collectTiles, getEntries, type JsonEntry } from './jsonEntries.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const getCodes = (entries: readonly JsonEntry[]): string[] =>
  entries.map(({ value }) => value.code).filter(isText);

function checkPlaces({ path, value: { places } }: JsonEntry, known: readonly string[]): UnplacedFinding[] {
  const named: readonly unknown[] = Array.isArray(places) ? places : [];
  return named.flatMap((place, index) =>
    isText(place) && !known.includes(place)
      ? [
          createFinding('unknownPlace', `${path}.places.${index}`, {
            value: place,
            meant: nearest(place, known) ?? '',
          }),
        ]
      : [],
  );
}

/** Poll answers carry no files. */
function checkPhotos({ path, value: { questionnaire } }: JsonEntry): UnplacedFinding[] {
  const questions =
    isRecord(questionnaire) && isRecord(questionnaire.questions) ? questionnaire.questions : {};
  return Object.entries(questions).flatMap(([id, question]) =>
    isRecord(question)
      ? getEntries(question.items, `${path}.questionnaire.questions.${id}.items`)
          .filter(({ value }) => value.type === 'photo')
          .map((item) => createFinding('photoInPoll', item.path))
      : [],
  );
}

/** Accepts any JSON. */
export const checkPoll = (poll: JsonEntry, places: readonly string[]): UnplacedFinding[] => [
  ...checkPlaces(poll, places),
  ...(poll.value.questionnaire === undefined
    ? [
        createFinding('missingKey', `${poll.path}.questionnaire`, {
          value: 'questionnaire',
          meant: EXAMPLES.questionnaire ?? '',
        }),
      ]
    : checkQuestionnaire(poll)),
  ...checkPhotos(poll),
];

function checkTiles(tiles: readonly JsonEntry[], polls: readonly string[]): UnplacedFinding[] {
  return tiles
    .filter(({ value }) => value.type === 'polling')
    .flatMap(({ path, value: { code, poll = code } }) =>
      isText(poll) && !polls.includes(poll)
        ? [createFinding('unknownPoll', path, { value: poll, meant: nearest(poll, polls) ?? '' })]
        : [],
    );
}

/** Accepts any JSON. */
export function checkPolls(json: unknown): UnplacedFinding[] {
  const file = isRecord(json) ? json : {};
  const listed = getEntries(file.polls, 'polls');
  const places = getCodes(getEntries(file.places, 'places'));
  return [
    ...checkTiles(collectTiles(file.menu), getCodes(listed)),
    ...listed.flatMap((poll) => checkPoll(poll, places)),
  ];
}
