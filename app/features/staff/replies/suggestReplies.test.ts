import { expect, test } from 'vitest';
import { getCaseCategories, pickWords, sortByFit, suggestReplies } from './suggestReplies.ts';

const reply = (title: string, more: object = {}) => ({
  ...{ id: title, title, shared: true, words: { fr: `${title}.` }, ccatCodes: [], states: [] },
  ...{ by: 'Anna', saved: '2026-03-02T09:00:00.000Z' },
  ...more,
});
const context = { ccatCodes: ['main', 'hygiene', 'bins'], state: 'open', language: 'en' };
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

test('suggests by category, then state, then language, then own ones', () => {
  const list = [
    reply('For others', { ccatCodes: ['light'] }),
    reply('Everywhere'),
    reply('Own', { shared: false }),
    reply('English', { words: { en: 'x' } }),
    reply('Held', { states: ['held'] }),
    reply('Open', { states: ['open'] }),
    reply('Above', { ccatCodes: ['hygiene'] }),
    reply('Exactly', { ccatCodes: ['bins'], states: ['open'] }),
  ];
  expect(titles(sortByFit(list, context))).toEqual([
    ...['Exactly', 'Above', 'Open', 'English', 'Own', 'Everywhere', 'Held', 'For others'],
  ]);
});

test('finds by words of title or text, without accents, and no deleted ones', () => {
  const list = [reply('Éclairage', { words: { fr: 'La lampe' } }), reply('Lampe', { archived: true })];
  expect(titles(suggestReplies(list, 'lampe eclair', context))).toEqual(['Éclairage']);
  expect(titles(suggestReplies(list, 'rien', context))).toEqual([]);
});

test('the category of a case counts with those above', () => {
  expect(getCaseCategories({ ccatCode: 'bins', ccatPath: 'main/hygiene' })).toEqual([
    'main',
    'hygiene',
    'bins',
  ]);
});

test('picks the language of the reporter, else an available one', () => {
  expect(pickWords({ words: { fr: 'Oui', en: 'Yes' } }, 'en')).toEqual({ language: 'en', txt: 'Yes' });
  expect(pickWords({ words: { fr: 'Oui' } }, 'en')).toEqual({ language: 'fr', txt: 'Oui' });
});
