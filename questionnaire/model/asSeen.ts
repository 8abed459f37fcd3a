import type { Item, Questionnaire } from './schema.ts';

/** First version. Never add later kinds: open pages may not know them. */
const EVERY_PAGE_KNOWS: ReadonlySet<string> = new Set([
  'text',
  'image',
  'separator',
  'yesNo',
  'checkbox',
  'rating',
  'input',
  'message',
  'nextButton',
  'confirm',
]);

/** For unknown kinds: its text, or a separator. */
export function convertToText({ id, text }: Readonly<Record<string, unknown>>): Item {
  if (typeof text === 'string') return { type: 'text', text, ...(typeof id === 'string' && { id }) };
  return typeof id === 'string' ? { type: 'text', id } : { type: 'separator' };
}

/** Returns the definition as seen by a page that did not know some kinds. */
export function asSeen(definition: Questionnaire, unknown: readonly string[] = []): Questionnaire {
  const texts = new Set(unknown.filter((type) => !EVERY_PAGE_KNOWS.has(type)));
  if (texts.size === 0) return definition;
  const questions = Object.entries(definition.questions).map(([id, question]) => {
    const items = question.items.map((item) => (texts.has(item.type) ? convertToText({ ...item }) : item));
    return [id, { ...question, items }];
  });
  return { ...definition, questions: Object.fromEntries(questions), unknownKinds: [...texts] };
}
