import { mobileCalls } from '@parvis/api/calls/mobile';
import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import { buildCaseItem, buildHomeItems, buildWaitingCaseItem } from './caseItems.ts';

const texts = createTextStore('fr-FR');
await texts.load('chat', 'staff', 'home');

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
])('%s, and the list is parsed', (_, caseType, shown) => {
  const [read] = z.parse(mobileCalls.statusActivity.answer, [{ ...summary, ...(caseType && { caseType }) }]);
  if (!read) throw new Error('Nothing was read.');
  expect(buildCaseItem(read, texts, { href: '/m' })).toMatchObject({ title: 'Toilettes', caseType: shown });
});

test.each([
  ['in its colour for a visitor', 'mobile', false],
  ['without its colour for staff', 'town', true],
] as const)('a row names the service that the case goes to, %s', (_, side, neutral) => {
  const service = { gcatCode: 'maintenance', lbl: 'Voirie' };
  const [read] = z.parse(mobileCalls.statusActivity.answer, [{ ...summary, service }]);
  if (!read) throw new Error('Nothing was read.');
  expect(buildCaseItem(read, texts, { href: '/m', side }).service).toEqual({
    code: 'maintenance',
    label: 'Voirie',
    neutral,
  });
});

test.each([
  ['a colleague took it, as the row says', 'handled', ['Bruno'], 'handle', undefined],
  ['a colleague put it on hold, as the row says', 'held', ['Bruno'], 'hold', undefined],
  ['one of two took it: which one is news', 'handled', ['Bruno', 'Aline'], 'handle', expect.any(String)],
  [
    'a colleague resumed it: the row says only that they have it',
    'handled',
    ['Bruno'],
    'resume',
    expect.any(String),
  ],
])('shows the last event on the desk only where it is news: %s', (_, state, handlers, kind, lastText) => {
  const last = { msgId: 2, at: summary.created, mine: false, name: 'Bruno', kind };
  const [read] = z.parse(mobileCalls.statusActivity.answer, [{ ...summary, state, handlers, last }]);
  if (!read) throw new Error('Nothing was read.');
  expect(buildCaseItem(read, texts, { href: '/staff', side: 'town' }).lastText).toEqual(lastText);
});

test.each([
  ['phone', 'Par téléphone · Ici'],
  ['counter', 'Au guichet · Ici'],
  [undefined, 'Ici'],
])('shows staff the channel of a case (%s)', (channel, lastText) => {
  const last = { msgId: 2, at: summary.created, mine: false, txt: 'Ici' };
  const [read] = z.parse(mobileCalls.statusActivity.answer, [
    { ...summary, last, ...(channel !== undefined && { channel }) },
  ]);
  if (!read) throw new Error('Nothing was read.');
  expect(buildCaseItem(read, texts, { href: '/staff', side: 'town' }).lastText).toBe(lastText);
  expect(buildCaseItem(read, texts, { href: '/m' }).lastText).toBe('Ici');
});

test.each([
  ['open', true, 'Danger'],
  ['held', true, 'Danger'],
  ['closed', true, 'Danger'],
  ['open', undefined, undefined],
  ['open', false, undefined],
])('marks a %s case on the desk if danger was reported (%s)', (state, danger, warning) => {
  const [read] = z.parse(mobileCalls.statusActivity.answer, [
    { ...summary, state, ...(danger !== undefined && { danger }) },
  ]);
  if (!read) throw new Error('Nothing was read.');
  expect(buildCaseItem(read, texts, { href: '/staff', side: 'town' }).warning).toBe(warning);
  expect(buildCaseItem(read, texts, { href: '/m' })).not.toHaveProperty('warning');
});
test.each([
  [
    'that nobody answered yet, how old it is',
    'open',
    'Signalé\u202f:',
    'jeudi 1er janvier à 08:00',
    new Date(2026, 0, 1, 8).toISOString(),
  ],
  [
    'in which nobody waits, when something happened last',
    'handled',
    'Dernière activité\u202f:',
    'vendredi 2 janvier à 09:00',
  ],
  [
    'whose reporter wrote since, since when they wait',
    'handled',
    texts.t('staff.row.waiting'),
    'samedi 3 janvier à 10:00',
    new Date(2026, 0, 3, 10).toISOString(),
  ],
])('labels the time of a case on the desk: %s', (_, state, label, moment, waitingSince?: string) => {
  const [read] = z.parse(mobileCalls.statusActivity.answer, [
    {
      ...summary,
      state,
      ...(waitingSince && { waitingSince }),
      created: new Date(2026, 0, 1, 8).toISOString(),
      last: { ...summary.last, at: new Date(2026, 0, 2, 9).toISOString() },
    },
  ]);
  if (!read) throw new Error('Nothing was read.');
  expect(buildCaseItem(read, texts, { href: '/staff', side: 'town' })).toMatchObject({
    timeLabel: label,
    timeTitle: `${label} ${moment}`,
  });
  expect(buildCaseItem(read, texts, { href: '/m' })).not.toHaveProperty('timeLabel');
});
test.each([
  ['of nobody', { state: 'open', mine: false, unread: 3 }, 3, 'Nouveau', true],
  ['of the reader', { state: 'handled', mine: true, unread: 3 }, 3, undefined, false],
  ['of a colleague', { state: 'handled', mine: false, handlers: ['Anna'], unread: 3 }, 0, undefined, false],
  ['whose visitor is gone', { state: 'open', reporterGone: true, unread: 0 }, 0, 'Visiteur parti', false],
])('counts unread messages on the desk for a case %s', (_, more, unread, status, attention) => {
  const [read] = z.parse(mobileCalls.statusActivity.answer, [{ ...summary, ...more }]);
  if (!read) throw new Error('Nothing was read.');
  const item = buildCaseItem(read, texts, { href: '/staff', side: 'town' });
  expect([item.unread, item.attention]).toEqual([unread, attention]);
  if (status) expect(item.status).toBe(status);
  expect(buildCaseItem(read, texts, { href: '/m' }).unread).toBe(more.unread);
});
const said = { msgId: 1, at: '2026-01-01T00:00:00.000Z', mine: true };
test.each([
  ['what a visitor said', { last: { ...said, mine: false, txt: 'Ici' } }, 'Ici'],
  [
    'what a colleague said, with their name',
    { last: { ...said, mine: false, name: 'Anna', txt: 'Ici' } },
    'Anna\u202f: Ici',
  ],
  ['what the reader said', { last: { ...said, txt: 'Ici' } }, 'Vous : Ici'],
  ['not what the reader did', { mine: true, last: { ...said, kind: 'handle' } }, undefined],
  [
    'why the reader’s own case waits, beside the day it waits for',
    { mine: true, state: 'held', holdUntil: said.at, last: { ...said, kind: 'hold', txt: 'Une pièce' } },
    texts.t('home.you', { txt: 'Une pièce' }),
  ],
])('the desk shows %s', (_, more, lastText) => {
  const [read] = z.parse(mobileCalls.statusActivity.answer, [{ ...summary, state: 'handled', ...more }]);
  if (!read) throw new Error('Nothing was read.');
  expect(buildCaseItem(read, texts, { href: '/staff', side: 'town' }).lastText).toBe(lastText);
});

