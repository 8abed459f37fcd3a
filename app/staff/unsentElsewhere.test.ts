import { expect, test } from 'vitest';
import type { OutboxItem } from '../data/outgoing.ts';
import { unsentElsewhere } from './unsentElsewhere.ts';

const desk = { cuid: 'town', csid: 'open', crUid: 'me' };
const refused = { kind: 'staffTxt', cuid: 'town', csid: 'other', crUid: 'me', refused: 'stepNotAllowed' };
const item = (id: string, more: object = {}) => ({ id, ...refused, ...more }) as OutboxItem;

test('replies that were refused in other cases are told, the newest first', () => {
  const told = unsentElsewhere([item('1'), item('2', { kind: 'staffMedia' })], desk);
  expect(told.map(({ id }) => id)).toEqual(['2', '1']);
});

test.each([
  ['still on its way', { refused: undefined }],
  ['of the open case', { csid: 'open' }],
  ['of somebody else', { crUid: 'you' }],
  ['of another customer', { cuid: 'school' }],
  ['of a visitor', { kind: 'txt' }],
])('a message %s is not', (_, more) => expect(unsentElsewhere([item('1', more)], desk)).toEqual([]));
