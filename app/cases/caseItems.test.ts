import { mobileCalls } from '@parvis/api/calls/mobile';
import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { caseItem } from './caseItems.ts';

const texts = createTextStore('fr-FR');
await texts.load('chat', 'staff');

const summary = {
  csid: 'c',
  caseNbr: '4F7K',
  cuid: 'town',
  cstmrLbl: 'Belleroche',
  ccatCode: 'toilets',
  ccatPath: 'hygiene/toilets',
  ccatLbls: ['Hygiène', 'Toilettes'],
  placeLbl: 'Halles',
  state: 'open',
  created: '2026-01-01T00:00:00.000Z',
  last: { msgId: 1, at: '2026-01-01T00:00:00.000Z', mine: true, txt: 'Ici' },
  unread: 0,
  mine: false,
  handlers: [],
  simulation: false,
};

test.each([
  ['a known service has its colour', 'health', 'health'],
  ['a service of a newer server has that of none', 'dragons', undefined],
  ['a service named like what every object has is unknown', 'constructor', undefined],
  ['a case without a service has that of none', undefined, undefined],
])('%s, and the list is read', (_, caseType, shown) => {
  const [read] = z.parse(mobileCalls.statusActivity.answer, [{ ...summary, ...(caseType && { caseType }) }]);
  if (!read) throw new Error('Nothing was read.');
  expect(caseItem(read, texts, { href: '/m' })).toMatchObject({ title: 'Toilettes', caseType: shown });
});

test.each([
  ['that nobody handles, how old it is', 'open', 'Signalé\u202f:', 'jeudi 1er janvier à 08:00'],
  [
    'that somebody handles, when something happened last',
    'handled',
    'Dernière activité\u202f:',
    'vendredi 2 janvier à 09:00',
  ],
])('the time of a case %s, is called so on the desk', (_, state, label, moment) => {
  const [read] = z.parse(mobileCalls.statusActivity.answer, [
    {
      ...summary,
      state,
      created: new Date(2026, 0, 1, 8).toISOString(),
      last: { ...summary.last, at: new Date(2026, 0, 2, 9).toISOString() },
    },
  ]);
  if (!read) throw new Error('Nothing was read.');
  expect(caseItem(read, texts, { href: '/staff', side: 'town' })).toMatchObject({
    timeLabel: label,
    timeTitle: `${label} ${moment}`,
  });
  expect(caseItem(read, texts, { href: '/m' })).not.toHaveProperty('timeLabel');
});
