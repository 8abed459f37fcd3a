import type { Flag, Item, ItemOf, Keyed, Question, Questionnaire } from '../../model/schema.ts';
import type { CheckOptions } from '../findings/findings.ts';

export interface Checked {
  readonly definition: Questionnaire;
  readonly options: CheckOptions & { readonly results: readonly Flag[] };
}

export type Mutate = (checked: Checked) => Checked;

export const redefine =
  (change: (definition: Questionnaire) => Questionnaire): Mutate =>
  (checked) => ({ ...checked, definition: change(checked.definition) });

/** Throws without a match. */
export function changeFirst(
  fits: (question: Question) => boolean,
  change: (question: Question, definition: Questionnaire) => Question,
): Mutate {
  return redefine((definition) => {
    const found = Object.entries(definition.questions).find(([, question]) => fits(question));
    if (!found) throw new Error('No question fits this mutation.');
    const [id, question] = found;
    return { ...definition, questions: { ...definition.questions, [id]: change(question, definition) } };
  });
}

export const GATE = 'mutation.gate';
export const EXTRA = 'mutation.extra';
export const choice: ItemOf<'yesNo'> = { type: 'yesNo', id: 'mutation.choice', text: '?', yes: {}, no: {} };
export const words: ItemOf<'text'> = { type: 'text', text: 'mutation' };
export const box = (id: string): ItemOf<'checkbox'> => ({ type: 'checkbox', id: `mutation.${id}`, text: id });

/** Before the start. */
export const before = (gate: (start: string) => Question, more: Questionnaire['questions'] = {}): Mutate =>
  redefine((definition) => ({
    ...definition,
    start: GATE,
    questions: { ...definition.questions, ...more, [GATE]: gate(definition.start) },
  }));

export const items = (...own: Item[]): Mutate => before((start) => ({ items: own, followUp: start }));

export const TITLE = 'mutation.title';

export const titled = (...own: Item[]): Mutate =>
  both(
    before((start) => ({ titleId: TITLE, items: own, followUp: start })),
    ({ definition, options }) => {
      const known = Object.entries(options.known ?? {}).map(([language, ids]) => [
        language,
        new Set([...ids, TITLE]),
      ]);
      return { definition, options: { ...options, known: Object.fromEntries(known) } };
    },
  );

export const written =
  (text: (json: string) => string): Mutate =>
  ({ definition, options }) => ({
    definition,
    options: { ...options, json: text(JSON.stringify(definition)) },
  });

export const context = (...flags: Flag[]): Mutate =>
  redefine((definition) => ({ ...definition, contextFlags: [...(definition.contextFlags ?? []), ...flags] }));

export const both =
  (first: Mutate, second: Mutate): Mutate =>
  (checked) =>
    second(first(checked));

export const withoutText =
  (language: string): Mutate =>
  (checked) => {
    const known = checked.options.known ?? {};
    const shown = Object.values(checked.definition.questions)[0]?.titleId ?? '';
    const ids = new Set([...(known[language] ?? [])].filter((id) => id !== shown));
    return { ...checked, options: { ...checked.options, known: { ...known, [language]: ids } } };
  };

export function withoutFlag<T>(value: T, flag: Flag): T {
  const written = JSON.stringify(value, (key, inner) => {
    if (key !== 'flags' || !Array.isArray(inner)) return inner;
    return inner.filter((one) => one !== flag);
  });
  return JSON.parse(written);
}

export const flagsOf = ({ flags }: Question): Keyed<Flag[]> => flags ?? [];

export function misspelt(keys: Readonly<Record<string, unknown>>): object {
  return keys;
}

export function misspelling(keys: Readonly<Record<string, unknown>>): Mutate {
  return redefine((definition) => ({ ...definition, ...misspelt(keys) }));
}

export function gateTo(followUp: Readonly<Record<string, string>>): (start: string) => Question {
  return (start) => ({ items: [choice], followUp: { ...followUp, default: start } });
}
