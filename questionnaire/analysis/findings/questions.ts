import { hasButtons, isConfirm, isSkip, listShownItems } from '../../engine/confirmRule.ts';
import { listEffects } from '../../model/effects.ts';
import { isPreset, isTick, kindOf, typedKindOf } from '../../model/kinds/kindOf.ts';
import type { Item, Question } from '../../model/schema.ts';
import type { OwnTexts } from '../../model/texts.ts';
import { isEndedByOneTick, isOptional, isSingleAnswerItem } from '../symbolic/choices.ts';
import type { About, Check, FindingId, Found } from './findings.ts';

interface Violation extends About {
  readonly at: string;
}

const isNext = ({ type }: Item) => type === 'nextButton';
const isLeaving = (item: Item) => item.type === 'nextButton' && item.abort === true;
const isForwardButton = (item: Item) => isNext(item) && !isLeaving(item) && !isSkip(item);
const isInformative = ({ type }: Item) => type === 'text' || type === 'image';
const isNeeded = (item: Item) => isTick(item) || (isSingleAnswerItem(item) && !isOptional(item));

/** Labels of buttons that send. */
const SENDING = /^(?:send|submit|envoyer|valider|enregistrer|save|ok)\b/i;

const ITEM_RULES: Partial<
  Record<FindingId, (question: Question, texts: OwnTexts | undefined) => Item | undefined>
> = {
  optionalOnlyWithoutButton: (question) => {
    const all = question.items.filter((item) => isSingleAnswerItem(item) || isTick(item));
    return !hasButtons(question) && all.every(isOptional) ? all[0] : undefined;
  },
  optionalCutOff: (question) => {
    const { items } = question;
    return items.some(isNeeded) && !hasButtons(question) ? items.find(isOptional) : undefined;
  },
  presetWithoutButton: (question) => (hasButtons(question) ? undefined : question.items.find(isPreset)),
  oneTickEnds: (question) => {
    const [, second] = question.items.filter(isTick);
    return second && !question.exclusive && isEndedByOneTick(question) ? second : undefined;
  },
  twoButtons: (question) => {
    const { items } = question;
    if (items.filter(isConfirm).length > 1) return items.findLast(isConfirm);
    return listShownItems(question).length > items.length ? items.find(isNext) : undefined;
  },
  mixedChoice: (question) => {
    const mixed = !hasButtons(question) && question.items.some(isSingleAnswerItem);
    return mixed ? question.items.find(isTick) : undefined;
  },
  twoPresets: ({ items, exclusive }) => {
    const [, second] = items.filter((item) => isTick(item) && isPreset(item));
    return exclusive ? second : undefined;
  },
  skipDropsWords: ({ items }, texts) => {
    const isSent = ({ text, id = '' }: Item) =>
      [text, id, ...Object.values(texts ?? {}).map((words) => words[id])].some((one) =>
        SENDING.test(one ?? ''),
      );
    const skips = items.filter((item) => isSkip(item) && !isLeaving(item));
    return items.some(typedKindOf) ? skips.find(isSent) : undefined;
  },
  abortBeforeSend: ({ items }) => {
    const leaving = items.findIndex(isLeaving);
    const sending = items.findIndex((item) => isForwardButton(item) || isConfirm(item));
    // An appended confirm has its own finding.
    return leaving < sending ? items[leaving] : undefined;
  },
  choicesWithoutTitle: ({ items, titleId }) => {
    const first = items.findIndex(isTick);
    const said = titleId !== undefined || items.slice(0, first).some(isInformative);
    return said ? undefined : items[first];
  },
  imageWithoutDescription: ({ items }) =>
    items.find(
      ({ type, imgDesc, text, id }) =>
        type === 'image' && imgDesc === undefined && text === undefined && id === undefined,
    ),
};

const OTHER_RULES: Partial<Record<FindingId, (question: Question) => Violation[]>> = {
  emptyQuestion: ({ items }) => (items.length === 0 ? [{ at: 'items' }] : []),
  exclusiveWithoutBoxes: ({ items, exclusive }) =>
    exclusive && !items.some(isTick) ? [{ at: 'exclusive' }] : [],
  emptyAwait: (question) => (question.await?.length === 0 ? [{ at: 'await' }] : []),
  ratingOutOfRange: ({ items }) =>
    items.flatMap((item, index) =>
      findUnreached(item).map(({ at, ...about }) => ({
        at: `items.${index}${at}`,
        item: item.id ?? '',
        ...about,
      })),
    ),
  abortDefaultType: ({ items, abortDefault }) =>
    Object.entries(abortDefault?.answers ?? {}).flatMap(([id, answer]) => {
      const item = items.find((one) => one.id === id);
      const couldAnswer = item && kindOf(item).answers?.accepts(item, answer) === answer;
      return couldAnswer ? [] : [{ at: `abortDefault.answers.${id}`, item: id }];
    }),
};

/** Of no answer. */
function findUnreached(item: Item): Violation[] {
  const rules = kindOf(item).answers;
  const effects = listEffects(item);
  if (!rules || effects.length === 0) return [];
  const answers = rules.samples(item);
  const reached = new Set(answers.map((answer) => rules.chosen?.(item, answer)?.effect));
  const range = `${answers[0]}–${answers.at(-1)}`;
  return effects.flatMap(({ at, effect }) =>
    reached.has(effect) ? [] : [{ at, key: at.split('.').at(-1) ?? '', range }],
  );
}

export const checkQuestions: Check = ({ definition }) =>
  Object.entries(definition.questions).flatMap(([questionId, question]) => {
    const createFinding = (id: string, { at, ...about }: Violation): Found => {
      return { id: id as FindingId, path: `questions.${questionId}.${at}`, questionId, about };
    };
    const { items } = question;
    const ofItems = Object.entries(ITEM_RULES).flatMap(([id, find]) => {
      const item = find(question, definition.texts);
      if (!item) return [];
      const named = item.id === undefined ? {} : { item: item.id };
      return [createFinding(id, { at: `items.${items.indexOf(item)}`, ...named })];
    });
    const others = Object.entries(OTHER_RULES).flatMap(([id, look]) =>
      look(question).map((seen) => createFinding(id, seen)),
    );
    return [...ofItems, ...others];
  });
