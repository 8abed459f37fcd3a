import { mobileCalls } from '@parvis/api/calls/mobile';
import { expect, it } from 'vitest';
import { parseQueryFields } from './binaryBody.ts';

const { body } = mobileCalls.mediaPart;

it('converts numeric query fields', () => {
  expect(parseQueryFields(body, { id: '12', at: '0', of: '5000' })).toEqual({ id: '12', at: 0, of: 5000 });
});

it.each(['-1', '1e3', '0x10', '1.5', '', '9'.repeat(16)])('does not convert “%s” to a number', (at) => {
  expect(parseQueryFields(body, { at })).toEqual({ at });
});

it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'nothing'])(
  'ignores a field named “%s” safely',
  (name) => {
    expect(Object.entries(parseQueryFields(body, JSON.parse(`{"${name}":"1"}`)))).toEqual([[name, '1']]);
  },
);
