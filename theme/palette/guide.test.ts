import { expect, it } from 'vitest';
import { guide } from './guide.ts';
import { colourKeys } from './keys.ts';

const listed = guide.flatMap((group) => group.keys.map(({ key }) => key));

it('shows every key once', () => {
  expect([...listed].sort()).toEqual([...colourKeys].sort());
});

it('keeps the two ends of a gradient beside each other', () => {
  for (const key of listed.filter((name) => name.endsWith('Bg1') || name === 'bg1')) {
    expect(listed[listed.indexOf(key) + 1]).toBe(`${key.slice(0, -1)}2`);
  }
});

it('names the texts of groups and keys by their own names', () => {
  const [page] = guide;
  expect(page).toMatchObject({ title: 'colour.group.page', role: 'colour.group.page.role' });
  expect(page?.keys[0]).toEqual({ key: 'bg1', title: 'colour.bg1', role: 'colour.bg1.role' });
});
