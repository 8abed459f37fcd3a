import type { Question } from '../model/schema.ts';
import type { Exploration, Node, Step } from './explore.ts';
import type { Check, Found } from './findings.ts';
import { witnessOf } from './witness.ts';

/** Questions that nobody gets to, ways that never end, and circles in which nobody is asked anything. */
export const reachFindings: Check = ({ definition, exploration }) => {
  if (!Object.hasOwn(definition.questions, definition.start)) return [];
  return [...unreachable(exploration), ...circles(exploration)];
};

function unreachable({ definition, nodes, whole }: Exploration): Found[] {
  if (!whole) return [];
  const reached = new Set([...nodes.values()].map(({ state }) => state.questionId));
  return Object.keys(definition.questions)
    .filter((questionId) => !reached.has(questionId))
    .map((questionId) => ({
      id: 'unreachableQuestion',
      path: `questions.${questionId}`,
      questionId,
      about: {},
      witness: null,
    }));
}

function circles(exploration: Exploration): Found[] {
  const steps = stepsByNode(exploration);
  const circle = passiveCircle(exploration, steps);
  const stuck = stuckNode(exploration, steps, circle);
  const { definition } = exploration;
  const found: Found[] = [];
  const at = (node: Node) => ({
    path: `questions.${node.state.questionId}`,
    questionId: node.state.questionId,
  });
  if (stuck) {
    found.push({ id: 'cannotTerminate', ...at(stuck), about: {}, witness: witnessOf(definition, stuck) });
  }
  const [first] = circle;
  if (first) {
    const around = circle.flatMap(({ way }) => way);
    const witness = witnessOf(definition, first.node, around);
    found.push({ id: 'passiveCycle', ...at(first.node), about: {}, witness });
  }
  return found;
}

function stepsByNode({ steps }: Exploration): Map<string, Step[]> {
  const byNode = new Map<string, Step[]>();
  for (const step of steps) byNode.set(step.node.key, [...(byNode.get(step.node.key) ?? []), step]);
  return byNode;
}

/**
 * The nearest node from which no answer leads to an end; leaving from outside does not count, it always works. Passive
 * circles and empty questions are findings of their own, so a way into one counts as an end here.
 */
function stuckNode(
  { definition, nodes }: Exploration,
  steps: ReadonlyMap<string, readonly Step[]>,
  circle: readonly Step[],
): Node | undefined {
  const told = new Set(circle.map(({ node }) => node.state.questionId));
  const ends = (node: Node) =>
    told.has(node.state.questionId) ||
    definition.questions[node.state.questionId]?.items.length === 0 ||
    (steps.get(node.key) ?? []).some(({ toKey }) => toKey === null);
  const good = new Set([...nodes.values()].filter(ends).map(({ key }) => key));
  const before = new Map<string, string[]>();
  for (const [key, own] of steps) {
    for (const { toKey } of own) if (toKey !== null) before.set(toKey, [...(before.get(toKey) ?? []), key]);
  }
  const open = [...good];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    for (const earlier of before.get(key) ?? []) {
      if (good.has(earlier)) continue;
      good.add(earlier);
      open.push(earlier);
    }
  }
  return [...nodes.values()].find(({ key }) => !good.has(key));
}

const ANSWERING: ReadonlySet<string> = new Set(['yesNo', 'checkbox', 'rating', 'input', 'message']);

/** Whether a question only tells: nothing to answer, one button at most, no outcome awaited. */
function isPassive(question: Question | undefined): boolean {
  if (!question || question.await) return false;
  const { items } = question;
  return (
    items.every(({ type }) => !ANSWERING.has(type)) &&
    items.filter(({ type }) => type === 'nextButton').length < 2
  );
}

/** The steps of the nearest circle of passive questions, or none. */
function passiveCircle(
  { definition, nodes }: Exploration,
  steps: ReadonlyMap<string, readonly Step[]>,
): Step[] {
  const passive = (node: Node) => isPassive(definition.questions[node.state.questionId]);
  for (const node of nodes.values()) {
    const around = passive(node) ? wayBack(node, steps, (key) => passive(nodes.get(key) ?? node)) : undefined;
    if (around) return around;
  }
  return [];
}

/** The shortest way from a node to itself over nodes that may be passed. */
function wayBack(
  node: Node,
  steps: ReadonlyMap<string, readonly Step[]>,
  mayPass: (key: string) => boolean,
): Step[] | undefined {
  const seen = new Set<string>();
  let front: Array<{ key: string; taken: Step[] }> = [{ key: node.key, taken: [] }];
  while (front.length > 0) {
    const next: typeof front = [];
    for (const { key, taken } of front) {
      for (const step of steps.get(key) ?? []) {
        if (step.toKey === null) continue;
        if (step.toKey === node.key) return [...taken, step];
        if (seen.has(step.toKey) || !mayPass(step.toKey)) continue;
        seen.add(step.toKey);
        next.push({ key: step.toKey, taken: [...taken, step] });
      }
    }
    front = next;
  }
  return undefined;
}
