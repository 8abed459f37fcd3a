import { getPreset, isTick } from '../model/kinds/kindOf.ts';
import type { Answer, AnswerReport } from '../model/report.ts';
import type { Question, Questionnaire } from '../model/schema.ts';
import { getOwn } from './keyedValues.ts';
import { entriesOf } from './regroup.ts';
import type { Asking, Output, Step, Waiting } from './types.ts';

function getPresetAnswers({ items, exclusive }: Question): Record<string, Answer> {
  const preset: Record<string, Answer> = {};
  let ticked = false;
  for (const item of items) {
    const answer = getPreset(item);
    if (answer === undefined || item.id === undefined || (exclusive && ticked && isTick(item))) continue;
    ticked ||= isTick(item);
    preset[item.id] = answer;
  }
  return preset;
}

type Journey = Pick<Asking, 'begun' | 'instance' | 'flags' | 'log' | 'events' | 'past' | 'left'>;

/** With fresh answers. An unknown question ends the questionnaire. */
export function enterQuestion(definition: Questionnaire, questionId: string, journey: Journey): Step {
  const question = getOwn(definition.questions, questionId);
  if (!question) return completeQuestionnaire(journey, false);
  const { begun, instance, flags, log, events, past, left } = journey;
  const state: Asking = {
    status: 'asking',
    begun,
    questionId,
    instance,
    answers: getPresetAnswers(question),
    typed: {},
    sent: {},
    flags,
    log,
    events,
    entered: events,
    past,
    left,
  };
  return [state, [{ type: 'enter', questionId }]];
}

/** In partial mode the final report repeats no entries. */
export function completeQuestionnaire(
  { begun, flags, log, events }: Pick<Asking | Waiting, 'begun' | 'flags' | 'log' | 'events'>,
  aborted: boolean,
): Step {
  const entries = entriesOf(log);
  const answersArray = begun.mode === 'partial' ? [] : [...entries];
  return [
    { status: 'complete', begun, flags, log: entries, aborted, events },
    [
      {
        type: 'final',
        report: { partial: false, final: true, abort: aborted, flags: [...flags], answersArray },
      },
    ],
  ];
}

export function createPartialOutputs(
  { begun, flags }: Pick<Asking, 'begun' | 'flags'>,
  entry: AnswerReport | undefined,
): readonly Output[] {
  if (begun.mode === 'whole' || !entry) return [];
  return [
    { type: 'partial', report: { partial: true, final: false, flags: [...flags], answersArray: [entry] } },
  ];
}
