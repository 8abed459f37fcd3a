import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { responderCodes } from '@parvis/api/entities/responders';
import { RESERVED_NAMES } from '@parvis/api/reservedNames';
import { languages } from '@parvis/locales/languages';
import { kinds } from '@parvis/questionnaire/model/kinds/all';
import { isRecord } from '@parvis/questionnaire/model/record';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { runCheck } from '../../cli/customers/checkCommand.ts';
import { buildCustomerFile } from '../../cli/customers/newCommand.ts';
import { customerFileSchema } from '../../platform/config/customerFile.ts';
import { packageRoot } from '../../platform/lib/packageRoot.ts';
import { EXAMPLES, WORDS_KEYS } from './read/checkShape.ts';
import { ICON_NAMES } from './read/knownNames.ts';

const parent = mkdtempSync(join(tmpdir(), 'parvis-guide-'));
let made = 0;
/** Expected in a file that grows step by step. */
const ADVICE = /\[warning (?:noContact|noAdmin|untranslated)\]$/;
function wrongIn(file: object): readonly string[] {
  made += 1;
  const folder = join(parent, String(made));
  mkdirSync(folder);
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'customer.json'), JSON.stringify(file));
  return runCheck([folder]).lines.filter(
    (line) => /\[(?:error|warning) \w+\]$/.test(line) && !ADVICE.test(line),
  );
}

const objectIn = (text: string): object => {
  const json: unknown = JSON.parse(text);
  return isRecord(json) ? json : {};
};
const blocksOf = (guide: string, kind: string): object[] =>
  [...guide.matchAll(new RegExp(`^\`\`\`json ${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) =>
    objectIn(text),
  );

/** Applies a step of the guide; colours are merged. */
const withStep = (file: object, step: object): object => {
  const [was, said] = [file, step].map((one) => ('appColors' in one ? one.appColors : {}));
  const now = { ...file, ...step };
  return isRecord(was) && isRecord(said) && 'appColors' in now
    ? { ...now, appColors: { ...was, ...said } }
    : now;
};

const codeOf = (item: unknown): unknown => (isRecord(item) ? item.code : undefined);
/** Applies a recipe: list entries are appended or replaced by code. */
function withRecipe(file: object, recipe: object): object {
  const now = new Map<string, unknown>(Object.entries(file));
  for (const [key, value] of Object.entries(recipe)) {
    const was = now.get(key);
    const more: readonly unknown[] = Array.isArray(value) ? value : [];
    const kept = (Array.isArray(was) ? was : []).map((item: unknown) => {
      return more.find((one) => codeOf(one) === codeOf(item)) ?? item;
    });
    const joined = [...kept, ...more.filter((item) => !kept.includes(item))];
    now.set(key, Array.isArray(was) && Array.isArray(value) ? joined : value);
  }
  return Object.fromEntries(now);
}

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly required?: readonly string[];
  readonly enum?: readonly string[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Node>>;
}
const schema = z.toJSONSchema(customerFileSchema, { io: 'input' }) as Node;
const isWords = ({ properties = {} }: Node): boolean =>
  languages.every(({ tag }) => Object.hasOwn(properties, tag));

/** Lists schema keys by path: `places[].qr[].qrid`; recursive parts once. */
function keysIn(node: Node, place = ''): { place: string; key: string; node: Node; isNeeded: boolean }[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, inner]) => {
    const at = place === '' ? key : `${place}.${key}`;
    const row = { place: at, key, node: inner, isNeeded: node.required?.includes(key) ?? false };
    if (/^(?:menu|polls)\[\]\.(?:questionnaire|entries)$/.test(at) || isWords(inner)) return [row];
    const below = inner.items ?? inner;
    const named = schema.$defs?.[below.$ref?.replace('#/$defs/', '') ?? ''];
    return [row, ...keysIn(named ?? below, inner.items ? `${at}[]` : at)];
  });
}
const KEYS = keysIn(schema);

const guides = (['fr', 'en'] as const).map((language) => {
  const path = language === 'fr' ? 'docs/customers.md' : 'docs/customers.en.md';
  return [language, readFileSync(join(packageRoot, '..', path), 'utf8')] as const;
});
const newTown = (): object => {
  const answers = { name: 'Elme', mail: 'a@elme.example', colour: '#0A7D4B', place: 'Gare' };
  return buildCustomerFile('elme', 'logo.svg', { ...answers, languages: ['fr', 'en'] });
};

describe.each(guides)('the guide to a customer’s file, in %s', (_, guide) => {
  const steps = blocksOf(guide, 'step');
  const recipes = blocksOf(guide, 'recipe');
  const example = steps.reduce(withStep, {});

  it('has a row for every key of the schema', () => {
    const rows = [...guide.matchAll(/^\| `([\w.[\]]+)` \|[^|]*\|[^|]*\|[^|]*\|$/gm)].map(
      ([, place]) => place,
    );
    expect(rows.toSorted()).toEqual(KEYS.map(({ place }) => place).sort());
  });

  it('names every value, icon, service, kind of item and reserved name', () => {
    const values = KEYS.flatMap(({ node }) => node.enum ?? []);
    const names = [...values, ...ICON_NAMES, ...responderCodes, ...Object.keys(kinds), ...RESERVED_NAMES];
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it('has an example that is valid after each step, and shows it whole', () => {
    for (const at of steps.keys()) expect(wrongIn(steps.slice(0, at + 1).reduce(withStep, {}))).toEqual([]);
    const [, whole = ''] =
      /^### [^\n]*(?:whole|entier)[^\n]*\n[\s\S]*?```json\n([\s\S]*?)^```$/m.exec(guide) ?? [];
    expect(objectIn(whole)).toEqual(example);
  });

  it('has recipes that are valid alone, combined, and in the output of `parvis new`', () => {
    for (const recipe of recipes) expect(wrongIn(withRecipe(example, recipe))).toEqual([]);
    expect(wrongIn(recipes.reduce(withRecipe, example))).toEqual([]);
    expect(wrongIn(recipes.filter((one) => 'menu' in one).reduce(withRecipe, newTown()))).toEqual([]);
    const [before = {}, after = {}] = [...blocksOf(guide, 'before'), ...blocksOf(guide, 'after')];
    expect(withRecipe(before, after)).toEqual(after);
  });

  it('has steps that keep the palette of `parvis new`', () => {
    const grown = steps.reduce(withStep, newTown());
    expect(wrongIn(grown)).toEqual([]);
    expect(Object.keys((grown as { appColors: object }).appColors).length).toBeGreaterThan(40);
  });
});

it('both languages show the same example and recipes', () => {
  const [first, second] = guides.map(([, guide]) => [blocksOf(guide, 'step'), blocksOf(guide, 'recipe')]);
  expect(second).toEqual(first);
});

it('knows all keys with translations, and has an example for each required key', () => {
  const words = KEYS.filter(({ node }) => isWords(node)).map(({ key }) => key);
  expect([...new Set(words)].sort()).toEqual([...WORDS_KEYS].sort());
  const needed = KEYS.filter(
    ({ isNeeded, node, place }) => isNeeded && !node.enum && !place.startsWith('ladder'),
  );
  expect([...new Set(needed.map(({ key }) => key))].sort()).toEqual(Object.keys(EXAMPLES).sort());
});
