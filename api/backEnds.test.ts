import { expect, it } from 'vitest';
import { backEnds } from './backEnds.ts';

it('programs ask below each side, below the codes to print and below dev, and nowhere else', () => {
  expect([...backEnds].sort()).toEqual(['admin', 'api', 'dev', 'mobile', 'qr', 'town']);
});
