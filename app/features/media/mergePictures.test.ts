import { expect, it } from 'vitest';
import { mergePictures } from './mergePictures.ts';

const pictures = (...ids: string[]) => ids.map((id) => ({ id, large: `/${id}` }));
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id).join('');

it.each([
  ['', 'b', 'b'],
  ['abc', 'b', 'abc'],
  ['abc', 'bd', 'abcd'],
  ['abc', '', 'abc'],
])('pictures of a case (%s) and a message (%s) merge to %s', (all, own, shown) => {
  expect(ids(mergePictures(pictures(...all), pictures(...own)))).toBe(shown);
});
