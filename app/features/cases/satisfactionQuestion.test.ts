import { expect, test } from 'vitest';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { findSatisfactionQuestion } from './satisfactionQuestion.ts';

const message = (msgId: number, over: Partial<CaseMessage>): CaseMessage => ({
  id: `m${msgId}`,
  msgId,
  csid: 'case-1',
  msgCdatim1: '2026-11-21T08:00:00.000Z',
  mine: false,
  ...over,
});
const never = () => false;
const asked = message(5, { flow: 'satisfaction' });
const closedBy = (crUid: string) => [message(4, { flags: ['close'], crUid }), asked];

test('asks a contributor for a rating until it is answered', () => {
  const info = { can: ['rate' as const] };
  const messages = closedBy('agent');
  expect(findSatisfactionQuestion(messages, info, new Set(), undefined, never)).toBe(asked);
  expect(findSatisfactionQuestion(messages, info, new Set([5]), undefined, never)).toBeUndefined();
  expect(findSatisfactionQuestion(messages, { can: [] }, new Set(), undefined, never)).toBeUndefined();
});

test('resumes a begun rating after a reload', () => {
  const begun = (msgId: number) => msgId === 5;
  const messages = closedBy('agent');
  expect(findSatisfactionQuestion(messages, { can: ['rate'] }, new Set([5]), undefined, begun)).toBe(asked);
  expect(findSatisfactionQuestion(messages, { can: [] }, new Set([5]), undefined, begun)).toBeUndefined();
});

test('shows a just given rating until the case is closed again', () => {
  const messages = closedBy('agent');
  expect(findSatisfactionQuestion(messages, { can: [] }, new Set([5]), 5, never)).toBe(asked);
  const again = message(9, { flow: 'satisfaction' });
  expect(findSatisfactionQuestion([...messages, again], { can: ['rate'] }, new Set([5]), 5, never)).toBe(
    again,
  );
});
