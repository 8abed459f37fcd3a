import { fates } from '@parvis/api/entities/figures';
import { expect, it } from 'vitest';
import { countByDay, countByFate, countByFilter, deliveryFilters } from './deliveryFigures.ts';

const figures = {
  days: ['2026-11-24', '2026-11-25', '2026-11-26'],
  figures: [
    { day: '2026-11-24', way: 'mail', about: 'news', fate: 'sent', messages: 3 },
    { day: '2026-11-24', way: 'mail', about: 'code', fate: 'refused', messages: 1 },
    { day: '2026-11-26', way: 'sms', about: 'code', fate: 'delivered', messages: 5 },
    { day: '2026-11-26', way: 'sms', about: 'code', fate: 'failed', messages: 2 },
    { day: '2026-11-26', way: 'push', about: 'news', fate: 'read', messages: 4 },
    { day: '2026-11-26', way: 'pigeon', about: 'news', fate: 'eaten', messages: 7 },
    { day: '2026-10-01', way: 'mail', about: 'news', fate: 'sent', messages: 9 },
  ],
};

it('counts messages by channel, and unknown channels in the total', () => {
  expect(countByFilter(figures)).toEqual({ all: 31, push: 4, mail: 13, sms: 7 });
  expect(deliveryFilters).toEqual(['all', 'push', 'mail', 'sms']);
});

it('counts every listed day, including empty ones', () => {
  expect(countByDay(figures, 'all')).toEqual([
    { day: '2026-11-24', counts: { went: 3, failed: 1, other: 0 } },
    { day: '2026-11-25', counts: { went: 0, failed: 0, other: 0 } },
    { day: '2026-11-26', counts: { went: 5, failed: 2, other: 11 } },
  ]);
  expect(countByDay(figures, 'sms').map(({ counts }) => counts.went + counts.failed)).toEqual([0, 0, 7]);
});

it('orders the fates and omits zero counts', () => {
  expect(countByFate(figures, 'sms')).toEqual([
    { fate: 'delivered', count: 5 },
    { fate: 'failed', count: 2 },
  ]);
  const order = countByFate(figures, 'all').map(({ fate }) => fate);
  expect(order).toEqual(fates.filter((fate) => order.includes(fate)));
});
