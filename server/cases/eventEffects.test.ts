import { effectOf, eventEffects, eventsThat } from '@parvis/api/entities/eventEffects';
import { eventMessages } from '@parvis/api/entities/systemMessages';
import { expect, it } from 'vitest';

it('what does nothing to a case, and what nobody knows, has no effect', () => {
  expect(eventEffects).not.toHaveProperty('conflict');
  expect([effectOf('conflict'), effectOf('toString'), effectOf(undefined)]).toEqual([{}, {}, {}]);
  expect(eventsThat(({ undoes }) => undoes === 'close')).toEqual(['resume']);
  expect(eventsThat(({ news }) => news !== undefined)).toEqual(['erased', 'due']);
  expect(Object.keys(eventMessages)).toEqual(expect.arrayContaining(Object.keys(eventEffects)));
});
