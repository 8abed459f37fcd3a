import { hasButtons, hasConfirm, isSkip } from '../../engine/confirmRule.ts';
import type { Action } from '../../engine/types.ts';
import { isTick, kindOf, typedKindOf } from '../../model/kinds/kindOf.ts';
import type { Answers } from '../../model/report.ts';
import type { Flag, Item, Question } from '../../model/schema.ts';
import { type BoxGroup, boxesOf, boxGroups, presetBoxes } from './boxes.ts';
import { type AnswerClass, answerClasses, inAnsweringOrder, isOptional, takesAnswer } from './classes.ts';
import { subsetsOf } from './subsets.ts';

/** One way through a question: what a person does, and then what the host says if it is an `await` question. */
export type Way = readonly Action[];

/** The most ways of one question that are tried in full; beyond it one item at a time is varied. */
const MOST_WAYS = 2000;
/** The most groups of checkboxes of which every set is tried; beyond it each alone, each pair, and all. */
const MOST_GROUPS = 8;

/**
 * The ways through a question, one of each outcome class: every yes and no, every star that leads elsewhere, every
 * set of ticks that differs in its effects, every button, every outcome. `given` are the answers it opens with. A way
 * that turns out not to end the question is none; the exploration drops it. `all` is false where there were too many.
 */
export function waysOf(
  question: Question,
  given: Answers,
  reads: ReadonlySet<string>,
): { ways: Way[]; all: boolean } {
  const outcomes = question.await ? outcomesOf(question.await) : [];
  const skips = question.items.filter(isSkip).map(({ id = '' }): Way => [{ type: 'NEXT', item: id }]);
  const endings = presetEndings(question, reads);
  if (endings.length > 0) {
    const ways = endings.flatMap((ending) =>
      combine([...partsOf(ending, question, reads), outcomes].filter(isPart)),
    );
    return { ways: [...ways, ...skips], all: true };
  }
  const ticks = ticksOf(question, given, reads);
  // Without a button, the last answer that is needed ends the question: what may be left out comes first.
  const done = endsByAnyAnswer(question)
    ? [soleAnswers(question, reads).map(({ way }) => way)]
    : [
        ...answersOf(question, reads, isOptional),
        ticks.ways,
        ...answersOf(question, reads, (item) => !isOptional(item)),
        pressesOf(question),
      ];
  const parts = [...done, outcomes].filter(isPart);
  const few = parts.reduce((product, part) => product * part.length, 1) <= MOST_WAYS;
  return { ways: [...(few ? combine(parts) : varyOne(parts)), ...skips], all: few && ticks.all };
}

const isPart = (part: readonly Way[]): boolean => part.length > 0;

function partsOf({ first, answers, ticks }: PresetEnding, question: Question, reads: ReadonlySet<string>) {
  const given: Record<PresetEnding['answers'], () => Way[][]> = {
    none: () => [],
    one: () => [soleAnswers(question, reads).map(({ way }) => way)],
    any: () => answersOf(question, reads, takesAnswer),
  };
  return [first.length > 0 ? [first] : [], ...given[answers](), ticks.map(({ id }) => [check(id)])];
}

function combine(parts: readonly Way[][]): Way[] {
  return parts.reduce<Way[]>(
    (ways, part) => ways.flatMap((way) => part.map((more) => [...way, ...more])),
    [[]],
  );
}

/** Each way of each part, with the first way of all others. */
function varyOne(parts: readonly Way[][]): Way[] {
  return parts.flatMap((part, varied) =>
    part.map((way) => parts.flatMap((other, index) => (index === varied ? way : (other[0] ?? [])))),
  );
}

/** The buttons to press; where there is none the question ends by itself. */
function pressesOf(question: Question): Way[] {
  const next = question.items.flatMap((item): Way[] =>
    item.type === 'nextButton' && !isSkip(item) ? [[{ type: 'NEXT', item: item.id }]] : [],
  );
  return hasConfirm(question) ? [[{ type: 'CONFIRM' }], ...next] : next;
}

/** No flag, then each declared outcome alone. */
function outcomesOf(outcomes: readonly Flag[]): Way[] {
  return [[], ...outcomes.map((flag) => [flag])].map((flags) => [{ type: 'OUTCOME', flags }]);
}

/** Ways to tick, each from the answers that the question opens with. */
function ticksOf(
  question: Question,
  given: Answers,
  reads: ReadonlySet<string>,
): { ways: Way[]; all: boolean } {
  const groups = boxGroups(question, reads);
  const onlyBoxes = !hasButtons(question) && question.items.every(isTick);
  const oneOnly = question.exclusive === true || onlyBoxes;
  const all = oneOnly || groups.length <= MOST_GROUPS;
  const chosen = oneOnly ? groups.map((group) => [group]) : all ? everySet(groups) : someSets(groups);
  const ways = chosen.map((some) =>
    ticks(
      question,
      given,
      some.flatMap(([first]) => (first ? [first.id] : [])),
    ),
  );
  return { ways, all };
}

