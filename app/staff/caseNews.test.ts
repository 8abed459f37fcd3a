import type { CaseInfo } from '@parvis/api/entities/case';
import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import { mayBeNews, newsOf, withNews } from './caseNews.ts';

const texts = createTextStore('fr-FR');
await texts.load('chat', 'home', 'staff');

const at = '2026-11-21T08:00:00.000Z';
const info = (change: Partial<CaseInfo> = {}): CaseInfo => ({
  csid: 'c',
  caseNbr: '4F7K',
  cuid: 'town',
  cstmrLbl: 'Ville',
  ccatCode: 'toilets',
  ccatPath: 'hygiene/toilets',
  ccatLbls: ['Propreté', 'Toilettes'],
  placeLbl: 'Halles',
  state: 'handled',
  created: at,
  last: { msgId: 5, at, mine: false, txt: 'La fuite est revenue' },
  unread: 1,
  mine: true,
  handlers: ['Aline Morvan'],
  simulation: false,
  participants: [],
  can: [],
  readByStaff: 4,
  readByReporter: 4,
  eraseOn: at,
  language: 'fr-FR',
  ...change,
});

test('a message in an own case is news, with its number and its words', () => {
  expect(newsOf(info(), texts)).toEqual({
    csid: 'c',
    title: 'Toilettes n°\u00a04F7K',
    text: 'La fuite est revenue',
    passing: false,
  });
});

test('a report that nobody handles is news by its place', () => {
  const last = { msgId: 2, at, mine: false, txt: 'Fuite' };
  expect(newsOf(info({ state: 'open', mine: false, last }), texts)?.text).toBe(
    'Nouveau signalement\u202f: Halles',
  );
});

test.each<[string, Partial<CaseInfo>]>([
  ['a colleague’s case', { mine: false }],
  ['what the reader did', { last: { msgId: 5, at, mine: true, txt: 'Je passe' } }],
  ['what was seen', { unread: 0 }],
])('%s is no news', (_, change) => expect(newsOf(info(change), texts)).toBeUndefined());

test('each case is told once, the newest first, and three are in sight', () => {
  const one = (csid: string) => ({ csid, title: csid, text: '', passing: false });
  const all = ['a', 'b', 'a', 'c', 'd'].reduce<ReturnType<typeof withNews>>(
    (news, csid) => withNews(news, one(csid)),
    [],
  );
  expect(all.map(({ csid }) => csid)).toEqual(['d', 'c', 'a']);
});

test.each<[string, Partial<CaseInfo>, string, boolean]>([
  ['an open case that goes on', { state: 'open', mine: false }, 'La fuite est revenue', true],
  [
    'its third message',
    { state: 'open', mine: false, last: { msgId: 3, at, mine: false, txt: 'Là' } },
    'Là',
    true,
  ],
  ['a new one that is handled', { last: { msgId: 2, at, mine: false, txt: 'Là' } }, 'Là', false],
  ['one without words', { last: { msgId: 9, at, mine: false } }, '', false],
])('news of %s', (_, change, text, passing) =>
  expect(newsOf(info(change), texts)).toMatchObject({ text, passing }),
);

test.each(['case', 'read', 'reset', 'newer'])('an event %s is no news', (type) => {
  expect(mayBeNews({ type })).toBe(false);
  expect(mayBeNews({ type: 'message' })).toBe(true);
});
