import type { Notification } from '@parvis/api/entities/notification';
import { describe, expect, it } from 'vitest';
import { type Entries, type EntriesEvent, emptyEntries, reduceEntries } from './notificationEntries.ts';

const pushed = (id: string, type: string, more: Partial<Notification> = {}): EntriesEvent => ({
  type: 'came',
  notification: {
    ...{ id, type, csid: 'c1', cuid: 'town', msgId: 7, crUid: 'jo', staff: false },
    ...{ title: 'Ville', body: 'Du nouveau', language: 'fr-FR', url: '/m/case/town/c1' },
    ...{ tag: 'c1', at: '2026-11-26T10:00:00Z', ack: 'a', ...more },
  },
});
const after = (...events: EntriesEvent[]): Entries => events.reduce(reduceEntries, emptyEntries);

const newCase = { id: 'n', type: 'newCsid', csid: 'c1', cuid: 'town' } as const;
const update = { id: 'u', type: 'caseUpdate', csid: 'c1', cuid: 'town' } as const;
const message = { id: 'm', csid: 'c1', cuid: 'town', msgId: 7 };
const trigger = { csid: 'c1', cuid: 'town', crUid: 'jo', msgId: 7 };

describe('entries after a push', () => {
  it.each<[string, EntriesEvent[], Entries]>([
    ['a new case', [pushed('n', 'newCsid')], { cases: [newCase], messages: [], trigger }],
    ['an update', [pushed('u', 'caseUpdate')], { cases: [update], messages: [], trigger }],
    ['a message', [pushed('m', 'caseMsg')], { cases: [], messages: [message], trigger }],
    [
      'a message of another case, of somebody else',
      [pushed('m', 'caseMsg', { csid: 'c2', crUid: 'li' })],
      {
        cases: [],
        messages: [{ ...message, csid: 'c2' }],
        trigger: { ...trigger, csid: 'c2', crUid: 'li' },
      },
    ],
    [
      'one of each',
      [pushed('n', 'newCsid'), pushed('u', 'caseUpdate'), pushed('m', 'caseMsg')],
      { cases: [newCase, update], messages: [message], trigger },
    ],
    [
      'the same twice',
      [pushed('m', 'caseMsg'), pushed('m', 'caseMsg')],
      { cases: [], messages: [message], trigger },
    ],
    ['a type that is not known', [pushed('x', 'poll')], { cases: [], messages: [], unknown: 'poll' }],
    [
      'one that objects have',
      [pushed('x', 'constructor')],
      { cases: [], messages: [], unknown: 'constructor' },
    ],
    ['a trial', [pushed('x', 'trial')], emptyEntries],
    ['one that names no case', [pushed('m', 'caseMsg', { csid: undefined })], emptyEntries],
  ])('of %s', (_, events, entries) => {
    expect(after(...events)).toEqual(entries);
  });

  it('triggers again each time, and reports an unknown type once', () => {
    const once = after(pushed('m', 'caseMsg'));
    const twice = reduceEntries(once, pushed('m2', 'caseMsg'));
    expect(twice.trigger).toEqual(once.trigger);
    expect(twice.trigger).not.toBe(once.trigger);
    expect(after(pushed('x', 'poll'), pushed('m', 'caseMsg')).unknown).toBeUndefined();
  });
});
