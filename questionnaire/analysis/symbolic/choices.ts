import { chosenAnswers } from '../../engine/complete.ts';
import { hasButtons, hasConfirm, isSkip } from '../../engine/confirmRule.ts';
import type { Action } from '../../engine/types.ts';
import { leavesOf } from '../../model/effects.ts';
import { isPreset, isTick, kindOf, typedKindOf } from '../../model/kinds/kindOf.ts';
import type { Answer } from '../../model/report.ts';
import type { Effect, Flag, Item, Question } from '../../model/schema.ts';
import { effectPlaces, FIELDS, keysOf } from '../places/tokens.ts';

/** One way to take a choice, and what follows from it; answers that lead to the same are one option. */
export interface Option {
  /** Names of the answers: `item.yes`, `item:4` (stars), `item…` (typed), `item:-` (left out), else the token. */
  readonly labels: readonly string[];
  /** By what keyed values of the question know it; of an outcome, the flag. */
  readonly token: string | undefined;
  readonly effect: Effect | undefined;
  /** Where the effect is written. */
  readonly path: string;
  /** The place of its item, by which the engine orders effects. */
  readonly at: number;
  readonly doings: readonly Action[];
}

/** Something that a person or the host chooses in a question. */
export interface Choice {
  readonly name: string;
  readonly kind: 'box' | 'answer' | 'press' | 'outcome';
  readonly options: readonly Option[];
  /** The option that takes the fewest deeds. */
  readonly usual: number;
}

/** A question as choices. A skipping button is a question of its own, without the effect of the question. */
export interface Choices {
  readonly questionId: string;
  readonly question: Question;
  /** In the order in which they are best carried out. */
  readonly choices: readonly Choice[];
  readonly boxes: readonly Choice[];
  /** Each outcome that the host may give, by its flag. */
  readonly outcomes: ReadonlyMap<Flag, Choice>;
  readonly byToken: ReadonlyMap<string, { choice: Choice; at: number }>;
  /** The options that may name a way, in the order in which the engine reads them. */
  readonly namers: ReadonlyArray<{ choice: Choice; at: number; option: Option }>;
  /** The choices that may raise a flag. */
  readonly raisers: ReadonlyMap<Flag, readonly Choice[]>;
}

/** Tells whether a person answers the item; ticks are counted for the question as a whole. */
export const takesAnswer = (item: Item): boolean => kindOf(item).answers !== undefined && !isTick(item);

/** Tells whether the item counts as answered without an answer. */
export const isOptional = (item: Item): boolean => kindOf(item).answers?.optional(item) === true;

/** Tells whether the first tick ends the question, so that there is no second. */
export function endsByOneTick(question: Question): boolean {
  return !hasButtons(question) && !question.items.some((item) => takesAnswer(item) && !isOptional(item));
}

/** Tells whether the question opens with a box ticked and no button accepts it: a finding of its own, whose ways are not followed. */
export const opensTicked = (question: Question): boolean =>
  endsByOneTick(question) && question.items.some((item) => isTick(item) && isPreset(item));

/** The ways to finish a question: answered, and by each button that skips it. */
export function choicesOf(questionId: string, question: Question): Choices[] {
  const { items, titleId, abortDefault } = question;
  const make = optionMaker(questionId, question);
  const skips = items.filter(isSkip).map((item) => {
    const press = make(item, item.id, [{ type: 'NEXT', item: item.id ?? '' }]);
    const unasked: Question = { items, reportAnswer: false, ...(titleId && { titleId }), abortDefault };
    return indexChoices(questionId, unasked, [toChoice('press', 'press', [press])]);
  });
  const choices = [...answersIn(question, make), ...outcomesIn(question)];
  const finished = choices.filter(({ options }) => options.length > 0);
  // Where there is nothing to do but skip, nothing else finishes the question.
  const canFinish = !opensTicked(question) && finished.some(({ kind }) => kind !== 'outcome');
  return canFinish ? [indexChoices(questionId, question, finished), ...skips] : skips;
}

type Make = (item: Item, label: string | undefined, doings: readonly Action[], answer?: Answer) => Option;

function optionMaker(questionId: string, question: Question): Make {
  const places = effectPlaces(questionId, question);
  const paths = new Map(places.map(({ effect, path }) => [effect as unknown, path]));
  return (item, label = '', doings, answer) => {
    const answers = item.id !== undefined && answer !== undefined ? { [item.id]: answer } : {};
    const pressed = doings[0]?.type === 'NEXT' ? item.id : undefined;
    const { token, effect } = chosenAnswers([item], answers, pressed)[0] ?? {};
    const at = question.items.indexOf(item);
    return { labels: [token ?? label], token, effect, path: paths.get(effect) ?? '', at, doings };
  };
}

