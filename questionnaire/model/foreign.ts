import { convertToText } from './asSeen.ts';
import { itemSchema } from './kinds/items.ts';
import { type ParseResult, parseQuestionnaire } from './parse.ts';
import { isRecord } from './record.ts';
import type { Item } from './schema.ts';

const KNOWN: ReadonlySet<unknown> = new Set(
  itemSchema._zod.def.options.flatMap((option) => option._zod.def.shape.type._zod.def.values),
);

/** Parses a definition that may be newer. Never throws; unknown item types become text and appear in `unknownKinds`. */
export function readForeign(input: unknown): ParseResult {
  if (!isRecord(input) || !isRecord(input.questions)) return parseQuestionnaire(input);
  const unknown = new Set<string>();
  const questions = Object.entries(input.questions).map(([id, question]) => [
    id,
    withKnownItems(question, unknown),
  ]);
  const read = parseQuestionnaire({ ...input, questions: Object.fromEntries(questions) });
  if (!read.ok || unknown.size === 0) return read;
  return { ok: true, questionnaire: { ...read.questionnaire, unknownKinds: [...unknown] } };
}

function withKnownItems(question: unknown, unknown: Set<string>): unknown {
  if (!isRecord(question) || !Array.isArray(question.items)) return question;
  return { ...question, items: question.items.map((item) => withKnownType(item, unknown)) };
}

function withKnownType(item: unknown, unknown: Set<string>): unknown {
  if (!isRecord(item) || typeof item.type !== 'string' || KNOWN.has(item.type)) return item;
  unknown.add(item.type);
  return convertToText(item);
}

/** Parses one item of a message; an invalid one becomes text. Never throws. */
export function readForeignItem(input: unknown): Item {
  const read = itemSchema.safeParse(input);
  return read.success ? read.data : convertToText(isRecord(input) ? input : {});
}
