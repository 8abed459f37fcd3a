import { UiTextsProvider, type UiTextsProviderProps } from '@parvis/ui/texts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TypedItem, type TypedItemProps } from './TypedItem.tsx';

const texts = {
  missing: 'Répondez à cette question.',
  invalid: 'Cette réponse est incomplète.',
  refused: (characters: readonly string[]) => `Pas de ${characters.join(' ')}.`,
  mail: { form: 'Pas complète.', tooLong: 'Trop longue.', characters: 'Un signe n’a pas sa place.' },
  hints: { message: '200 caractères' },
} as unknown as TypedItemProps['texts'];

const drawn = (more: object) => {
  const props = {
    item: { type: 'message', id: 'm' },
    label: 'Pourquoi',
    hideLabel: true,
    needed: true,
    typed: '',
    invalid: false,
    attempts: 1,
    ownButton: false,
    waiting: false,
    texts,
    onType() {},
    onCommit() {},
    ...more,
  } as unknown as TypedItemProps;
  const parts = {
    required: 'obligatoire',
    charactersLeft: String,
  } as unknown as UiTextsProviderProps['texts'];
  return renderToStaticMarkup(
    createElement(UiTextsProvider, { texts: parts }, createElement(TypedItem, props)),
  );
};

const input = { type: 'input', id: 'i', subType: 'text' };

test.each([
  ['of several lines', {}],
  ['of one line', { item: input }],
])('an empty field %s shows and announces its error', (_, more) => {
  const refused = drawn({ invalid: true, ...more });
  expect(refused).toContain('<strong aria-hidden="true">Répondez à cette question.</strong>');
  expect(refused).toContain('<span>Répondez à cette question.</span>');
  expect(drawn(more)).not.toContain('Répondez');
});

test.each([
  ['spaces', ' \n\u00a0'],
  ['a sign without width', '\u200b'],
  ['several of them', '\ufeff \u2060\u00ad'],
])('a field with only %s counts as empty', (_, typed) => {
  for (const more of [{}, { item: input }])
    expect(drawn({ invalid: true, typed, ...more })).toContain('<span>Répondez à cette question.</span>');
});

test('shows and announces the reason of a host’s rejection', () => {
  const refused = drawn({ item: input, invalid: true, typed: '01 23 45 67 89', refused: 'Ligne fixe.' });
  expect(refused).toContain('<strong aria-hidden="true">Ligne fixe.</strong>');
  expect(refused).toContain('<span>Ligne fixe.</span>');
});

test('shows which characters were rejected', () => {
  expect(drawn({ invalid: true, typed: 'a þ' })).toContain('<strong aria-hidden="true">Pas de þ.</strong>');
});

test('a text field for all scripts rejects characters that are no letters, and its hint lists accepted ones', () => {
  const item = { type: 'message', id: 'm', letters: 'all' };
  const hints = { message: '200 caractères', anyLetters: 'Toutes les écritures' };
  const more = { item, texts: { ...texts, hints } };
  expect(drawn({ ...more, typed: 'مرحبا' })).toContain('Toutes les écritures');
  expect(drawn({ ...more, invalid: true, typed: 'مرحبا 👍' })).toContain('>Pas de 👍.<');
});

test.each([
  ['nobody', 'Pas complète.'],
  ['jo@mail', 'Pas complète.'],
  ['jo\u{1F600}@mail.example', 'Un signe n’a pas sa place.'],
  ['a'.repeat(255), 'Trop longue.'],
])('explains the invalid address %j', (typed, words) => {
  const item = { type: 'input', id: 'i', subType: 'email' };
  expect(drawn({ item, invalid: true, typed })).toContain(`<span>${words}</span>`);
  expect(drawn({ item, typed })).not.toContain(`<strong aria-hidden="true">${words}</strong>`);
});

test.each([
  ['must be answered', {}, true],
  ['of one line must be answered', { item: input }, true],
  ['may stay empty', { needed: false }, false],
])('a field that %s shows it, with a visible label and without', (_, more, marked) => {
  for (const hideLabel of [true, false]) {
    const field = drawn({ ...more, hideLabel });
    // Else at the end below.
    expect([
      /(?:\(obligatoire\)|>obligatoire|· obligatoire)</.test(field),
      field.includes('aria-required="true"'),
    ]).toEqual([marked, marked]);
  }
});
