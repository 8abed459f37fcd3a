import type { Answer, AnswerReport } from '../model/report.ts';
import type { Flag, Item, ItemOf, Question, Questionnaire } from '../model/schema.ts';
import type { History } from './history.ts';
import { entriesOf, type Log } from './log.ts';
import { own } from './own.ts';
import type { Asking, Mode, Step } from './types.ts';

const isPreset = (item: Item): item is ItemOf<'checkbox'> => item.type === 'checkbox' && item.preset === true;

/** A question's first answers: its presets, of which an exclusive question keeps the first. */
function presets({ items, exclusive }: Question): Record<string, Answer> {
  if (!items.some(isPreset)) return {};
  const preset = items.filter(isPreset);
  return Object.fromEntries((exclusive ? preset.slice(0, 1) : preset).map(({ id }) => [id, true]));
}

type Journey = Pick<Asking, 'mode' | 'instance' | 'flags' | 'log' | 'past' | 'history'>;

/** Shows a question with fresh answers. A question that does not exist ends the questionnaire. */
export function enter(definition: Questionnaire, questionId: string, journey: Journey): Step {
  const question = own(definition.questions, questionId);
  if (!question) return complete(journey, [], false);
  const { mode, instance, flags, log, past, history } = journey;
  const state: Asking = {
    status: 'asking',
    mode,
    questionId,
    instance,
    answers: presets(question),
    drafts: {},
    flags,
    log,
    past,
    history,
  };
  return [state, [{ type: 'enter', questionId }]];
}

/**
 * Ends the questionnaire. The final result holds every entry that was not reported before: in partial mode, that is
 * `unreported` alone.
 */
export function complete(
  { mode, flags, log, history }: { mode: Mode; flags: readonly Flag[]; log: Log | null; history: History },
  unreported: readonly AnswerReport[],
  aborted: boolean,
): Step {
  const entries = entriesOf(log);
  const answersArray = mode === 'partial' ? [...unreported] : [...entries];
  return [
    { status: 'complete', flags, log: entries, aborted, history },
    [
      {
        type: 'final',
        report: { partial: false, final: true, abort: aborted, flags: [...flags], answersArray },
      },
    ],
  ];
}
