import type { CaseInfo } from '@parvis/api/entities/case';
import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import { buildChatView, collectPendingAnswers } from './chatItems.ts';
import type { WaitingItem } from './waitingItem.ts';

const texts = createTextStore('fr-FR');
await texts.load('chat', 'staff');

/** Messages 1, 2, 3 …, own (`m`) or others' (`o`). */
const saidBy = (who: string): CaseMessage[] =>
  [...who].map((by, index) => ({
    id: `${by}${index + 1}`,
    msgId: index + 1,
    csid: 'c',
    msgCdatim1: '2026-01-01T00:00:00.000Z',
    mine: by === 'm',
    msgTxt: 'Bonjour',
  }));

test.each([
  ['two of others came since', 'omoo', 2, 'o1 m2 unread o3 o4'],
  ['my own came in between', 'oomo', 2, 'o1 o2 m3 unread o4'],
  ['I wrote alone', 'oomm', 2, 'o1 o2 m3 m4'],
  ['all had been seen', 'oom', undefined, 'o1 o2 m3'],
] as const)('places the unread divider: %s', (_, who, seenBefore, expected) => {
  const { items } = buildChatView(
    { messages: saidBy(who), waiting: [], info: undefined, side: 'mobile', seenBefore },
    texts,
  );
  expect(items.map(({ id }) => id).join(' ')).toBe(expected);
});
test.each([
  ['opens the case again stands before that', 'crReopen', ['message', 'event']],
  ['explains a close stands after it', 'close', ['event', 'message']],
] as const)('orders message and event: one that %s', (_, flag, kinds) => {
  const message: CaseMessage = {
    id: 'w',
    msgId: 5,
    csid: 'c',
    msgCdatim1: '2026-01-01T00:00:00.000Z',
    mine: true,
    flags: [flag],
    msgTxt: 'Il pleut encore',
  };
  const { items } = buildChatView(
    { messages: [message], waiting: [], info: undefined, side: 'mobile' },
    texts,
  );
  expect(items.map(({ kind }) => kind)).toEqual(kinds);
});
test('sets the language of a message if it differs from the reader’s', () => {
  const messages = (['anna', 'marc', 'visitor', undefined] as const).map((crUid, at) => {
    const [one] = saidBy('o');
    return { ...one, id: `${at}`, msgId: at + 1, ...(crUid && { crUid }) } as CaseMessage;
  });
  const participants = [
    { crUid: 'anna', name: 'Anna', initials: 'A', staff: true, language: 'en-US' },
    { crUid: 'marc', name: 'Marc', initials: 'M', staff: true },
    { crUid: 'visitor', name: 'Visiteur', initials: 'V', staff: false, language: 'fr-FR' },
  ];
  const info = { participants, readByReporter: 0, readByStaff: 0 } as unknown as CaseInfo;
  const { items, behind } = buildChatView({ messages, waiting: [], info, side: 'town' }, texts);
  const langs = items.map((item) => item.kind === 'message' && item.textLang);
  expect(langs).toEqual(['en-US', undefined, undefined, undefined]);
  expect([...behind.values()].map(({ lang }) => lang)).toEqual(langs);
});
test('prints author names and full dates, without the unread divider', () => {
  const messages = [
    ...saidBy('om'),
    { ...saidBy('oom')[2], id: 'e', flags: ['handle'], msgTxt: undefined },
    { ...saidBy('oooo')[3] },
  ].map((one) => ({ ...one, crUid: one.mine ? 'anna' : 'visitor' })) as CaseMessage[];
  const participants = [
    { crUid: 'anna', name: 'Anna', initials: 'A', staff: true, me: true },
    { crUid: 'visitor', name: 'Visiteur', initials: 'V', staff: false, me: false },
  ];
  const info = { participants, readByReporter: 0, readByStaff: 0 } as unknown as CaseInfo;
  const source = { messages, waiting: [], info, side: 'town', seenBefore: 1 } as const;
  const drawn = (paper: boolean) =>
    buildChatView({ ...source, paper }, texts).items.map((item) => [
      item.kind === 'message' ? item.author.name : item.text,
      item.day.label,
    ]);
  const day = 'jeudi 1er janvier 2026';
  expect(drawn(true)).toEqual([
    ['Visiteur', day],
    ['Anna', day],
    ['Anna prend le signalement en charge', day],
    ['Visiteur', day],
  ]);
  expect(drawn(false).map(([said]) => said)).toEqual([
    'Visiteur',
    'Vous',
    'Vous prenez le signalement en charge',
    'Nouveaux messages',
    'Visiteur',
  ]);
});
test('lists an answer as pending until the server has it', () => {
  const waiting = [
    { shown: { msgIdAnswer: 3 } },
    { shown: { msgIdAnswer: 4 }, refused: 'conflict' },
    { shown: { txt: 'Bonjour' } },
  ] as unknown as OutboxItem[];
  expect([...collectPendingAnswers(waiting)]).toEqual([
    [3, 'sending'],
    [4, 'refused'],
  ]);
  expect([...collectPendingAnswers([])]).toEqual([]);
});

