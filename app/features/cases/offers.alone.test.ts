import { beforeEach, expect, it, vi } from 'vitest';
import type { OfferContext } from './offers.ts';

let offers: typeof import('./offers.ts');
beforeEach(async () => {
  vi.resetModules();
  offers = await import('./offers.ts');
});

const can: OfferContext = {
  states: ['handled'],
  news: { action: 'ask' },
  declined: false,
  old: false,
  install: true,
};

it.each<[string, Partial<OfferContext>, string | undefined]>([
  ['an answer may come', {}, 'news'],
  ['an answer may come to one of several', { states: ['closed', 'open'] }, 'news'],
  ['nothing was reported', { states: [] }, undefined],
  ['all is over', { states: ['closed'] }, 'install'],
  ['nobody wants to be told', { declined: true }, 'install'],
  ['they are told', { news: { action: 'stop' } }, 'install'],
  ['the system is too old to notify', { news: {}, old: true }, 'old'],
  ['the system is too old, and all is over', { news: {}, old: true, states: ['closed'] }, 'install'],
  ['it is being found out', { news: undefined }, undefined],
  ['the browser refuses', { news: { action: 'again' } }, 'install'],
  ['the app was offered before', { declined: true, install: false }, undefined],
])('selects an offer where %s', (_, around, offer) => {
  expect(offers.selectOffer({ ...can, ...around })).toBe(offer);
});

it('keeps the offer of a visit when the status changes', () => {
  expect(offers.selectVisitOffer({ ...can, news: undefined })).toBeUndefined();
  expect(offers.selectVisitOffer(can)).toBe('news');
  expect(offers.selectVisitOffer({ ...can, news: { action: 'stop' } })).toBe('news');
});

it('makes no second offer in a visit', () => {
  offers.recordOffer();
  expect(offers.selectVisitOffer(can)).toBeUndefined();
});
