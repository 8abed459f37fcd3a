import type { Palette } from '@parvis/theme/palette/palette';
import { expect, test } from 'vitest';
import { type BrandMemory, brandOf } from './brandMemory.ts';

const work = () => ({ rows: [], given: [] });
const palette = (bg1: string): Palette => ({ bg1 });

test('what is taken back brings the form it was made of; a colour changed by hand keeps what is in the form', () => {
  const memory: BrandMemory = new WeakMap();
  const [one, two, byHand] = [palette('#111111'), palette('#222222'), palette('#333333')];
  const [first, second, edited] = [work(), work(), work()];
  memory.set(one, first);
  memory.set(two, second);
  expect(brandOf(memory, one, two, second)).toBe(second);
  expect(brandOf(memory, two, byHand, edited)).toBe(edited);
  expect(brandOf(memory, byHand, two, edited)).toBe(edited);
  expect(brandOf(memory, two, one, second)).toBe(first);
  expect(brandOf(memory, one, two, first)).toBe(second);
});

test('what was typed since a theme was made stays in the form, whatever is taken back or done again', () => {
  const memory: BrandMemory = new WeakMap();
  const [one, two] = [palette('#111111'), palette('#222222')];
  const [first, second, typed] = [work(), work(), work()];
  memory.set(one, first);
  memory.set(two, second);
  expect(brandOf(memory, two, one, typed)).toBe(typed);
  expect(brandOf(memory, one, two, typed)).toBe(typed);
});
