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

/** In question order. */
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

/** Empty if it cannot be replayed. */
export function formatPlayedAnswers(
  definition: Questionnaire,
  played: Played,
  texts: TextStore,
): AnswerLine[] {
  const replayed = replayPart(definition, played);
  const answersArray = replayed.ok ? [...replayed.entries] : [];
  return formatReportLines({ answersArray }, definition, texts);
}

/** Undefined if it cannot be replayed. */
export function readPlayedAnswers(definition: Questionnaire, played: Played): PollAnswers | undefined {
  const replayed = replayPart(definition, played);
  if (!replayed.ok) return undefined;
  return Object.fromEntries(replayed.entries.map(({ qstnId, answers }) => [qstnId, { ...answers }]));
}

/**
 * Restarts with the stored answers: those of the first question, and all other texts. Leaves out single-tap
 * answers, which the same tap would undo.
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