test('adds the customer to the place in a mixed list, and marks unsent reports', () => {
  const [read] = z.parse(mobileCalls.statusActivity.answer, [summary]);
  if (!read) throw new Error('Nothing was read.');
  expect(buildCaseItem(read, texts, { href: '/m', customer: true }).place).toBe('Halles · Belleroche');
  expect(buildCaseItem(read, texts, { href: '/m' }).place).toBe('Halles');
  const exact = { ...read, placeLbl: 'Halles · Entrée nord' };
  expect(buildCaseItem(exact, texts, { href: '/m' })).toMatchObject({
    place: 'Halles',
    exactly: 'Entrée nord',
  });
  const waiting = { cuid: 'town', csid: 'c', created: 0, shown: { title: 'Toilettes' } } as OutboxItem;
  expect(buildWaitingCaseItem(waiting, texts)).toMatchObject({
    title: 'Toilettes',
    status: texts.t('home.waiting'),
    href: '/m/case/town/c',
  });
  expect(buildWaitingCaseItem({ ...waiting, refused: 'conflict', shown: {} }, texts)).toMatchObject({
    title: texts.t('chat.report'),
    status: texts.t('chat.failed'),
  });
});

const inOutbox = (more: object) =>
  ({ cuid: 'town', csid: 'c', created: 0, shown: {}, ...more }) as OutboxItem;

test.each([
  ['nothing waits', [], ['c Envoyé Vous\u202f: Ici']],
  [
    'words wait: it says so, with the last of them',
    [
      { kind: 'txt', shown: { txt: 'Un' } },
      { kind: 'txt', shown: { txt: 'Deux' } },
    ],
    ['c En attente d’envoi Vous\u202f: Deux'],
  ],
  [
    'answers wait',
    [{ kind: 'form', shown: { lines: [{ label: 'Où ?', value: 'Devant' }] } }],
    ['c En attente d’envoi Vous\u202f: Devant'],
  ],
  [
    'something was refused',
    [{ kind: 'txt', shown: { txt: 'Un' }, refused: 'caseClosed' }],
    ['c non envoyé Vous\u202f: Un'],
  ],
  [
    'another report waits: both stand there',
    [{ kind: 'case', csid: 'new', shown: { title: 'Poubelle' } }],
    ['new En attente d’envoi', 'c Envoyé Vous\u202f: Ici'],
  ],
  [
    'the report itself is known already: it stands once',
    [{ kind: 'case', csid: 'c', shown: { title: 'Toilettes' } }],
    ['c En attente d’envoi Vous\u202f: Ici'],
  ],
])('lists own cases: %s', (_, waiting, expected) => {
  const [read] = z.parse(mobileCalls.statusActivity.answer, [summary]);
  const items = buildHomeItems(read && [read], waiting.map(inOutbox), texts, 'Belleroche');
  expect(items.map(({ id, status, lastText }) => [id, status, lastText].filter(Boolean).join(' '))).toEqual(
    expected,
  );
});
test.each([
  ['open', undefined, 'Service terminé'],
  ['handled', undefined, 'Service terminé'],
  ['closed', 'solved', 'Clôturé\u202f: résolu · service terminé'],
])('marks cases of an ended service: %s, %s', (state, outcome, words) => {
  const [read] = z.parse(mobileCalls.statusActivity.answer, [
    { ...summary, state, withdrawn: true, ...(outcome && { outcome }) },
  ]);
  if (!read) throw new Error('Nothing was read.');
  expect(buildCaseItem(read, texts, { href: '/m' }).status).toBe(words);
});
