import type { CaseInfo } from '@parvis/api/entities/case';
import { createTextStore } from '@parvis/locales/translate';
import { beforeAll, expect, test } from 'vitest';
import { buildCaseItem } from '../cases/caseItems.ts';
import { listButtons } from './commands/caseButtons.ts';
import { describeFollowersRead, formatCallReason, formatHandlers } from './handlingTexts.ts';

const texts = createTextStore('fr-FR');
beforeAll(() => texts.load('frame', 'chat', 'home', 'staff'));

const base: CaseInfo = {
  csid: 'c',
  caseNbr: '4F7K',
  cuid: 'town',
  cstmrLbl: 'Belleroche',
  ccatCode: 'bins',
  ccatPath: 'hygiene/bins',
  ccatLbls: ['Poubelle'],
  placeLbl: 'Halles',
  created: '2026-11-21T08:00:00.000Z',
  last: { msgId: 2, at: '2026-11-21T09:00:00.000Z', mine: false },
  unread: 0,
  mine: false,
  handlers: [],
  can: [],
  participants: [],
  state: 'open',
  simulation: false,
  readByStaff: 0,
  readByReporter: 0,
  eraseOn: '2026-12-21T08:00:00.000Z',
  language: 'fr-FR',
};
const aline = { handlers: ['Aline Morvan'] };

test.each([
  [
    'nobody had it',
    { state: 'open' },
    'Personne ne l’a encore pris.',
    'Personne pour le moment',
    'Nouveau',
    'Prendre en charge',
  ],
  [
    'it came back to its reader',
    { state: 'open', reopened: true, mine: true, ...aline },
    'Revenu à Aline Morvan, pas encore repris.',
    'Aline Morvan, à reprendre',
    'Rouvert · à reprendre\u202f: Vous',
    'Reprendre',
  ],
  [
    'it came back to a colleague',
    { state: 'open', reopened: true, ...aline },
    'Revenu à Aline Morvan, pas encore repris.',
    'Aline Morvan, à reprendre',
    'Rouvert · à reprendre\u202f: Aline Morvan',
    'Prendre en charge',
  ],
  [
    'it came back, and whoever had it is gone',
    { state: 'open', reopened: true },
    'Personne ne l’a encore pris.',
    'Personne pour le moment',
    'Rouvert',
    'Prendre en charge',
  ],
])('banner, details, row and button agree where %s', (_, change, banner, details, row, button) => {
  const info = { ...base, ...change };
  const item = buildCaseItem(info, texts, { href: '', side: 'town' });
  const [strong] = listButtons(new Set(['handle']), info);
  expect({
    banner: formatCallReason(info, texts),
    details: formatHandlers(info, texts),
    row: [item.status, item.handler].filter(Boolean).join(' · '),
    button: strong && texts.t(strong.text),
  }).toEqual({ banner, details, row, button });
});

test.each([
  ['followers', false, false, 'follow.staff.isClosed'],
  ['reporters of linked cases', false, true, 'follow.staff.isLinked'],
  ['everybody in an open conversation', true, true, 'follow.staff.isOpen'],
] as const)('explains what %s read', (_, open, isLinked, expected) => {
  expect(describeFollowersRead({ open }, isLinked)).toBe(expected);
});
