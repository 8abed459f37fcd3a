import { createTextStore } from '@parvis/locales/translate';
import { expect, it } from 'vitest';
import { formatReaders } from './formatReaders.ts';

const texts = createTextStore('en-US');
await texts.load('chat');

it.each([
  [undefined, undefined, undefined],
  [['staff'], 'The team alone', 'The team alone'],
  [['reporter'], 'The reporter, and the team', 'Your side, and the team'],
  [['target'], 'The person concerned, and the team', 'Your side, and the team'],
  [['reporter', 'target'], 'Both sides, and the team', 'Both sides, and the team'],
] as const)('says who reads a message for %s, to staff and to visitors', (tgtTypes, toStaff, toVisitor) => {
  const message = tgtTypes ? { tgtTypes: [...tgtTypes] } : {};
  expect(formatReaders(message, { side: 'town' }, texts)).toBe(toStaff);
  expect(formatReaders(message, { side: 'mobile' }, texts)).toBe(toVisitor);
});
