import { expect, it } from 'vitest';
import { backEnds } from './backEnds.ts';

it('lists the paths of all sides, of codes to print, of development and of the health check', () => {
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
