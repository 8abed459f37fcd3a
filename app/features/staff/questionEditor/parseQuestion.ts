import { getSideLabelId } from '@parvis/questionnaire/model/kinds/yesNo';
import type { Item, ItemOf, Question, Questionnaire } from '@parvis/questionnaire/model/schema';
import type { EditedPart, EditedQuestion, EditedWords, PartKind } from '@parvis/ui/screens/QuestionEditor';
import { isAsking } from '@parvis/ui/screens/QuestionEditor';
import { createOption, createPart } from './createParts.ts';

type Texts = Questionnaire['texts'];

/** In every language. */
const findWords = (texts: Texts, id: string | undefined): EditedWords =>
  Object.fromEntries(
    Object.entries(texts ?? {}).flatMap(([language, words]) =>
      id !== undefined && Object.hasOwn(words, id) ? [[language, words[id] ?? '']] : [],
    ),
  );

/** Editable keys; an item with others is not editable. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  text: ['type', 'id', 'bold'],
  checkbox: ['type', 'id'],
  rating: ['type', 'id', 'max', 'minId', 'maxId', 'required'],
  yesNo: ['type', 'id', 'yes', 'no', 'required'],
  message: ['type', 'id', 'required', 'letters'],
  input: ['type', 'id', 'subType', 'required'],
};

const hasOnly = (value: object, keys: readonly string[]): boolean =>
  Object.keys(value).every((key) => keys.includes(key));

const isPlainSide = (side: ItemOf<'yesNo'>['yes']): boolean =>
  typeof side === 'string' || hasOnly(side, ['id']);

function isEditable(item: Item): boolean {
  if (!hasOnly(item, KEYS[item.type] ?? [])) return false;
  if (item.type === 'yesNo') return isPlainSide(item.yes) && isPlainSide(item.no);
  if (item.type === 'input') return item.subType !== 'code';
  return true;
}

const toPart = (kind: PartKind, id: string, texts: Texts, more: Partial<EditedPart> = {}): EditedPart => ({
  ...createPart(kind),
  ...{ id, words: findWords(texts, id), required: true },
  ...more,
});

const toRequired = ({ required }: { required?: boolean | undefined }) => ({ required: required !== false });

function parseItem(item: Item, texts: Texts): EditedPart | undefined {
  const { id } = item;
  if (!isEditable(item) || id === undefined) return undefined;
  if (item.type === 'text') return toPart('text', id, texts);
  if (item.type === 'message') return toPart('message', id, texts, toRequired(item));
  if (item.type === 'input')
    return toPart(item.subType === 'phone' ? 'phone' : 'email', id, texts, toRequired(item));
  if (item.type === 'rating')
    return toPart('rating', id, texts, {
      ...toRequired(item),
      ...{ low: findWords(texts, item.minId), high: findWords(texts, item.maxId), stars: item.max ?? 5 },
    });
  if (item.type === 'yesNo')
    return toPart('yesNo', id, texts, {
      ...toRequired(item),
      low: findWords(texts, getSideLabelId(item, false)),
      high: findWords(texts, getSideLabelId(item, true)),
    });
  return undefined;
}

/** Adjacent options, below a bold text if labelled. */
function parseChoice(items: readonly Item[], texts: Texts, exclusive: boolean): EditedPart | undefined {
  const [first] = items;
  const isLabelled = first?.type === 'text';
  const options = isLabelled ? items.slice(1) : items;
  if (!items.every(isEditable)) return undefined;
  const part = createPart('choice');
  return {
    ...part,
    ...(isLabelled && first.id !== undefined && { id: first.id, words: findWords(texts, first.id) }),
    ...{ exclusive, required: true },
    options: options.map(({ id }) => ({ id: id ?? createOption().id, words: findWords(texts, id) })),
  };
}

function parseParts(
  { items, exclusive = false }: Question,
  texts: Texts,
): readonly (EditedPart | undefined)[] {
  const isOption = ({ type }: Item): boolean => type === 'checkbox';
  const first = items.findIndex(isOption);
  if (first < 0) return items.map((item) => parseItem(item, texts));
  const after = items.findIndex((item, at) => at > first && !isOption(item));
  const end = after < 0 ? items.length : after;
  const label = items[first - 1];
  const start = label?.type === 'text' && label.bold ? first - 1 : first;
  return [
    ...items.slice(0, start).map((item) => parseItem(item, texts)),
    parseChoice(items.slice(start, end), texts, exclusive),
    ...items.slice(end).map((item) => parseItem(item, texts)),
  ];
}

/** The question only asks and continues. */
const isPlain = ({ followUp, ...question }: Question): boolean =>
  hasOnly(question, ['titleId', 'items', 'exclusive']) &&
  (followUp === undefined || followUp === null || typeof followUp === 'string');

/** Drops a final confirm button without words: built questions get one anyway. */
function withoutConfirm(items: readonly Item[]): Item[] {
  const last = items.at(-1);
  const isBare = last?.type === 'confirm' && hasOnly(last, ['type']);
  return isBare ? items.slice(0, -1) : [...items];
}

/** Undefined if the editor cannot show it. */
export function parseQuestion(id: string, question: Question, texts: Texts): EditedQuestion | undefined {
  if (!isPlain(question)) return undefined;
  const parsed = parseParts({ ...question, items: withoutConfirm(question.items) }, texts);
  const parts = parsed.filter((part) => part !== undefined);
  if (parts.length < parsed.length) return undefined;
  const asking = parts.filter(isAsking);
  const [only] = asking;
  const own = findWords(texts, question.titleId);
  const title = Object.keys(own).length > 0 ? own : (only?.words ?? {});
  return { id, title, parts };
}
