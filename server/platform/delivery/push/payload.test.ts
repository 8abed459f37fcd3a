import { logoAddress } from '@parvis/api/addresses';
import type { Notification } from '@parvis/api/entities/notification';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPushPayload, PAYLOAD_MAX } from './payload.ts';

const one: Notification = {
  ...{ id: 'Zk1sYb5nQ7eWf9GtHuJx2M', type: 'caseMsg', csid: 'q3XhZr0mT2uB8cVw1LkPdA', cuid: 'belleroche' },
  ...{ ccatCode: 'light', msgId: 4, crUid: 'r7PqLm2XvT9aBcDe', staff: false, language: 'fr-FR' },
  ...{ title: 'Ville de Belleroche', body: 'Nous arrivons.', author: 'Anna Roux' },
  ...{ url: '/m/case/belleroche/q3XhZr0mT2uB8cVw1LkPdA', icon: logoAddress('9b1f4c'), unread: 2 },
  ...{ tag: 'q3XhZr0mT2uB8cVw1LkPdA', at: '2026-03-02T08:21:10.530Z', ack: 'Jw6LdN0pSx3CqUyTgEfR1B' },
  read: [{ csid: 'q3XhZr0mT2uB8cVw1LkPdA', msgId: 3 }],
};
const read = (text: string): Notification => JSON.parse(text);
const bytes = (text: string) => Buffer.byteLength(text);

describe('push payload', () => {
  it('keeps a small notification unchanged', () => {
    expect(read(buildPushPayload(one))).toEqual(one);
  });

  it.each([
    ['plain letters', 'a', 'a'],
    ['letters of two bytes', 'é', 'é'],
    ['signs that JSON writes with two', '"', '"'],
    ['a flag', '🇫🇷', '🇫🇷'],
    ['a family', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['a letter with an accent of its own', 'e\u0301', 'e\u0301'],
  ])('truncates %s between graphemes, with an ellipsis', (_, letter, whole) => {
    const text = buildPushPayload({ ...one, body: letter.repeat(4_000) });
    expect(bytes(text)).toBeLessThanOrEqual(PAYLOAD_MAX);
    const { body } = read(text);
    expect(body.endsWith('…')).toBe(true);
    expect(body.slice(0, -1).replaceAll(whole, '')).toBe('');
    expect(body.length).toBeGreaterThan(20);
  });

  it('keeps 500 letters of the longest message of staff', () => {
    expect(read(buildPushPayload({ ...one, body: 'a'.repeat(2_000) })).body).toBe(`${'a'.repeat(500)}…`);
  });

  it('never exceeds the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 3_000 }),
        fc.string({ unit: 'grapheme', maxLength: 3_000 }),
        fc.boolean(),
        (title, body, small) =>
          bytes(buildPushPayload({ ...one, title, body }, small)) <= (small ? 900 : PAYLOAD_MAX),
      ),
    );
  });
});
