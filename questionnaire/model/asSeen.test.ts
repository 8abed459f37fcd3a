import { expect, test } from 'vitest';
import { asSeen } from './asSeen.ts';
import type { Item, Questionnaire } from './schema.ts';

const asking = (...items: Item[]): Questionnaire => ({ version: 1, start: 'q', questions: { q: { items } } });
const box: Item = { type: 'checkbox', id: 'a' };
const field: Item = { type: 'input', id: 'b', subType: 'email' };

test.each<[string, string[]]>([
  ['nothing', []],
  ['what every page knows', ['checkbox', 'confirm', 'input']],
])('a page that did not know %s saw the whole definition', (_what, unknown) => {
  const definition = asking(box, field);
  expect(asSeen(definition, unknown)).toBe(definition);
});

test('replaces only items of unknown kinds by their text', () => {
  const slider = { type: 'slider', id: 's', text: 'Froid ?' } as unknown as Item;
  expect(asSeen(asking(slider, box), ['slider', 'checkbox'])).toEqual({
    ...asking({ type: 'text', id: 's', text: 'Froid ?' }, box),
    unknownKinds: ['slider'],
  });
});
