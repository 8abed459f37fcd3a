import * as z from 'zod/mini';
import { itemSchema } from './kinds/items.ts';
import { nearest } from './nearest.ts';
import { isRecord } from './record.ts';
import { abortDefaultSchema, questionnaireSchema, questionSchema } from './schema.ts';
import { LANGUAGE } from './texts.ts';

/** A key that nothing reads. */
export interface UnknownKey {
  readonly path: string;
  readonly key: string;
  /** Likely intended. */
  readonly suggestion: string | undefined;
  /** An item's key that belongs to its question. */
  readonly owner?: 'question';
  readonly questionId: string | null;
}

type Keys = readonly string[];
type Found = Omit<UnknownKey, 'questionId'>;

const getKeys = (schema: { _zod: { def: { shape: object } } }): Keys => Object.keys(schema._zod.def.shape);

/** For editors. */
const ROOT: Keys = [...getKeys(questionnaireSchema), '$schema'];
const QUESTION = getKeys(questionSchema);
const ABORT_DEFAULT = getKeys(abortDefaultSchema);
const ITEMS: ReadonlyMap<unknown, z.ZodMiniObject> = new Map(
  itemSchema._zod.def.options.flatMap((option) =>
    [...option._zod.def.shape.type._zod.def.values].map((type) => [type, option] as const),
  ),
);

/** In other formats, best first. */
const ALIASES: ReadonlyMap<string, Keys> = new Map(
  Object.entries({
    text: ['id', 'titleId'],
    label: ['text', 'id', 'titleId'],
    title: ['titleId', 'text'],
    name: ['id'],
    key: ['id'],
    question: ['titleId'],
    prompt: ['titleId', 'text'],
    kind: ['type', 'subType'],
    next: ['followUp'],
    goto: ['followUp'],
    target: ['followUp'],
    checked: ['preset'],
    stars: ['max'],
    single: ['exclusive'],
    image: ['imgSrc'],
    icon: ['imgSrc'],
    src: ['imgSrc'],
    alt: ['imgDesc'],
    answers: ['items'],
    options: ['items'],
    fields: ['items'],
    steps: ['questions'],
    pages: ['questions'],
    first: ['start'],
    words: ['texts'],
    translations: ['texts'],
  }),
);

function suggestKey(key: string, known: Keys): string | undefined {
  return ALIASES.get(key)?.find((alias) => known.includes(alias)) ?? nearest(key, known);
}

/** Never throws; skips items of unknown types. */
export function unknownKeys(input: unknown): UnknownKey[] {
  if (!isRecord(input)) return [];
  const outside = [
    ...findUnknown(input, ROOT, ''),
    ...findUnknown(input.texts, listLanguages(input.texts), 'texts.').map((found) => ({
      ...found,
      suggestion: suggestLanguage(found.key) ?? found.suggestion,
    })),
  ];
  const questions = isRecord(input.questions) ? Object.entries(input.questions) : [];
  return [
    ...outside.map((found) => ({ ...found, questionId: null })),
    ...questions.flatMap(([questionId, question]) =>
      checkQuestion(question, `questions.${questionId}.`).map((found) => ({ ...found, questionId })),
    ),
  ];
}

function checkQuestion(question: unknown, at: string): Found[] {
  if (!isRecord(question)) return [];
  const items: unknown[] = Array.isArray(question.items) ? question.items : [];
  return [
    ...findUnknown(question, QUESTION, at),
    ...findUnknown(question.abortDefault, ABORT_DEFAULT, `${at}abortDefault.`),
    ...items.flatMap((item, index) => checkItem(item, `${at}items.${index}.`)),
  ];
}

function checkItem(item: unknown, at: string): Found[] {
  const schema = isRecord(item) ? ITEMS.get(item.type) : undefined;
  const found = schema ? checkNested(item, schema, at) : [];
  return found.map((one) => (QUESTION.includes(one.key) ? { ...one, owner: 'question' } : one));
}

function checkNested(value: unknown, schema: unknown, at: string): Found[] {
  if (!isRecord(value)) return [];
  if (schema instanceof z.ZodMiniOptional) return checkNested(value, schema._zod.def.innerType, at);
  if (schema instanceof z.ZodMiniUnion)
    return schema._zod.def.options.flatMap((option) => checkNested(value, option, at));
  if (schema instanceof z.ZodMiniRecord) {
    const { valueType } = schema._zod.def;
    return Object.entries(value).flatMap(([key, one]) => checkNested(one, valueType, `${at}${key}.`));
  }
  if (!(schema instanceof z.ZodMiniObject)) return [];
  const shape = Object.entries(schema._zod.def.shape);
  return [
    ...findUnknown(value, getKeys(schema), at),
    ...shape.flatMap(([key, part]) => checkNested(value[key], part, `${at}${key}.`)),
  ];
}

function findUnknown(value: unknown, known: Keys, at: string): Found[] {
  if (!isRecord(value)) return [];
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => ({ path: at + key, key, suggestion: suggestKey(key, known) }));
}

const listLanguages = (texts: unknown): Keys =>
  isRecord(texts) ? Object.keys(texts).filter((key) => LANGUAGE.test(key)) : [];

const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map([
  ['français', 'fr'],
  ['francais', 'fr'],
  ['french', 'fr'],
  ['english', 'en'],
  ['anglais', 'en'],
]);

/** Code of `fr-FR`, `FR`, `french`. */
const suggestLanguage = (key: string): string | undefined =>
  LANGUAGE_NAMES.get(key.toLowerCase()) ?? /^([a-z]{2})(?:[-_]|$)/i.exec(key)?.[1]?.toLowerCase();
