import type { pollFindingSchema } from '@parvis/api/entities/poll';
import type { Translate } from '@parvis/locales/translate';
import type { EditedPoll } from '@parvis/ui/screens/PollComposer';
import {
  type EditedPart,
  type EditedQuestion,
  type EditedWords,
  isNamedByTitle,
} from '@parvis/ui/screens/QuestionEditor';
import type * as z from 'zod/mini';
import { findQuestionProblems, isWordless } from '../questionEditor/questionProblems.ts';
import type { ComposedPoll } from './pollDraft.ts';

export type PollFinding = z.infer<typeof pollFindingSchema>;

/** By field or question id. */
export type FindingsByPlace = ReadonlyMap<string, readonly string[]>;

const FIELDS: Readonly<Record<string, string>> = {
  lbl: 'label',
  intro: 'intro',
  places: 'places',
  opens: 'opens',
  closes: 'closes',
};

/** Its own, its parts' and options'. */
const isTextOf = (id: string, { questions }: EditedPoll): string | undefined =>
  questions.find((question) =>
    [question.id, ...question.parts.flatMap((part) => [part.id, ...part.options.map((one) => one.id)])].some(
      (own) => id === own || id === `${own}.low` || id === `${own}.high`,
    ),
  )?.id;

/** Of a path such as `poll.questionnaire.questions.stars.items.0`. */
function findPlace(path: string, poll: EditedPoll): string {
  const [, field = '', ...rest] = path.split('.');
  if (field !== 'questionnaire') return FIELDS[field] ?? 'rules';
  const within = rest.slice(1).join('.');
  const own = poll.questions.find(({ id }) => within === id || within.startsWith(`${id}.`));
  const said = rest[0] === 'texts' ? isTextOf(rest.slice(2).join('.'), poll) : undefined;
  return own?.id ?? said ?? 'questions';
}

/** By place of display. */
export function placeFindings(findings: readonly PollFinding[], poll: EditedPoll): FindingsByPlace {
  const placed = new Map<string, readonly string[]>();
  for (const { place, txt } of findings) {
    const at = findPlace(place, poll);
    placed.set(at, [...new Set([...(placed.get(at) ?? []), txt])]);
  }
  return placed;
}

/** Client-side problems, by field or part. */
export function findPollProblems({ poll, kept }: ComposedPoll, t: Translate) {
  const fields = new Map<string, readonly string[]>();
  if (isWordless(poll.label)) fields.set('label', [t('pollDesk.label.missing')]);
  if (poll.gathering === '') fields.set('gathering', [t('pollDesk.gathering.missing')]);
  if (poll.gathering === undefined && !poll.everywhere && poll.places.length === 0)
    fields.set('places', [t('pollDesk.places.missing')]);
  if (!kept && poll.questions.length === 0) fields.set('questions', [t('pollDesk.questions.missing')]);
  const questions = new Map(
    (kept ? [] : poll.questions).map((question) => [question.id, findQuestionProblems(question, t)]),
  );
  const isRight = fields.size === 0 && [...questions.values()].every((problems) => problems.size === 0);
  return { fields, questions, isRight };
}

function listPartWords(part: EditedPart, question: EditedQuestion): EditedWords[] {
  const { kind, words, low, high, options } = part;
  return [
    ...(isNamedByTitle(part, question) ? [] : [words]),
    ...(kind === 'rating' || kind === 'yesNo' ? [low, high] : []),
    ...(kind === 'choice' ? options.map((option) => option.words) : []),
  ];
}

/** Present in another language only. */
export function countMissingWords({ poll, kept }: ComposedPoll, language: string): number {
  const all = [
    ...[poll.label, poll.intro],
    ...(kept ? [] : poll.questions).flatMap((question) => [
      question.title,
      ...question.parts.flatMap((part) => listPartWords(part, question)),
    ]),
  ];
  return all.filter((words) => !isWordless(words) && (words[language] ?? '').trim() === '').length;
}