test.each([
  ['goes', {}, 'sending'],
  ['was refused', { refused: 'conflict' }, 'failed'],
  ['was written in an earlier session', { stranded: true }, 'failed'],
  ['has a file that is held', { files: [{ id: 'f', held: true }] }, 'sending', 'En pause'],
  ['has one that is held beside one that goes', { files: [{ id: 'f', held: true }, { id: 'g' }] }, 'sending'],
  ['has files that go', { files: [{ id: 'f' }] }, 'sending'],
] as const)('shows the status of an item that %s', (_, more, status, statusText?: string) => {
  const waiting = [{ id: 'w', created: 0, shown: { txt: 'Bonjour' }, ...more }] as unknown as WaitingItem[];
  const { items } = buildChatView({ messages: [], waiting, info: undefined, side: 'mobile' }, texts);
  expect(items).toMatchObject([{ status }]);
  expect(items.map((one) => 'statusText' in one && one.statusText)).toEqual([statusText ?? false]);
});

const closedAsDuplicate = [
  { ...saidBy('o')[0], flags: ['close'], outcome: 'duplicate', msgTxt: undefined },
  { ...saidBy('oo')[1], flow: 'satisfaction', msgTxt: undefined },
] as CaseMessage[];
const sayToVisitor = (messages: CaseMessage[], fields: Partial<CaseInfo>) => {
  const info = { participants: [], readByReporter: 0, readByStaff: 0, ...fields } as unknown as CaseInfo;
  const { items } = buildChatView({ messages, waiting: [], info, side: 'mobile' }, texts);
  return items.map((item) => item.text);
};
test('tells the visitor of a linked case where the answers come, and only there', () => {
  const answersComeHere =
    'Équipe clôture le signalement\u202f: déjà signalé. D’autres l’ont signalé avant vous, et les réponses de l’équipe viendront ici.';
  expect(sayToVisitor(closedAsDuplicate, { state: 'closed', linked: true })).toEqual([
    answersComeHere,
    'Votre avis est demandé',
  ]);
  expect(sayToVisitor(closedAsDuplicate, { state: 'closed' })[0]).toBe(
    'Équipe clôture le signalement\u202f: déjà signalé',
  );
});
test('requests no rating for an undone close, and keeps the question of a given rating', () => {
  expect(sayToVisitor(closedAsDuplicate, { state: 'open' })).not.toContain('Votre avis est demandé');
  const given = { ...saidBy('oom')[2], msgIdAnswer: 2, msgTxt: 'Non' } as CaseMessage;
  expect(sayToVisitor([...closedAsDuplicate, given], { state: 'open' })).toContain('Votre avis est demandé');
});
