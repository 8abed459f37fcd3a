import { isMap, listEffects } from '../model/effects.ts';
import { isTick, kindOf } from '../model/kinds/kindOf.ts';
import type { Effect, Item, Question, Questionnaire } from '../model/schema.ts';
import { isSkip } from './confirmRule.ts';
import { getOwn } from './keyedValues.ts';
import type { State } from './types.ts';

/** Remaining questions, the current one included. */
export interface Progress {
  readonly least: number;
  /** `Infinity` if an answer leads back. */
  readonly most: number;
}

export function progress(definition: Questionnaire, state: State): Progress {
  if (state.status === 'complete') return { least: 0, most: 0 };
  const graph = buildGraph(definition, state.questionId, new Set(state.flags));
  const answered = state.status === 'waiting' ? 1 : 0;
  return {
    least: countShortestPath(graph, state.questionId) - answered,
    most: countLongestPath(graph, state.questionId) - answered,
  };
}

type Graph = ReadonlyMap<string, Exits>;

/** Unknown follow-ups count as ends. */
function buildGraph({ questions }: Questionnaire, first: string, flags: ReadonlySet<string>): Graph {
  const graph = new Map<string, Exits>();
  const open = [first];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const question = getOwn(questions, id);
    if (!question || graph.has(id)) continue;
    const { goals, ends } = getExits(question, flags);
    const real = goals.filter((goal) => getOwn(questions, goal) !== undefined);
    graph.set(id, { goals: real, ends: ends || real.length < goals.length });
    open.push(...real);
  }
  return graph;
}

function countShortestPath(graph: Graph, first: string): number {
  const seen = new Set<string>();
  let front = [first];
  for (let count = 1; front.length > 0; count += 1) {
    if (front.some((id) => graph.get(id)?.ends)) return count;
    for (const id of front) seen.add(id);
    front = [...new Set(front.flatMap((id) => graph.get(id)?.goals ?? []))].filter((id) => !seen.has(id));
  }
  return Number.POSITIVE_INFINITY;
}

function countLongestPath(graph: Graph, first: string): number {
  const before = new Map<string, string[]>();
  const pending = new Map<string, number>();
  for (const [id, { goals }] of graph) {
    pending.set(id, goals.length);
    for (const goal of goals) before.set(goal, [...(before.get(goal) ?? []), id]);
  }
  const most = new Map<string, number>();
  const ready = [...graph.keys()].filter((id) => pending.get(id) === 0);
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    most.set(id, 1 + Math.max(0, ...(graph.get(id)?.goals ?? []).map((goal) => most.get(goal) ?? 0)));
    for (const earlier of before.get(id) ?? []) {
      const left = (pending.get(earlier) ?? 0) - 1;
      pending.set(earlier, left);
      if (left === 0) ready.push(earlier);
    }
  }
  return most.get(first) ?? Number.POSITIVE_INFINITY;
}

interface Exits {
  readonly goals: readonly string[];
  readonly ends: boolean;
}

function getExits(question: Question, flags: ReadonlySet<string>): Exits {
  const { items } = question;
  const skips = items.filter(isSkip).flatMap((item) => listEffects(item));
  const answers = items.flatMap((item) =>
    listEffects(item).map(({ effect }) => resolveTargets(effect, flags)),
  );
  const always = items.some((item) => isAlwaysDeciding(item, question, flags));
  const last = always ? [] : [resolveTargets(question, flags)];
  return {
    goals: [...new Set([...answers, ...last].flatMap(({ goals }) => goals))],
    ends:
      answers.some(({ ends }) => ends) ||
      last.some(({ ends, names }) => ends || !names) ||
      skips.some(({ effect }) => !resolveTargets(effect, flags).names),
  };
}

/** `names`: always names a follow-up. */
function resolveTargets({ followUp, abort }: Pick<Effect, 'followUp' | 'abort'>, flags: ReadonlySet<string>) {
  if (abort) return { goals: [], ends: true, names: true };
  const leaves = listPossibleTargets(followUp, flags);
  return {
    goals: leaves.filter((goal) => typeof goal === 'string'),
    ends: leaves.includes(null),
    names: !leaves.includes(undefined),
  };
}

function listPossibleTargets(
  keyed: Effect['followUp'],
  flags: ReadonlySet<string>,
): Array<string | null | undefined> {
  if (keyed === undefined || !isMap<string | null>(keyed)) return [keyed];
  const found: Array<string | null | undefined> = [];
  for (const [key, value] of Object.entries(keyed)) {
    if (key === 'default') continue;
    found.push(...listPossibleTargets(value, flags));
    if (flags.has(key)) return found;
  }
  return [...found, ...listPossibleTargets(getOwn(keyed, 'default'), flags)];
}

/** The question's own follow-up never applies. */
function isAlwaysDeciding(item: Item, question: Question, flags: ReadonlySet<string>): boolean {
  const ticks = question.items.filter(isTick);
  return isTick(item)
    ? ticks.every((tick) => hasFollowUpForEveryAnswer(tick, flags))
    : kindOf(item).answers?.optional(item) === false && hasFollowUpForEveryAnswer(item, flags);
}

function hasFollowUpForEveryAnswer(item: Item, flags: ReadonlySet<string>): boolean {
  const rules = kindOf(item).answers;
  return (
    rules?.samples(item).every((sample) => {
      const effect = rules.chosen?.(item, sample)?.effect;
      return effect !== undefined && resolveTargets(effect, flags).names;
    }) ?? false
  );
}
