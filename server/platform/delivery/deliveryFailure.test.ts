import { expect, it } from 'vitest';
import { describeDeliveryFailure } from './deliveryFailure.ts';

const failed = (words: string, more: object = {}) => Object.assign(new Error(words), more);
const answered = (response: string) =>
  failed(`Can't send mail - all recipients were rejected: ${response}`, {
    ...{ code: 'EENVELOPE', response, responseCode: Number(response.slice(0, 3)) },
  });

it.each([
  [answered('550 5.1.1 <jeanne@mail.example>: Recipient address rejected'), 'it answers 550 5.1.1'],
  [answered('550-5.1.1 jeanne@mail.example\n550 5.1.1 no such user'), 'it answers 550 5.1.1'],
  [answered('451 jeanne is over quota'), 'it answers 451'],
  [answered('550 10.20.30.40 is listed'), 'it answers 550'],
  [failed('Invalid recipient "jeanne@mail.example"', { code: 'EENVELOPE' }), 'EENVELOPE'],
  [failed('Invalid greeting: jeanne', { code: 'EPROTOCOL', response: 'jeanne' }), 'EPROTOCOL'],
  [failed('connect ECONNREFUSED 127.0.0.1:465', { code: 'ESOCKET' }), 'connect ECONNREFUSED 127.0.0.1:465'],
  [failed('', { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [
    new TypeError('fetch failed', { cause: failed('getaddrinfo ENOTFOUND sms.invalid') }),
    'getaddrinfo ENOTFOUND sms.invalid',
  ],
  [new TypeError('"+33612345678" is an invalid header value.'), 'TypeError'],
  ['jeanne@mail.example', 'unknown'],
])('describes a delivery failure without address or number: %s', (error, told) => {
  expect(describeDeliveryFailure(error)).toBe(told);
});
