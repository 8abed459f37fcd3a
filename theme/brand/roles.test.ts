import { expect, it } from 'vitest';
import { rolesOf } from './roles.ts';

it('the colour of alarms, of charts and of side bars is no accent of a brand that is named', () => {
  const colours = [
    { name: 'primary', colour: '#1752E3' },
    { name: 'destructive', colour: '#DC2626' },
    { name: 'chart 1', colour: '#E76E50' },
    { name: 'sidebar primary', colour: '#0F9D58' },
  ];
  expect(rolesOf(colours)).toEqual({ main: '#1752E3' });
});