/** Without a button, the last answer that is needed ends the question: what may be left out comes first. */
function answersIn(question: Question, make: Make): Choice[] {
  const { items, exclusive } = question;
  const buttons = hasButtons(question);
  const asked = items.filter(takesAnswer);
  // Fields last, since sending one can end the question.
  const ordered = [...asked.filter((item) => !typedKindOf(item)), ...asked.filter(typedKindOf)];
  const boxes = items.filter(isTick);
  const reads = readBy(question);
  if (!buttons && boxes.length === 0 && ordered.every(isOptional)) {
    const sole = ordered.flatMap((item) => optionsOf(item, make, buttons));
    const given = sole.map((option) => {
      const item = items[option.at];
      const isEmpty = option.doings.length === 0 && item && typedKindOf(item);
      return isEmpty ? { ...option, doings: [send(item.id)] } : option;
    });
    const answers = given.filter(({ doings }) => doings.length > 0);
    return [toChoice('answer', 'answer', mergeOptions(answers, reads))];
  }
  const oneOnly = exclusive || endsByOneTick(question);
  const firstTicked = boxes.find(isPreset);
  const ticks = boxes.map((box) => {
    const isOn = exclusive ? box === firstTicked : isPreset(box);
    const toggle: Action[] = [{ type: 'CHECK', item: box.id }];
    const on = make(box, box.id, isOn ? [] : toggle, true);
    const off = { ...make(box, '', isOn ? toggle : []), labels: [] };
    return { on, choice: toChoice(`box ${box.id}`, 'box', [off, on]) };
  });
  const ticking = oneOnly
    ? [
        toChoice(
          'box',
          'answer',
          mergeOptions(
            ticks.map(({ on }) => on),
            reads,
          ),
        ),
      ]
    : ticks.map(({ choice }) => choice);
  const toAnswer = (item: Item) =>
    toChoice(`answer ${items.indexOf(item)}`, 'answer', mergeOptions(optionsOf(item, make, buttons), reads));
  const next = items.filter(({ type }) => type === 'nextButton').filter((item) => !isSkip(item));
  const presses = next.map((item) => make(item, item.id, [{ type: 'NEXT', item: item.id ?? '' }]));
  const confirm: Option[] = hasConfirm(question) ? [{ ...NO_EFFECT, doings: [{ type: 'CONFIRM' }] }] : [];
  return [
    ...ordered.filter(isOptional).map(toAnswer),
    ...ticking,
    ...ordered.filter((item) => !isOptional(item)).map(toAnswer),
    toChoice('press', 'press', [...confirm, ...presses]),
  ];
}

const NO_EFFECT = { labels: [], token: undefined, effect: undefined, path: '', at: -1 };

const send = (item = ''): Action => ({ type: 'COMMIT', item });

/** Every way to answer one item; leaving it out comes last. */
function optionsOf(item: Item, make: Make, buttons: boolean): Option[] {
  const { id = '' } = item;
  const rules = kindOf(item).answers;
  const typed = typedKindOf(item);
  const left = isOptional(item) ? [make(item, `${id}:-`, [])] : [];
  if (typed) {
    const type: Action = { type: 'TYPE', item: id, text: typed.sample(item) };
    return [make(item, `${id}…`, buttons ? [type] : [type, send(id)]), ...left];
  }
  const given = (rules?.samples(item) ?? []).map((answer) => {
    const doing = { type: rules?.by, item: id, value: answer } as Action;
    return make(item, `${id}=${answer}`, [doing], answer);
  });
  return [...given, ...left];
}

/** Each declared outcome on its own: the host may give several at once, or none. */
const outcomesIn = ({ await: outcomes = [] }: Question): Choice[] =>
  outcomes.map((flag) => {
    const heard = { ...NO_EFFECT, labels: [flag], token: flag, doings: [] };
    return toChoice(`outcome ${flag}`, 'outcome', [{ ...NO_EFFECT, doings: [] }, heard]);
  });

function toChoice(name: string, kind: Choice['kind'], options: readonly Option[]): Choice {
  const free = options.findIndex(({ doings }) => doings.length === 0);
  return { name, kind, options, usual: Math.max(0, free) };
}

/** What the keyed values of a question are read by. */
function readBy(question: Question): ReadonlySet<string> {
  const effects = effectPlaces('', question).map(({ effect }) => effect);
  const keyed = effects.flatMap((effect) => FIELDS.map((field) => effect[field] ?? []));
  return new Set(keyed.flatMap(keysOf));
}

/** Makes one option of answers that lead to the same, so that only what matters is decided. */
function mergeOptions(options: readonly Option[], reads: ReadonlySet<string>): Option[] {
  const merged = new Map<string, Option>();
  for (const option of options) {
    const { token, effect, labels } = option;
    const { followUp, flags, set, clear, abort } = effect ?? {};
    const read = token !== undefined && reads.has(token) ? token : undefined;
    const key = JSON.stringify({ followUp, flags, set, clear, abort, read });
    const known = merged.get(key);
    const usual = known && known.doings.length <= option.doings.length ? known : option;
    merged.set(key, { ...usual, labels: [...(known?.labels ?? []), ...labels] });
  }
  return [...merged.values()];
}

function indexChoices(questionId: string, question: Question, choices: readonly Choice[]): Choices {
  const byToken = new Map<string, { choice: Choice; at: number }>();
  const outcomes = new Map<Flag, Choice>();
  const raisers = new Map<Flag, Choice[]>();
  const namers: Array<{ choice: Choice; at: number; option: Option }> = [];
  for (const choice of choices) {
    for (const [at, option] of choice.options.entries()) {
      const { token, effect } = option;
      if (token !== undefined && choice.kind === 'outcome') outcomes.set(token, choice);
      else if (token !== undefined && !byToken.has(token)) byToken.set(token, { choice, at });
      if (effect?.abort || effect?.followUp !== undefined) namers.push({ choice, at, option });
      for (const flag of new Set(effect?.abort ? [] : leavesOf(effect?.flags).flat())) {
        const known = raisers.get(flag) ?? [];
        if (!known.includes(choice)) raisers.set(flag, [...known, choice]);
      }
    }
  }
  namers.sort((one, other) => one.option.at - other.option.at);
  const boxes = choices.filter(({ kind }) => kind === 'box');
  return { questionId, question, choices, boxes, outcomes, byToken, namers, raisers };
}
