// biome-ignore lint/style/noRestrictedImports: the test compares the stored file
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaFileText } from './jsonSchema.ts';

const stored = readFileSync(new URL('./questionnaire.schema.json', import.meta.url), 'utf8');

test('the stored JSON Schema is that of the definition (write it with npm run schema)', () => {
  expect(JSON.parse(stored)).toEqual(JSON.parse(schemaFileText()));
});

test('editors are told what is refused: integer-like flags and empty questions', () => {
  const schema = JSON.parse(stored);
  const written = JSON.stringify(schema);
  expect(schema.required).toEqual(['version', 'start', 'questions']);
  expect(written).toContain(JSON.stringify('^(?!-?\\d+$)'));
  expect(written).toContain('"minItems":1');
});

test('editors are told of misspelt keys, and may be told which schema a file follows', () => {
  const schema = JSON.parse(stored);
  const question = schema.properties.questions.additionalProperties;
  const objects = [schema, question, ...question.properties.items.items.oneOf];
  expect(objects.map(({ additionalProperties }) => additionalProperties)).toEqual(objects.map(() => false));
  expect(schema.properties.$schema).toEqual({ type: 'string' });
});
