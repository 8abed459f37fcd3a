import { expect, test } from 'vitest';
import { schemaFileText } from './jsonSchema.ts';
import { describeKindKeys } from './kinds/all.ts';
import { type Descriptions, QUESTION, ROOT } from './kinds/descriptions.ts';

const stored = schemaFileText();

test('rejects integer-like flags and empty questions', () => {
  const schema = JSON.parse(stored);
  const written = JSON.stringify(schema);
  expect(schema.required).toEqual(['version', 'start', 'questions']);
  expect(written).toContain(JSON.stringify('^(?!-?\\d+$)'));
  expect(written).toContain('"minItems":1');
});

test('rejects misspelt keys and allows $schema', () => {
  const schema = JSON.parse(stored);
  const question = schema.properties.questions.additionalProperties;
  const objects = [schema, question, ...question.properties.items.items.oneOf];
  expect(objects.map(({ additionalProperties }) => additionalProperties)).toEqual(objects.map(() => false));
  expect(schema.properties.$schema).toMatchObject({ type: 'string' });
});

interface Property {
  const?: string;
  anyOf?: { properties?: object }[];
}

function propertiesOfKind(kind: string): Readonly<Record<string, Property>> {
  const question = JSON.parse(stored).properties.questions.additionalProperties;
  const items: { properties: Record<string, Property> }[] = question.properties.items.items.oneOf;
  return items.find(({ properties }) => properties.type?.const === kind)?.properties ?? {};
}

const LOOK =
  'type id text italic bold small framed imgSrc imgColor imgDesc imgSzRem imgBkColor imgRight'.split(' ');

test.each([
  ['text', []],
  ['image', []],
  ['separator', []],
  ['yesNo', ['yes', 'no']],
  ['checkbox', ['followUp', 'flags', 'set', 'clear', 'preset']],
  ['rating', ['min', 'max', 'minId', 'maxId', 'required']],
  ['input', ['subType', 'placeholderId', 'required']],
  ['message', ['msgType', 'placeholderId', 'required']],
  ['nextButton', ['followUp', 'flags', 'set', 'clear']],
  ['confirm', []],
])('an item of kind %s has the keys of the specification', (kind, own) => {
  expect(Object.keys(propertiesOfKind(kind))).toEqual(expect.arrayContaining([...LOOK, ...own]));
});

test.each(['yes', 'no'] as const)('a side of a yesNo is an id or an object with effects: %s', (side) => {
  const [id, object] = propertiesOfKind('yesNo')[side]?.anyOf ?? [];
  expect(id).toMatchObject({ type: 'string' });
  expect(Object.keys(object?.properties ?? {})).toEqual(
    expect.arrayContaining(['id', 'followUp', 'flags', 'set', 'clear', 'imgSrc']),
  );
});

/** By path. */
function propertiesOf(node: unknown, at = ''): Array<[path: string, property: { description?: string }]> {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]): Array<[string, { description?: string }]> => {
    const own = key === 'properties' ? Object.entries(value as object) : [];
    return [
      ...own.map(([name, property]): [string, { description?: string }] => [`${at}.${name}`, property]),
      ...propertiesOf(value, `${at}.${key}`),
    ];
  });
}

test('describes every key in a sentence', () => {
  const properties = propertiesOf(JSON.parse(stored));
  expect(properties.length).toBeGreaterThan(150);
  for (const [path, { description }] of properties)
    expect(`${path}: ${description}`).toMatch(/: (?!undefined).{10,}[.}]$/);
});

test('describes no key that the schema lacks', () => {
  const schema = JSON.parse(stored);
  const question = schema.properties.questions.additionalProperties;
  expect(Object.keys(ROOT).sort()).toEqual(Object.keys(schema.properties).sort());
  expect(Object.keys(QUESTION).sort()).toEqual(Object.keys(question.properties).sort());
  const kinds: Readonly<Record<string, Descriptions>> = describeKindKeys();
  for (const { properties } of question.properties.items.items.oneOf)
    expect(Object.keys(kinds[properties.type.const] ?? {}).sort()).toEqual(Object.keys(properties).sort());
});
