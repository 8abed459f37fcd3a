import { expect, it } from 'vitest';
import { backEnds } from './backEnds.ts';

it('programs ask below each side, below the codes to print, below development, and how the server is', () => {
  expect([...backEnds].sort()).toEqual([
    'admin',
    'api',
    'dev',
    'empty.js',
    'health',
    'mobile',
    'qr',
    'ready',
    'town',
  ]);
});
