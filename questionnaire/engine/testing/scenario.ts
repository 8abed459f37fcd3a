import type { AnswerReport, FinalReport, PartialReport } from '../../model/report.ts';
import type { Flag, Questionnaire } from '../../model/schema.ts';
import { listShownItems } from '../confirmRule.ts';
import { entriesOf } from '../regroup.ts';
import { start, transition } from '../transition.ts';
import type { Action, Event, Mode, Output, State } from '../types.ts';

/** Throws on actions that the screen does not offer. */
export interface Scenario {
  ticks(item: string): Scenario;
  answers(item: string, value: 'yes' | 'no'): Scenario;
  rates(item: string, stars: number): Scenario;
  types(item: string, text: string): Scenario;
  commits(item: string): Scenario;
  confirms(): Scenario;
  presses(button: string): Scenario;
  leaves(): Scenario;
  goesBack(): Scenario;
  hears(...flags: Flag[]): Scenario;
  /** Question id, `waiting` or `done`. */
  sees(): string;
  readonly state: State;
  readonly log: readonly AnswerReport[];
  readonly outputs: readonly Output[];
  readonly partials: readonly PartialReport[];
  readonly finals: readonly FinalReport[];
  readonly reported: readonly AnswerReport[];
  readonly invalid: readonly string[];
}

export interface OpensOptions {
  flags?: readonly Flag[];
  mode?: Mode;
}

export function opens(
  definition: Questionnaire,
  { flags = [], mode = 'whole' }: OpensOptions = {},
): Scenario {
  let [state, outputs] = start(definition, flags, mode);
  const all: Output[] = [...outputs];

  function act(action: Action | { type: 'BACK' }): Scenario {
    const instance = state.status === 'complete' ? 0 : state.instance;
    const before = state;
    const event = { ...action, instance } as Event;
    [state, outputs] = transition(definition, before, event);
    all.push(...outputs);
    return scenario;
  }

  function actOn(itemType: string, item: string, action: Action): Scenario {
    const question = state.status === 'asking' ? definition.questions[state.questionId] : undefined;
    const shown = question ? listShownItems(question) : [];
    const found = shown.some(({ id, type }) => itemType.split(' ').includes(type) && (id ?? '') === item);
    if (!found) throw new Error(`Nobody can do that: "${scenario.sees()}" shows no ${itemType} "${item}".`);
    return act(action);
  }

  const scenario: Scenario = {
    ticks: (item) => actOn('checkbox', item, { type: 'CHECK', item }),
    answers: (item, value) => actOn('yesNo', item, { type: 'YESNO', item, value: value === 'yes' }),
    rates: (item, value) => actOn('rating', item, { type: 'RATE', item, value }),
    types: (item, text) => actOn('input message', item, { type: 'TYPE', item, text }),
    commits: (item) => actOn('input message', item, { type: 'COMMIT', item }),
    confirms: () => act({ type: 'CONFIRM' }),
    presses: (item) => actOn('nextButton', item, { type: 'NEXT', item }),
    leaves: () => act({ type: 'ABORT' }),
    goesBack: () => act({ type: 'BACK' }),
    hears: (...flags) => act({ type: 'OUTCOME', flags }),
    sees() {
      if (state.status === 'complete') return 'done';
      return state.status === 'waiting' ? 'waiting' : state.questionId;
    },
    get state() {
      return state;
    },
    get log() {
      return state.status === 'complete' ? state.log : entriesOf(state.log);
    },
    get outputs() {
      return outputs;
    },
    get partials() {
      return all.flatMap((output) => (output.type === 'partial' ? [output.report] : []));
    },
    get finals() {
      return all.flatMap((output) => (output.type === 'final' ? [output.report] : []));
    },
    get reported() {
      return all.flatMap((output) =>
        output.type === 'partial' || output.type === 'final' ? output.report.answersArray : [],
      );
    },
    get invalid() {
      return outputs.flatMap((output) => (output.type === 'invalid' ? output.items : []));
    },
  };
  return scenario;
}

export function oneQuestion(question: Questionnaire['questions'][string]): Questionnaire {
  return { version: 1, start: 'only', questions: { only: question } };
}
