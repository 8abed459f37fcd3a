import { listChosenAnswers } from '../../engine/completion.ts';
import { hasButtons, hasConfirm, isSkip } from '../../engine/confirmRule.ts';
import type { Action } from '../../engine/types.ts';
import { listLeaves } from '../../model/effects.ts';
import { isPreset, isTick, kindOf, typedKindOf } from '../../model/kinds/kindOf.ts';
import type { Answer } from '../../model/report.ts';
import type { Effect, Flag, Item, Question } from '../../model/schema.ts';
import { FIELDS, listEffectPlaces, listKeys } from '../places/tokens.ts';

/** Option of a choice; merges equivalent answers. */
export interface Option {
  /** `item.yes`, `item:4` (stars), `item…` (typed), `item:-` (left out), else the token. */
  readonly labels: readonly string[];
  /** In keyed values; for outcomes, the flag. */
  readonly token: string | undefined;
  readonly effect: Effect | undefined;
  readonly path: string;
  /** Orders the effects. */
  readonly at: number;
  readonly doings: readonly Action[];
}

/** Of the user or host. */
export interface Choice {
  readonly name: string;
  readonly kind: 'box' | 'answer' | 'press' | 'outcome';
  readonly options: readonly Option[];
  /** The option with the fewest actions. */
  readonly usual: number;
}

/** Skip buttons make variants without the question's effect. */
export interface Choices {
  readonly questionId: string;
  readonly question: Question;
  /** In the order of execution. */
  readonly choices: readonly Choice[];
  readonly boxes: readonly Choice[];
  readonly outcomes: ReadonlyMap<Flag, Choice>;
  readonly byToken: ReadonlyMap<string, { choice: Choice; at: number }>;
  /** That may name a follow-up, in engine order. */
  readonly namers: ReadonlyArray<{ choice: Choice; at: number; option: Option }>;
  readonly raisers: ReadonlyMap<Flag, readonly Choice[]>;
}

export const isSingleAnswerItem = (item: Item): boolean =>
  kindOf(item).answers !== undefined && !isTick(item);

export const isOptional = (item: Item): boolean => kindOf(item).answers?.optional(item) === true;

export function isEndedByOneTick(question: Question): boolean {
  return (
    !hasButtons(question) && !question.items.some((item) => isSingleAnswerItem(item) && !isOptional(item))
  );
}

/** A preset tick without a button: its own finding; its paths are not explored. */
export const isTickedInitially = (question: Question): boolean =>
  isEndedByOneTick(question) && question.items.some((item) => isTick(item) && isPreset(item));

/** Answered, and skipped by each skip button. */
export function listChoices(questionId: string, question: Question): Choices[] {
  const { items, titleId, abortDefault } = question;
  const make = createOptionFactory(questionId, question);
  const skips = items.filter(isSkip).map((item) => {
    const press = make(item, item.id, [{ type: 'NEXT', item: item.id ?? '' }]);
    const unasked: Question = { items, reportAnswer: false, ...(titleId && { titleId }), abortDefault };
    return indexChoices(questionId, unasked, [createChoice('press', 'press', [press])]);
  });
  const choices = [...listAnswerChoices(question, make), ...listOutcomeChoices(question)];
  const finished = choices.filter(({ options }) => options.length > 0);
  const canFinish = !isTickedInitially(question) && finished.some(({ kind }) => kind !== 'outcome');
  return canFinish ? [indexChoices(questionId, question, finished), ...skips] : skips;
}

type CreateOption = (
  item: Item,
  label: string | undefined,
  doings: readonly Action[],
  answer?: Answer,
) => Option;

function createOptionFactory(questionId: string, question: Question): CreateOption {
  const places = listEffectPlaces(questionId, question);
  const paths = new Map(places.map(({ effect, path }) => [effect as unknown, path]));
  return (item, label = '', doings, answer) => {
    const answers = item.id !== undefined && answer !== undefined ? { [item.id]: answer } : {};
    const pressed = doings[0]?.type === 'NEXT' ? item.id : undefined;
    const { token, effect } = listChosenAnswers([item], answers, pressed)[0] ?? {};
    const at = question.items.indexOf(item);
    return { labels: [token ?? label], token, effect, path: paths.get(effect) ?? '', at, doings };
  };
}

