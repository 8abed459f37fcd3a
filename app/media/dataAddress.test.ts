import { expect, it } from 'vitest';
import { fileIn } from './dataAddress.ts';

it.each([
  ['a picture', 'data:image/jpeg;base64,/9j/', ['image/jpeg', 3]],
  ['nothing in it', 'data:image/jpeg;base64,', ['image/jpeg', 0]],
  ['what is not base64', 'data:image/jpeg;base64,*', undefined],
  ['half a sign', 'data:image/jpeg;base64,A', undefined],
  ['another address', 'https://elsewhere.example/a.jpg', undefined],
  ['no address', '', undefined],
] as const)('%s is read as the file it holds, or as none', (_, address, held) => {
  const file = fileIn(address);
  expect(file && [file.type, file.size]).toEqual(held);
});
