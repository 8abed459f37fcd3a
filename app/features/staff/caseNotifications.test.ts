import type { CaseInfo } from '@parvis/api/entities/case';
import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import {
  addNotification,
  buildNotification,
  type CaseNotification,
  mergeNotifications,
} from './caseNotifications.ts';

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

test('notifies of a message in an own case, with number and text', () => {
  expect(buildNotification(info(), texts)).toEqual({
    csid: 'c',
    title: 'Toilettes n°\u00a04F7K',
    text: 'La fuite est revenue',
    passing: false,
  });
});
test('notifies the receiver of a case, although they are the author of its message', () => {
  const last = { msgId: 6, at, mine: true, name: 'Aline Morvan', kind: 'assigned' as const };
  expect(buildNotification(info({ last }), texts)).toBeUndefined();
  expect(buildNotification(info({ last, assigned: { by: 'Bruno Lescure' } }), texts)).toMatchObject({
    ...{ csid: 'c', text: 'Le signalement vous est confié' },
  });
});
test('marks a new danger, and later messages like any other', () => {
  const fresh = {
    state: 'open',
    mine: false,
    danger: true,
    last: { msgId: 2, at, mine: false, txt: 'Rampe' },
  };
  expect(buildNotification(info(fresh), texts)).toMatchObject({
    text: 'Danger signalé\u202f: Halles',
    danger: true,
  });
  const later = { ...fresh, last: { msgId: 3, at, mine: false, txt: 'Elle bouge' } };
  expect(buildNotification(info(later), texts)).toMatchObject({ text: 'Elle bouge' });
  for (const one of [info(later), info({ ...fresh, danger: false })])
    expect(buildNotification(one, texts)).not.toHaveProperty('danger');
});

test('keeps notifications of an unhandled danger until seen', () => {
  const open = { state: 'open', mine: false, danger: true };
  for (const msgId of [2, 3])
    expect(
      buildNotification(info({ ...open, last: { msgId, at, mine: false, txt: 'Là' } }), texts),
    ).toMatchObject({
      passing: false,
    });
});
test('does not notify of the survey that a close of one’s own asks', () =>
  expect(
    buildNotification(
      info({ state: 'closed', last: { msgId: 6, at, mine: false, kind: 'satisfaction' } }),
      texts,
    ),
  ).toBeUndefined());
const one = (csid: string, change: Partial<CaseNotification> = {}): CaseNotification => ({
  csid,
  title: csid.toUpperCase(),
  text: `texte ${csid}`,
  passing: true,
  newAt: `lieu ${csid}`,
  ...change,
});
const allOf = (...news: CaseNotification[]) => news.reduce<readonly CaseNotification[]>(addNotification, []);
test.each<[string, readonly CaseNotification[], ReturnType<typeof mergeNotifications>]>([
  ['nothing', [], undefined],
  ['one case by its own words', allOf(one('a')), one('a')],
  [
    'several that came in by their number and the newest',
    allOf(one('a'), one('b'), one('c')),
    { csid: 'c', title: '3 nouveaux signalements', text: 'C · lieu c' },
  ],
  [
    'several, one of them known, by the reader’s own first',
    allOf({ csid: 'a', title: 'A', text: 'texte a', passing: false }, one('b')),
    { csid: 'a', title: 'Du nouveau dans 2 signalements', text: 'A · texte a' },
  ],
  [
    'several, one of them a danger, by that, before the reader’s own',
    allOf(one('d', { danger: true }), { csid: 'a', title: 'A', text: 'texte a', passing: false }, one('b')),
    { csid: 'd', danger: true, title: 'Du nouveau dans 3 signalements', text: 'Danger · D · lieu d' },
  ],
])('summarizes notifications: %s', (_, news, notice) =>
  expect(mergeNotifications(news, texts)).toEqual(notice),
);

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
])('notifies of %s', (_, change, text, passing) =>
  expect(buildNotification(info(change), texts)).toMatchObject({ text, passing }),
);
