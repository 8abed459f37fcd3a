import type { CaseSummary } from '@parvis/api/entities/case';
import { expect, test } from 'vitest';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import { report } from '../../lib/outbox/testing/items.ts';
import { findDuplicateReport } from './duplicateReport.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const here = { cuid: 'town', ccatCode: 'bins', place: 'École', crUid: 'me' };

const one = (changes: Partial<CaseSummary>) =>
  ({ csid: 'c', ccatCode: 'bins', placeLbl: 'École', state: 'open', ...changes }) as CaseSummary;
const closed = (reopenUntil?: string) =>
  one({ csid: 'closed', state: 'closed', ...(reopenUntil && { reopenUntil }) });
const waiting = (changes: Partial<OutboxItem> = {}) =>
  ({
    ...report('waits'),
    created: NOW,
    shown: { title: 'Poubelle', place: 'École' },
    ...changes,
  }) as OutboxItem;
const found = (cases: CaseSummary[], outbox: OutboxItem[] = []) => {
  const same = findDuplicateReport(cases, outbox, here, NOW);
  return same && [same.kind, same.kind === 'waiting' ? same.item.csid : same.one.csid];
};

test.each<[string, CaseSummary[], OutboxItem[], ReturnType<typeof found>]>([
  ['nothing', [], [], undefined],
  ['another category', [one({ ccatCode: 'lights' })], [], undefined],
  ['another place', [one({ placeLbl: 'Parc' })], [], undefined],
  ['one that is under way', [one({})], [], ['open', 'c']],
  ['one that was closed a little ago', [closed('2026-11-27T12:00:00Z')], [], ['closed', 'closed']],
  ['one that cannot come back any more', [closed('2026-11-25T12:00:00Z')], [], undefined],
  ['one that was closed for good', [closed()], [], undefined],
  ['one that was declined', [one({ state: 'rejected' })], [], undefined],
  [
    'one that is under way before one that was closed',
    [closed('2026-11-27T12:00:00Z'), one({})],
    [],
    ['open', 'c'],
  ],
  ['one that waits on the device', [], [waiting()], ['waiting', 'waits']],
  ['one that waits, before all else', [one({})], [waiting()], ['waiting', 'waits']],
  [
    'one that was refused: what is sent anew may be taken',
    [],
    [waiting({ refused: 'badRequest' })],
    undefined,
  ],
  ['somebody else’s', [], [waiting({ crUid: 'other' })], undefined],
  ['one of another town', [], [waiting({ cuid: 'elsewhere' })], undefined],
  ['one of another place', [], [waiting({ shown: { place: 'Parc' } })], undefined],
  ['a message', [], [waiting({ kind: 'txt' })], undefined],
])('finds the earlier report of the same: %s', (_, cases, outbox, same) =>
  expect(found(cases, outbox)).toEqual(same),
);
