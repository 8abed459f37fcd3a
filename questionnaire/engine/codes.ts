import type { Question } from '../model/schema.ts';
import { without } from './own.ts';

/** Whether an item of a question is the field of a verification code. */
export function isCode(question: Question | undefined, id: string): boolean {
  return question?.items.some((item) => isCodeItem(item) && item.id === id) ?? false;
}

/** Answers or drafts of a question without its codes; the same record if there is none. */
export function withoutCodes<T>(
  { items }: Question,
  given: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  return items.reduce((left, item) => (isCodeItem(item) ? without(left, item.id) : left), given);
}

function isCodeItem(item: Question['items'][number]): item is Question['items'][number] & { id: string } {
  return item.type === 'input' && item.subType === 'code';
}
