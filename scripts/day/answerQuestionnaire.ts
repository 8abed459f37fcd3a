import { playedOf } from '@parvis/questionnaire/engine/replay';
import { start, transition } from '@parvis/questionnaire/engine/transition';
import type { Action, Asking, State } from '@parvis/questionnaire/engine/types';
import type { Played } from '@parvis/questionnaire/model/played';
import type { ItemOf, Question, Questionnaire } from '@parvis/questionnaire/model/schema';

type YesNo = ItemOf<'yesNo'>;

/** In one language. */
export interface SpokenAnswers {
  readonly pick?: readonly string[] | undefined;
  readonly danger?: true | undefined;
  readonly stars?: number | undefined;
  readonly says?: string | undefined;
}

/** More than any demonstration asks. */
const QUESTIONS_MAX = 30;

const isPicked = (id: string, pick: readonly string[]): boolean =>
  pick.some((end) => id === end || id.endsWith(`.${end}`));

/** To the safety notice. */
function leadsToDanger(definition: Questionnaire, answer: YesNo['yes']): boolean {
  const followUp = typeof answer === 'object' ? answer.followUp : undefined;
  const flags = typeof followUp === 'string' ? definition.questions[followUp]?.flags : undefined;
  return Array.isArray(flags) && flags.includes('danger');
}

/** The safety notice only in danger, else the pick. */
function chooseYesNo(
  definition: Questionnaire,
  { yes, no }: YesNo,
  { pick = [], danger }: SpokenAnswers,
): boolean {
  const isDanger = danger === true;
  if (leadsToDanger(definition, yes)) return isDanger;
  if (leadsToDanger(definition, no)) return !isDanger;
  return pick.includes('yes');
}

/** Ticked boxes. */
function chooseBoxes({ items, exclusive }: Question, pick: readonly string[]): string[] {
  const boxes = items.flatMap(({ type, id }) => (type === 'checkbox' && id !== undefined ? [id] : []));
  const picked = boxes.filter((id) => isPicked(id, pick));
  const chosen = picked.length > 0 ? picked : boxes.slice(0, 1);
  return exclusive ? chosen.slice(0, 1) : chosen;
}

/** As a person acts; the rest after its end is dropped. */
function listActions(definition: Questionnaire, question: Question, answers: SpokenAnswers): Action[] {
  const boxes = chooseBoxes(question, answers.pick ?? []);
  const given = question.items.flatMap((item): Action[] => {
    if (item.type === 'yesNo')
      return [{ type: 'YESNO', item: item.id, value: chooseYesNo(definition, item, answers) }];
    if (item.type === 'rating' && answers.stars !== undefined)
      return [{ type: 'RATE', item: item.id, value: answers.stars }];
    if (item.type === 'message' && answers.says !== undefined)
      return [
        { type: 'TYPE', item: item.id, text: answers.says },
        { type: 'COMMIT', item: item.id },
      ];
    return [];
  });
  const button = question.items.find(({ type }) => type === 'nextButton');
  return [
    ...boxes.map((item): Action => ({ type: 'CHECK', item })),
    ...given,
    ...(button?.type === 'nextButton' ? [{ type: 'NEXT' as const, item: button.id }] : []),
    { type: 'CONFIRM' },
  ];
}

/** @throws Error if the answers do not end it */
function answerQuestion(definition: Questionnaire, asked: Asking, answers: SpokenAnswers): State {
  const question = definition.questions[asked.questionId];
  const { instance } = asked;
  let state: State = asked;
  for (const action of question ? listActions(definition, question, answers) : []) {
    if (state.status !== 'asking' || state.instance !== instance) break;
    [state] = transition(definition, state, { ...action, instance });
  }
  if (state.status === 'asking' && state.instance === instance)
    throw new Error(`Nothing answers the question ${asked.questionId}.`);
  return state;
}

const asksForWords = (definition: Questionnaire, { questionId }: Asking): boolean =>
  definition.questions[questionId]?.items.some(({ type }) => type === 'message') ?? false;

/** By the engine. Words are used once, at the first request. */
export function answerQuestionnaire(definition: Questionnaire, answers: SpokenAnswers): Played {
  let [state] = start(definition);
  let left = answers;
  for (let n = 0; n < QUESTIONS_MAX && state.status === 'asking'; n += 1) {
    const asked = state;
    state = answerQuestion(definition, asked, left);
    if (asksForWords(definition, asked)) left = { ...left, says: undefined };
  }
  if (state.status !== 'complete') throw new Error('The questionnaire does not end.');
  return playedOf(definition, state);
}
