import { expect, test } from 'vitest';
import type { Item } from '../schema.ts';
import type { Answer } from '../values/answers.ts';
import { kindOf } from './kindOf.ts';

const words = {
  find: (id: string) => (id === 'gone' ? undefined : `[${id}]`),
  yes: 'Oui',
  no: 'Non',
  stars: (count: number, max: number) => `${count}/${max}`,
};
const yesNo: Item = { type: 'yesNo', id: 'y', yes: 'sure', no: {} };
const stars: Item = { type: 'rating', id: 's', min: 2, max: 4 };
const box: Item = { type: 'checkbox', id: 'b' };
const mail: Item = { type: 'input', id: 'i', subType: 'email' };
const phone: Item = { type: 'input', id: 'i', subType: 'phone' };
const code: Item = { type: 'input', id: 'i', subType: 'code' };
const message: Item = { type: 'message', id: 'm' };

/** External answer, stored answer (nothing: rejected), display. */
test.each<[Item, Answer, Answer | undefined, string | undefined]>([
  [yesNo, true, true, '[sure]'],
  [yesNo, false, false, 'Non'],
  [{ ...yesNo, yes: 'gone' }, true, true, 'Oui'],
  [yesNo, 'yes', undefined, undefined],
  [box, true, true, '[b]'],
  [{ ...box, text: 'Porte' }, true, true, 'Porte'],
  [box, false, false, undefined],
  [box, 1, undefined, undefined],
  [stars, 2, 2, '2/4'],
  [stars, 4, 4, '4/4'],
  [stars, 1, undefined, '1/4'],
  [stars, 5, undefined, '5/4'],
  [stars, 2.5, undefined, '2.5/4'],
  [stars, '3', undefined, undefined],
  [mail, ' a@b.fr ', 'a@b.fr', ' a@b.fr '],
  [mail, 'a@b', undefined, 'a@b'],
  [phone, '33612345678', '33612345678', '+33 6 12 34 56 78'],
  [phone, '0612345678', '33612345678', '+0612345678'],
  [phone, '3361234567', undefined, '+3361234567'],
  [code, 'AB2C3', 'ab2c3', '•••••'],
  [code, 'ab2c0', undefined, '•••••'],
  [message, 'Merci', 'Merci', 'Merci'],
  [message, '', undefined, ''],
  [message, 7, undefined, '7'],
])('%o: %j', (item, answer, stored, spoken) => {
  const rules = kindOf(item).answers;
  expect(rules?.accepts(item, answer)).toEqual(stored);
  expect(rules?.spoken(item, answer, words)).toBe(spoken);
});

test('treats an unknown kind as text', () => {
  expect(kindOf(JSON.parse('{"type":"hologram"}'))).toBe(kindOf({ type: 'text' }));
  expect(kindOf(JSON.parse('{"type":"constructor"}'))).toBe(kindOf({ type: 'text' }));
});