/** Ticks a box, or takes a tick back. */
export const check = (item: string): Action => ({ type: 'CHECK', item });

function ticks(question: Question, given: Answers, wanted: readonly string[]): Way {
  const ticked = boxesOf(question).flatMap(({ id }) => (given[id] === true ? [id] : []));
  const off = question.exclusive ? [] : ticked.filter((id) => !wanted.includes(id));
  return [...wanted.filter((id) => !ticked.includes(id)), ...off].map(check);
}

/** Every set of groups but the empty one. */
function everySet(groups: readonly BoxGroup[]): BoxGroup[][] {
  return subsetsOf(groups).filter((set) => set.length > 0);
}

/** Of very many groups: each alone, each pair, and all together. */
function someSets(groups: readonly BoxGroup[]): BoxGroup[][] {
  const pairs = groups.flatMap((one, index) => groups.slice(index + 1).map((other) => [one, other]));
  return [...groups.map((one) => [one]), ...pairs, [...groups]];
}

function answersOf(question: Question, reads: ReadonlySet<string>, which: (item: Item) => boolean): Way[][] {
  const buttons = hasButtons(question);
  return inAnsweringOrder(question.items.filter(which)).map((item) =>
    answerClasses(item, reads).map((answerClass) => answering(item, answerClass, buttons)),
  );
}

/** What a person does to give an answer of a class; nothing where it is left out. `buttons`: whether a button sends it. */
export function answering(item: Item, { answer }: AnswerClass, buttons: boolean): Way {
  const { id = '' } = item;
  const { by } = kindOf(item).answers ?? {};
  if (by === 'TYPE' && typeof answer === 'string') {
    const type: Action = { type: 'TYPE', item: id, text: answer };
    return buttons ? [type] : [type, send(id)];
  }
  if (by === 'YESNO' && typeof answer === 'boolean') return [{ type: 'YESNO', item: id, value: answer }];
  return by === 'RATE' && typeof answer === 'number' ? [{ type: 'RATE', item: id, value: answer }] : [];
}

const send = (item: string): Action => ({ type: 'COMMIT', item });

/** Whether all may be left out and no button ends the question: the first answer does, so that there is no second. */
export function endsByAnyAnswer(question: Question): boolean {
  const isNeeded = (item: Item) => isTick(item) || (takesAnswer(item) && !isOptional(item));
  return !hasButtons(question) && !question.items.some(isNeeded);
}

/** Every answer that ends such a question, and what a person does to give it; a field can be sent empty. */
export function soleAnswers(
  question: Question,
  reads: ReadonlySet<string>,
): Array<{ item: Item; answerClass: AnswerClass; way: Way }> {
  return inAnsweringOrder(question.items).flatMap((item) =>
    answerClasses(item, reads).flatMap((answerClass) => {
      const left = answerClass.answer === undefined;
      const way = left && typedKindOf(item) ? [send(item.id ?? '')] : answering(item, answerClass, false);
      return way.length > 0 ? [{ item, answerClass, way }] : [];
    }),
  );
}

/** Whether the first tick ends the question, so that there is no second. */
export function endsByOneTick(question: Question): boolean {
  return !hasButtons(question) && !question.items.some((item) => takesAnswer(item) && !isOptional(item));
}

/** A way to end a question that the first tick ends and that opens with boxes ticked. */
export interface PresetEnding {
  /** Boxes that stay ticked. */
  readonly stays: readonly string[];
  /** What is done first. */
  readonly first: Way;
  /** The answers besides boxes: none, one that ends the question, or any before the tick that does. */
  readonly answers: 'none' | 'one' | 'any';
  /** Boxes of which one is ticked last, one of each group. */
  readonly ticks: BoxGroup;
}

/**
 * The ways to end a question that opens with boxes ticked and has no button: whatever is done next ends it while one of
 * them is ticked, be it an answer, another tick, or one of several taken back. None for any other question.
 */
export function presetEndings(question: Question, reads: ReadonlySet<string>): PresetEnding[] {
  const preset = presetBoxes(question);
  if (preset.length === 0 || !endsByOneTick(question)) return [];
  const groups = boxGroups(question, reads);
  const others = groups.flatMap((group) => group.find(({ id }) => !preset.includes(id)) ?? []);
  const ticked: PresetEnding[] = [
    { stays: preset, first: [], answers: 'one', ticks: [] },
    { stays: question.exclusive ? [] : preset, first: [], answers: 'none', ticks: others },
  ];
  const untick = preset.map((id): PresetEnding => {
    const first = [check(id)];
    if (preset.length === 1)
      return { stays: [], first, answers: 'any', ticks: groups.flatMap(([box]) => box ?? []) };
    return { stays: preset.filter((other) => other !== id), first, answers: 'none', ticks: [] };
  });
  const canAnswer = question.items.some(takesAnswer);
  return [
    ...ticked.filter(({ answers, ticks }) => (answers === 'one' ? canAnswer : ticks.length > 0)),
    ...untick,
  ];
}
