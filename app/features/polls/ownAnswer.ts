import type { PollAnswers } from '@parvis/api/entities/poll';
import type { TextStore } from '@parvis/locales/translate';
import { replayPart } from '@parvis/questionnaire/engine/replay';
import { start } from '@parvis/questionnaire/engine/transition';
import type { State } from '@parvis/questionnaire/engine/types';
import type { AnswerLine } from '@parvis/questionnaire/model/answerLines';
import { typedKindOf } from '@parvis/questionnaire/model/kinds/kindOf';
import type { Mode, Played } from '@parvis/questionnaire/model/played';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import { fillAnswers } from '../questionnaire/fillAnswers.ts';
import { formatReportLines } from '../questionnaire/textResolver.ts';

const isTyped = (item: Item): boolean => typedKindOf(item) !== undefined;

/** The stored answers as lines, in the order of the questions. */
export function formatPollAnswers(
  definition: Questionnaire,
  answers: PollAnswers,
  texts: TextStore,
): AnswerLine[] {
  const answersArray = Object.entries(definition.questions).flatMap(([qstnId, { items }]) => {
    const given = answers[qstnId];
    return given ? [{ qstnId, items, answers: given, chng: { set: [], clear: [] } }] : [];
  });
  return formatReportLines({ answersArray }, definition, texts);
}

/** What was answered as lines; empty if it cannot be replayed. */
export function formatPlayedAnswers(
  definition: Questionnaire,
  played: Played,
  texts: TextStore,
): AnswerLine[] {
  const replayed = replayPart(definition, played);
  const answersArray = replayed.ok ? [...replayed.entries] : [];
  return formatReportLines({ answersArray }, definition, texts);
}

/** What was answered by question; undefined if it cannot be replayed. */
export function readPlayedAnswers(definition: Questionnaire, played: Played): PollAnswers | undefined {
  const replayed = replayPart(definition, played);
  if (!replayed.ok) return undefined;
  return Object.fromEntries(replayed.entries.map(({ qstnId, answers }) => [qstnId, { ...answers }]));
}

/**
 * Begins again with the stored answers: those of the first question, and the texts of all others. One that a single tap
 * answers is not filled in: the same tap would take it back.
 */
export function refillAnswers(definition: Questionnaire, answers: PollAnswers, mode: Mode): State {
  const filled = fillAnswers(definition, answers[definition.start] ?? {}, mode);
  const first = filled.events === null ? start(definition, [], mode)[0] : filled;
  if (first.status === 'complete') return first;
  const left = Object.fromEntries(
    Object.entries(definition.questions).map(([qstnId, { items }]) => {
      const given = answers[qstnId] ?? {};
      const typed = items.flatMap((item) => {
        const text = item.id !== undefined && isTyped(item) ? given[item.id] : undefined;
        return item.id !== undefined && typeof text === 'string' ? [[item.id, text] as const] : [];
      });
      return [qstnId, Object.fromEntries(typed)];
    }),
  );
  return { ...first, left };
}
