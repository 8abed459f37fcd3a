import type { Notification as Pushed } from '@parvis/api/entities/notification';
import { describe, expect, it } from 'vitest';
import { buildGenericNotification, buildNotification, isKnownType } from './push.ts';

const pushed = (more: Partial<Pushed> = {}): Pushed => ({
  ...{ id: 'n2', type: 'caseMsg', csid: 'c1', cuid: 'town', msgId: 7, crUid: 'jo', staff: false },
  ...{ title: 'Belleroche · Toilettes', body: 'On vous a répondu.', language: 'fr-FR' },
  ...{ url: '/m/case/town/c1', tag: 'c1', at: '2026-11-26T10:00:00Z', ack: 'word', ...more },
});
const earlier = (messages: number, id = 'n1') => ({ id, ack: 'a', url: '/', csid: 'c1', messages });

describe('the body of a notification', () => {
  it.each<[string, Partial<Pushed>, number | undefined, string]>([
    ['a first message, without its words', {}, undefined, 'On vous a répondu.'],
    ['a first message with them', { author: 'Anna', body: 'Demain' }, undefined, 'Anna\u202f: Demain'],
    ['a third one', {}, 2, '3 nouveaux messages'],
    [
      'a third one, with the words of the last',
      { author: 'Anna', body: 'Demain' },
      2,
      '3 nouveaux messages\nAnna\u202f: Demain',
    ],
    [
      'in English',
      { language: 'en-US', author: 'Anna', body: 'Tomorrow' },
      1,
      '2 new messages\nAnna: Tomorrow',
    ],
    ['an update after messages', { type: 'caseUpdate', body: 'Clôturé' }, 2, 'Clôturé'],
    [
      'what somebody did',
      { type: 'caseUpdate', author: 'Anna', body: 'Anna a clôturé' },
      2,
      'Anna a clôturé',
    ],
    ['a new case', { type: 'newCsid', body: 'Nouveau signalement' }, undefined, 'Nouveau signalement'],
    ['in a language that is not known', { language: 'cy-GB' }, 1, '2 nouveaux messages'],
  ])('for %s', (_, more, before, body) => {
    const notice = buildNotification(pushed(more), before === undefined ? undefined : earlier(before));
    expect(notice.options.body).toBe(body);
    expect(notice.title).toBe('Belleroche · Toilettes');
  });
});

describe('a generic notification', () => {
  it.each([
    [undefined, 'Il y a du nouveau'],
    ['en-US', 'There is news'],
  ] as const)('in %s: %s', (locale, title) => {
    const notice = buildGenericNotification(locale);
    expect(notice.title).toBe(title);
    expect(notice.options.data.url).toBe('/m/home');
    expect(notice.options.tag).toBe('news');
  });
});

it.each([
  ['newCsid', true],
  ['caseUpdate', true],
  ['caseMsg', true],
  ['trial', true],
  ['poll', false],
  ['constructor', false],
])('type %s is known: %s', (type, known) => {
  expect(isKnownType(type)).toBe(known);
});
