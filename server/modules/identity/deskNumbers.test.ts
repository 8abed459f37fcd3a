import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deriveNumbers, isRightNumber } from './deskRequests.ts';

const secret = randomBytes(32);

it('draws three sorted two-digit numbers that include the one on the desk', () => {
  fc.assert(
    fc.property(fc.base64String(), (request) => {
      const { right, choices } = deriveNumbers(secret, request);
      expect(choices).toHaveLength(3);
      for (const choice of choices) expect(choice).toMatch(/^[1-9]\d$/);
      expect(new Set(choices).size).toBe(3);
      expect([...choices].sort()).toEqual(choices);
      expect(choices).toContain(right);
    }),
  );
});
it.each([
  ['47', true],
  ['48', false],
  ['74', false],
  ['4', false],
  ['047', false],
  ['', false],
  ['４７', false],
])('for a desk that shows 47, number %j is right: %s', (chosen, right) =>
  expect(isRightNumber({ right: '47', choices: ['12', '47', '90'] }, chosen)).toBe(right),
);
