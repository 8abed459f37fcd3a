import { expect, test } from 'vitest';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import { findUnsentReplies } from './unsentReplies.ts';

const desk = { cuid: 'town', csid: 'open', crUid: 'me' };
const refused = { kind: 'staffTxt', cuid: 'town', csid: 'other', crUid: 'me', refused: 'stepNotAllowed' };
const item = (id: string, more: object = {}) => ({ id, ...refused, ...more }) as OutboxItem;

test('lists refused replies of other cases, newest first', () => {
  const told = findUnsentReplies([item('1'), item('2', { kind: 'staffMedia' })], desk);
  expect(told.map(({ id }) => id)).toEqual(['2', '1']);
});
