import { expect, test } from 'vitest';
import type { Sample } from './request.ts';
import { sentencesOf } from './sentences.ts';

const sample: Sample = {
  palette: {},
  scheme: 'light',
  locale: 'fr-FR',
  logo: undefined,
  wlogo: undefined,
  lbl: undefined,
  shape: undefined,
};
const told = (reason: 'notColour' | 'givenTwice') =>
  sentencesOf(
    [{ kind: 'colour', finding: { key: 'bg1', value: 'paille', reason, used: '#EEEEEE' } }],
    sample,
  );

test('how a colour is written is said where one could not be read, and not where a key came twice', () => {
  expect(told('notColour')).toHaveLength(2);
  expect(told('notColour')[1]).toMatch(/^Une couleur s’écrit/);
  expect(told('givenTwice')).toHaveLength(1);
});

test('a scheme and a language that there are not are told with those there are', () => {
  expect(sentencesOf([{ kind: 'option', name: 'lang', value: 'de' }], sample)).toEqual([
    'lang\u202f: «\u202fde\u202f» n’est pas un choix. Les choix sont fr, en.',
  ]);
});
