import { expect, test } from 'vitest';
import { findReleasedCustomers } from './findReleasedCustomers.ts';

const kept = { cuid: 'town', crUid: 'me', refused: 'blocked', refusedOn: 5 } as const;
const ended = { ...kept, refused: 'withdrawn' } as const;
const free = { cuid: 'town' };
const held = { cuid: 'town', blocked: { at: '2026-11-26T08:00:00.000Z', reason: [] } };

test.each([
  ['a case there that says nothing of a block', [kept], [free], false, ['town']],
  ['a case there that says that it holds', [kept], [held], true, []],
  ['none of their cases left there: no block is either', [kept], [{ cuid: 'campus' }], true, ['town']],
  ['none among the newest, and there are more', [kept], [{ cuid: 'campus' }], false, []],
  ['what somebody else wrote', [{ ...kept, crUid: 'you' }], [free], true, []],
  ['what was refused for another reason', [{ ...kept, refused: 'conflict' }], [free], true, []],
  ['what was refused since the list was asked for', [kept, { ...kept, refusedOn: 10 }], [free], true, []],
  ['a case there of a service that has ended', [ended], [{ cuid: 'town', withdrawn: true }], true, []],
  ['a case there of a service that is back', [ended], [free], false, ['town']],
  ['no case there, which says nothing of its service', [ended], [], true, []],
  [
    'each customer by itself',
    [kept, { ...kept, cuid: 'campus' }],
    [held, { cuid: 'campus' }],
    true,
    ['campus'],
  ],
  ['two messages to one customer', [kept, kept], [free], true, ['town']],
] as const)('finds customers that accept again, by %s', (_, items, cases, isAll, customers) => {
  expect(findReleasedCustomers(items, 'me', { cases, isAll, at: 10 })).toEqual(customers);
});
