import { expect, it } from 'vitest';
import { mainLack } from './mainLack.ts';

it.each([
  [{ main: '#FFFFFF' }, 'pale'],
  [{ main: '#FFFDF5' }, 'pale'],
  [{ main: '#808080' }, 'grey'],
  [{ main: '#000000' }, 'grey'],
  [{ main: '#000000', accent: '#E2001A' }, undefined],
  [{ main: '#17734A' }, undefined],
  [{ main: '#FFD200' }, undefined],
  [{ accent: '#17734A' }, undefined],
])('%o lacks %s', (colours, lack) => {
  expect(mainLack(colours)).toBe(lack);
});
