import { start, transition } from '../../engine/transition.ts';
import type { Action, Event, State } from '../../engine/types.ts';
import { kindOf, typedKindOf } from '../../model/kinds/kindOf.ts';
import type { Item, Question, Questionnaire } from '../../model/schema.ts';

/** Of every action in every state. */
export interface Played {
  readonly questions: ReadonlySet<string>;
  /** `a → b`, `a → end`, `a → left` */
  readonly ways: ReadonlySet<string>;
  /** Some state cannot reach an end. */
  readonly stuck: boolean;
}

function subsets<T>(all: readonly T[]): T[][] {
  const sets: T[][] = [[]];
  for (const one of all) sets.push(...sets.map((set) => [...set, one]));
  return sets;
}

function deedsOn(item: Item): Action[] {
  const { id = '' } = item;
  const rules = kindOf(item).answers;
  if (item.type === 'nextButton') return [{ type: 'NEXT', item: id }];
  if (rules?.by === 'CHECK') return [{ type: 'CHECK', item: id }];
  const typed = typedKindOf(item);
  if (typed)
    return [
      { type: 'TYPE', item: id, text: typed.sample(item) },
      { type: 'COMMIT', item: id },
    ];
  return (rules?.samples(item) ?? []).map((value) => ({ type: rules?.by, item: id, value }) as Action);
}

function deedsAt(question: Question, status: State['status']): Action[] {
  if (status === 'waiting') return subsets(question.await ?? []).map((flags) => ({ type: 'OUTCOME', flags }));
  return [{ type: 'CONFIRM' }, ...question.items.flatMap(deedsOn)];
}

/** With the engine alone; nothing above `most` states. */
export function bruteForce(definition: Questionnaire, most = 3000): Played | undefined {
  const keyOf = (state: State) => {
    if (state.status === 'complete') return 'over';
    const pressed = state.status === 'waiting' ? state.pressed : undefined;
    const { status, questionId, answers, typed, flags } = state;
    const sorted = (record: object) => Object.entries(record).sort();
    return JSON.stringify([status, questionId, sorted(answers), sorted(typed), [...flags].sort(), pressed]);
  };
  const before = new Map<string, Set<string>>();
  const questions = new Set<string>();
  const ways = new Set<string>();
  const open: State[] = subsets(definition.contextFlags ?? []).map((flags) => start(definition, flags)[0]);
  const seen = new Set(open.map(keyOf));
  for (let state = open.pop(); state; state = open.pop()) {
    if (state.status === 'complete') continue;
    if (seen.size > most) return undefined;
    const { questionId, instance, status } = state;
    questions.add(questionId);
    for (const deed of deedsAt(definition.questions[questionId] ?? { items: [] }, status)) {
      const [after] = transition(definition, state, { ...deed, instance } as Event);
      if (after === state) continue;
      const key = keyOf(after);
      before.set(key, (before.get(key) ?? new Set()).add(keyOf(state)));
      if (after.status === 'complete') ways.add(`${questionId} → ${after.aborted ? 'left' : 'end'}`);
      else if (after.instance !== instance && after.status === 'asking')
        ways.add(`${questionId} → ${after.questionId}`);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(after);
    }
  }
  const good = new Set(['over']);
  for (const key of good) for (const earlier of before.get(key) ?? []) good.add(earlier);
  return { questions, ways, stuck: [...seen].some((key) => !good.has(key)) };
}
