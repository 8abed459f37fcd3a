import { effectOf, eventEffects, eventsThat } from '@parvis/api/entities/eventEffects';
import { eventMessages } from '@parvis/api/entities/systemMessages';
import { expect, it } from 'vitest';
import { stepTable } from './steps.ts';

const told = stepTable.flatMap(({ event, ...row }) => (event ? [{ ...row, event }] : []));

it.each(told)('$step is told by an event that does what the table of steps does: $event', (row) => {
  const { inHand, hold } = effectOf(row.event);
  const [before, after] = [Object.keys(row.to), Object.values(row.to)];
  const isEnd = after.some((state) => state === 'closed' || state === 'rejected');
  // Whoever ends what nobody handled has handled it, which their event does not say.
  if (row.joins && !isEnd) expect(inHand).toBe('comes');
  if (row.step === 'leave') expect(inHand).toBe('goes');
  if (after.every((state) => state === 'open') && !before.includes('open')) expect(inHand).toBe('nobody');
  if (after.includes('held') && !before.includes('held')) expect(hold).toBe('begins');
  if (before.includes('held') && !after.includes('held') && row.event !== 'reject') expect(hold).toBe('ends');
});

it('what does nothing to a case, and what nobody knows, has no effect', () => {
  expect(eventEffects).not.toHaveProperty('conflict');
  expect([effectOf('conflict'), effectOf('toString'), effectOf(undefined)]).toEqual([{}, {}, {}]);
  expect(eventsThat(({ undoes }) => undoes === 'close')).toEqual(['resume']);
  expect(eventsThat(({ news }) => news !== undefined)).toEqual(['erased', 'due']);
  expect(Object.keys(eventMessages)).toEqual(expect.arrayContaining(Object.keys(eventEffects)));
});
