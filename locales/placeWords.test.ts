import { expect, it } from 'vitest';
import { placeWords } from './placeWords.ts';

it('joins names and details of places in every language of either', () => {
  expect(placeWords({ fr: 'Gare', en: 'Station' }, { fr: 'Quai 1' })).toEqual({
    fr: 'Gare · Quai 1',
    en: 'Station · Quai 1',
  });
  expect(placeWords({ fr: 'Gare' }, { fr: 'Quai 1', en: 'Platform 1' })).toEqual({
    fr: 'Gare · Quai 1',
    en: 'Gare · Platform 1',
  });
  expect(placeWords({ en: 'Station', fr: 'Gare' }, null)).toEqual({ en: 'Station', fr: 'Gare' });
  // The first language stays first: it is the fallback.
  expect(Object.keys(placeWords({ en: 'Station' }, { fr: 'Quai 1' }))).toEqual(['en', 'fr']);
});
