import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { isRecord } from '@parvis/questionnaire/model/record';
import { written } from '../file/written.ts';
import { TABLES } from './tables.ts';

/** The guide to a customer's file in each language, from the root of the project. */
export const GUIDES: Readonly<Record<Language, string>> = {
  fr: 'docs/customers.md',
  en: 'docs/customers.en.md',
};

/** A block of JSON in the guide: a step adds to the steps before it, a recipe to the whole example; how it is added is shown before and after. */
export type BlockKind = 'step' | 'recipe' | 'before' | 'after';

/** The blocks of a kind, in their order; what stands in one that is no object is told by whoever loads it. */
export const blocksOf = (guide: string, kind: BlockKind): object[] =>
  [...guide.matchAll(new RegExp(`^\`\`\`json ${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => {
    const json: unknown = JSON.parse(text);
    return isRecord(json) ? json : {};
  });

/** A palette, whose colours are changed one by one: what a reader leaves out is not taken away. */
const PALETTE = 'appColors';

/** A file with a step, as the guide tells a reader to write it there: a key that it names again is as it says. */
export const withStep = (file: object, step: object): object => {
  const now: Record<string, unknown> = { ...file, ...step };
  const [was, said] = [new Map(Object.entries(file)).get(PALETTE), now[PALETTE]];
  return isRecord(was) && isRecord(said) ? { ...now, [PALETTE]: { ...was, ...said } } : now;
};

/** What the steps come to. */
export const exampleOf = (guide: string): object => blocksOf(guide, 'step').reduce(withStep, {});

const codeOf = (item: unknown): unknown => (isRecord(item) ? item.code : undefined);

/** A list with what is added to it: at its end, or in the place of what has the same code. */
function joined(list: readonly unknown[], more: readonly unknown[]): unknown[] {
  const codes = more.map(codeOf);
  const kept = list.map((item) => more[codes.indexOf(codeOf(item))] ?? item);
  return [...kept, ...more.filter((item) => !kept.includes(item))];
}

/** A file with a recipe, as the guide tells a reader to put it there: what is in a list joins it, any other key takes the place of the one of its name. */
export const withRecipe = (file: object, recipe: object): object => {
  const now = new Map<string, unknown>(Object.entries(file));
  for (const [key, value] of Object.entries(recipe)) {
    const was = now.get(key);
    now.set(key, Array.isArray(was) && Array.isArray(value) ? joined(was, value) : value);
  }
  return Object.fromEntries(now);
};

const PART = /(<!-- made: (\w+) -->\n)[\s\S]*?(\n<!-- end -->)/g;

/** The names of the parts of a guide that are made. */
export const partsOf = (guide: string): string[] => [...guide.matchAll(PART)].map(([, , name = '']) => name);

/** The guide with its tables, and the example as a whole, made anew. */
export const withParts = (guide: string, language: Language): string =>
  guide.replaceAll(PART, (_, begin: string, name: string, end: string) => {
    const made =
      name === 'whole' ? `\`\`\`json\n${written(exampleOf(guide))}\`\`\`` : TABLES[name]?.(language);
    return `${begin}\n${made ?? ''}\n${end}`;
  });