/** The last required answer, which ends a question without buttons, comes last. */
function listAnswerChoices(question: Question, make: CreateOption): Choice[] {
  const { items, exclusive } = question;
  const buttons = hasButtons(question);
  const asked = items.filter(isSingleAnswerItem);
  // Committing a field can end the question.
  const ordered = [...asked.filter((item) => !typedKindOf(item)), ...asked.filter(typedKindOf)];
  const boxes = items.filter(isTick);
  const reads = listReadKeys(question);
  if (!buttons && boxes.length === 0 && ordered.every(isOptional)) {
    const sole = ordered.flatMap((item) => listOptions(item, make, buttons));
    const given = sole.map((option) => {
      const item = items[option.at];
      const isEmpty = option.doings.length === 0 && item && typedKindOf(item);
      return isEmpty ? { ...option, doings: [send(item.id)] } : option;
    });
    const answers = given.filter(({ doings }) => doings.length > 0);
    return [createChoice('answer', 'answer', mergeOptions(answers, reads))];
  }
  const oneOnly = exclusive || isEndedByOneTick(question);
  const firstTicked = boxes.find(isPreset);
  const ticks = boxes.map((box) => {
    const isOn = exclusive ? box === firstTicked : isPreset(box);
    const toggle: Action[] = [{ type: 'CHECK', item: box.id }];
    const on = make(box, box.id, isOn ? [] : toggle, true);
    const off = { ...make(box, '', isOn ? toggle : []), labels: [] };
    return { on, choice: createChoice(`box ${box.id}`, 'box', [off, on]) };
  });
  const ticking = oneOnly
    ? [
        createChoice(
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
    createChoice(
      `answer ${items.indexOf(item)}`,
      'answer',
      mergeOptions(listOptions(item, make, buttons), reads),
    );
  const next = items.filter(({ type }) => type === 'nextButton').filter((item) => !isSkip(item));
  const presses = next.map((item) => make(item, item.id, [{ type: 'NEXT', item: item.id ?? '' }]));
  const confirm: Option[] = hasConfirm(question) ? [{ ...NO_EFFECT, doings: [{ type: 'CONFIRM' }] }] : [];
  return [
    ...ordered.filter(isOptional).map(toAnswer),
    ...ticking,
    ...ordered.filter((item) => !isOptional(item)).map(toAnswer),
    createChoice('press', 'press', [...confirm, ...presses]),
  ];
}

const NO_EFFECT = { labels: [], token: undefined, effect: undefined, path: '', at: -1 };

const send = (item = ''): Action => ({ type: 'COMMIT', item });

/** Leaving it out comes last. */
function listOptions(item: Item, make: CreateOption, buttons: boolean): Option[] {
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

/** Independent: the host may give several, or none. */
const listOutcomeChoices = ({ await: outcomes = [] }: Question): Choice[] =>
  outcomes.map((flag) => {
    const heard = { ...NO_EFFECT, labels: [flag], token: flag, doings: [] };
    return createChoice(`outcome ${flag}`, 'outcome', [{ ...NO_EFFECT, doings: [] }, heard]);
  });

function createChoice(name: string, kind: Choice['kind'], options: readonly Option[]): Choice {
  const free = options.findIndex(({ doings }) => doings.length === 0);
  return { name, kind, options, usual: Math.max(0, free) };
}

function listReadKeys(question: Question): ReadonlySet<string> {
  const effects = listEffectPlaces('', question).map(({ effect }) => effect);
  const keyed = effects.flatMap((effect) => FIELDS.map((field) => effect[field] ?? []));
  return new Set(keyed.flatMap(listKeys));
}

/** Only relevant decisions remain. */
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
      for (const flag of new Set(effect?.abort ? [] : listLeaves(effect?.flags).flat())) {
        const known = raisers.get(flag) ?? [];
        if (!known.includes(choice)) raisers.set(flag, [...known, choice]);
      }
    }
  }
  namers.sort((one, other) => one.option.at - other.option.at);
  const boxes = choices.filter(({ kind }) => kind === 'box');
  return { questionId, question, choices, boxes, outcomes, byToken, namers, raisers };
}
