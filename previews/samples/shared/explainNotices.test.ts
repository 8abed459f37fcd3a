import { expect, test } from 'vitest';
import { explainNotices } from './explainNotices.ts';
import type { Sample } from './request.ts';

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
  explainNotices(
    [{ kind: 'colour', finding: { key: 'bg1', value: 'paille', reason, used: '#EEEEEE' } }],
    sample,
  );

test('explains the notation of colours for an unreadable colour, but not for a duplicate key', () => {
  expect(told('notColour')).toHaveLength(2);
  expect(told('notColour')[1]).toMatch(/^Une couleur s’écrit/);
  expect(told('givenTwice')).toHaveLength(1);
});

test('lists the valid values for an unknown scheme or language', () => {
  expect(explainNotices([{ kind: 'option', name: 'lang', value: 'de' }], sample)).toEqual([
    'lang\u202f: «\u202fde\u202f» n’est pas un choix. Les choix sont fr, en.',
  ]);
});
