import { chosenAnswers } from '../../engine/chosen.ts';
import { hasButtons, hasConfirm, isSkip } from '../../engine/confirmRule.ts';
import type { Action } from '../../engine/types.ts';
import { leavesOf } from '../../model/effects.ts';
import type { Effect, Flag, Item, Question } from '../../model/schema.ts';
import { type Box, boxesOf, boxGroups, presetBoxes } from '../explore/boxes.ts';
import {
  type AnswerClass,
  answerClasses,
  inAnsweringOrder,
  isOptional,
  takesAnswer,
} from '../explore/classes.ts';
import {
  answering,
  check,
  endsByAnyAnswer,
  endsByOneTick,
  type PresetEnding,
  presetEndings,
  soleAnswers,
} from '../explore/ways.ts';
import { effectPlaces, keysOf } from '../places/tokens.ts';

/** One way to take a choice, and what follows from it. */
export interface Option {
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

/** A question as choices. `rest` is the effect of the question itself; a skipping button has none. */
export interface Choices {
  readonly questionId: string;
  readonly question: Question;
  /** In the order in which they are best carried out. */
  readonly choices: readonly Choice[];
  readonly boxes: readonly Choice[];
  readonly byToken: ReadonlyMap<string, { choice: Choice; at: number }>;
  /** The options that may name a way, in the order in which the engine reads them. */
  readonly namers: ReadonlyArray<{ choice: Choice; at: number; option: Option }>;
  /** The choices that may raise a flag. */
  readonly raisers: ReadonlyMap<Flag, readonly Choice[]>;
}

/** The ways to finish a question: answered, and by each button that skips it. */
export function choicesOf(questionId: string, question: Question): Choices[] {
  const { items, titleId, abortDefault } = question;
  const paths = new Map(
    effectPlaces(questionId, question).map(({ effect, path }) => [effect as unknown, path]),
  );
  const optionOf = (
    item: Item,
    effect: Effect | undefined,
    token: string | undefined,
  ): Omit<Option, 'doings'> => ({
    token,
    effect,
    path: paths.get(effect) ?? '',
    at: items.indexOf(item),
  });
  const reads = new Set(
    effectPlaces(questionId, question).flatMap(({ effect }) =>
      [effect.followUp, effect.flags, effect.set, effect.clear].flatMap((keyed) => keysOf(keyed ?? [])),
    ),
  );
  const skips = items.filter(isSkip).map((item) => {
    const { effect } = chosenAnswers([item], {}, item.id)[0] ?? {};
    const options = [
      { ...optionOf(item, effect, item.id), doings: [{ type: 'NEXT' as const, item: item.id ?? '' }] },
    ];
    const unasked: Question = { items, reportAnswer: false, ...(titleId && { titleId }), abortDefault };
    return withIndex(questionId, unasked, [{ name: 'press', kind: 'press', options, usual: 0 }]);
  });
  // Without a button, the last answer that is needed ends the question: what may be left out comes first.
  const endings = presetEndings(question, reads);
  const done = endsByAnyAnswer(question)
    ? [soleChoice(question, reads, optionOf)]
    : [
        ...answerChoices(question, reads, optionOf, isOptional),
        ...boxChoices(question, reads, optionOf),
        ...answerChoices(question, reads, optionOf, (item) => !isOptional(item)),
        pressChoice(question, optionOf),
      ];
  const each =
    endings.length > 0 ? endings.map((one) => endingChoices(one, question, reads, optionOf)) : [done];
  const finished = each.flatMap((some) => {
    const choices = [...some, outcomeChoice(question)].filter(({ options }) => options.length > 0);
    // Where there is nothing to do but skip, nothing else finishes the question.
    const canFinish = choices.some(({ kind }) => kind !== 'outcome');
    return canFinish ? [withIndex(questionId, question, choices)] : [];
  });
  return [...finished, ...skips];
}

type OptionOf = (item: Item, effect: Effect | undefined, token: string | undefined) => Omit<Option, 'doings'>;

/** Each box on its own where more may be ticked, else one choice among them. */
function boxChoices(question: Question, reads: ReadonlySet<string>, optionOf: OptionOf): Choice[] {
  const boxes = boxesOf(question);
  if (boxes.length === 0) return [];
  const preset = presetBoxes(question);
  if (endsByOneTick(question) || question.exclusive) {
    const firsts = boxGroups(question, reads).flatMap(([first]) => (first ? [first] : []));
    const options = firsts.map((box) => ({
      ...optionOf(box.item, box.effect, box.token),
      doings: preset.includes(box.id) ? [] : [check(box.id)],
    }));
    const usual = Math.max(
      0,
      firsts.findIndex(({ id }) => preset.includes(id)),
    );
    return [{ name: 'box', kind: 'answer', options, usual }];
  }
  return boxes.map((box) => {
    const ticked = preset.includes(box.id);
    const toggle = [check(box.id)];
    const off = { ...optionOf(box.item, undefined, undefined), doings: ticked ? toggle : [] };
    const on = { ...optionOf(box.item, box.effect, box.token), doings: ticked ? [] : toggle };
    return { name: `box ${box.id}`, kind: 'box', options: [off, on], usual: ticked ? 1 : 0 };
  });
}

/** The choices of one way to end a question by what is done to the boxes that it opens with ticked. */
function endingChoices(
  { stays, first, answers, ticks }: PresetEnding,
  question: Question,
  reads: ReadonlySet<string>,
  optionOf: OptionOf,
): Choice[] {
  const only = (name: string, option: Option): Choice => ({
    name,
    kind: 'answer',
    options: [option],
    usual: 0,
  });
  const ticking = (box: Box, doings: readonly Action[]): Option => ({
    ...optionOf(box.item, box.effect, box.token),
    doings,
  });
  const boxes = boxesOf(question);
  const given: Record<PresetEnding['answers'], () => Choice[]> = {
    none: () => [],
    one: () => [soleChoice(question, reads, optionOf)],
    any: () => answerChoices(question, reads, optionOf, takesAnswer),
  };
  return [
    only('first', { token: undefined, effect: undefined, path: '', at: -1, doings: first }),
    ...boxes.filter(({ id }) => stays.includes(id)).map((box) => only(`box ${box.id}`, ticking(box, []))),
    ...given[answers](),
    { name: 'box', kind: 'answer', options: ticks.map((box) => ticking(box, [check(box.id)])), usual: 0 },
  ];
}

function answerChoices(
  question: Question,
  reads: ReadonlySet<string>,
  optionOf: OptionOf,
  which: (item: Item) => boolean,
): Choice[] {
  const buttons = hasButtons(question);
  return inAnsweringOrder(question.items.filter(which)).map((item) => {
    const options = answerClasses(item, reads).map((answerClass) => ({
      ...answerOption(item, answerClass, optionOf),
      doings: answering(item, answerClass, buttons),
    }));
    const usual = Math.max(
      0,
      options.findIndex(({ doings }) => doings.length === 0),
    );
    return { name: `answer ${question.items.indexOf(item)}`, kind: 'answer', options, usual };
  });
}

function soleChoice(question: Question, reads: ReadonlySet<string>, optionOf: OptionOf): Choice {
  const options = soleAnswers(question, reads).map(({ item, answerClass, way }) => ({
    ...answerOption(item, answerClass, optionOf),
    doings: way,
  }));
  return { name: 'answer', kind: 'answer', options, usual: 0 };
}

function answerOption(item: Item, { answer }: AnswerClass, optionOf: OptionOf): Omit<Option, 'doings'> {
  const answers = item.id !== undefined && answer !== undefined ? { [item.id]: answer } : {};
  const [chosen] = chosenAnswers([item], answers);
  return optionOf(item, chosen?.effect, chosen?.token);
}

function pressChoice(question: Question, optionOf: OptionOf): Choice {
  const confirm: Option[] = hasConfirm(question)
    ? [{ token: undefined, effect: undefined, path: '', at: -1, doings: [{ type: 'CONFIRM' }] }]
    : [];
  const next = question.items.flatMap((item): Option[] => {
    if (item.type !== 'nextButton' || isSkip(item)) return [];
    return [{ ...optionOf(item, item, item.id), doings: [{ type: 'NEXT', item: item.id }] }];
  });
  return { name: 'press', kind: 'press', options: [...confirm, ...next], usual: 0 };
}

/** No flag, then each declared outcome alone. */
function outcomeChoice(question: Question): Choice {
  const outcomes = question.await ? [undefined, ...question.await] : [];
  const options = outcomes.map((flag): Option => {
    const flags = flag === undefined ? [] : [flag];
    return { token: flag, effect: undefined, path: '', at: -1, doings: [{ type: 'OUTCOME', flags }] };
  });
  return { name: 'outcome', kind: 'outcome', options, usual: 0 };
}

function withIndex(questionId: string, question: Question, choices: readonly Choice[]): Choices {
  const byToken = new Map<string, { choice: Choice; at: number }>();
  const raisers = new Map<Flag, Choice[]>();
  const namers: Array<{ choice: Choice; at: number; option: Option }> = [];
  for (const choice of choices) {
    for (const [at, option] of choice.options.entries()) {
      const { token, effect } = option;
      if (token !== undefined && choice.kind !== 'outcome' && !byToken.has(token))
        byToken.set(token, { choice, at });
      if (effect?.abort || effect?.followUp !== undefined) namers.push({ choice, at, option });
      for (const flag of new Set(effect?.abort ? [] : leavesOf(effect?.flags).flat())) {
        const known = raisers.get(flag) ?? [];
        if (!known.includes(choice)) raisers.set(flag, [...known, choice]);
      }
    }
  }
  namers.sort((one, other) => one.option.at - other.option.at);
  const boxes = choices.filter(({ kind }) => kind === 'box');
  return { questionId, question, choices, boxes, byToken, namers, raisers };
}
