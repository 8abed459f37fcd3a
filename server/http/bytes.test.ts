import { mobileCalls } from '@parvis/api/calls/mobile';
import { expect, it } from 'vitest';
import { fieldsIn } from './bytes.ts';

const { body } = mobileCalls.mediaPart;

it('fields that are numbers are read as such from an address', () => {
  expect(fieldsIn(body, { id: '12', at: '0', of: '5000' })).toEqual({ id: '12', at: 0, of: 5000 });
});

it.each(['-1', '1e3', '0x10', '1.5', '', '9'.repeat(16)])('“%s” is no number of theirs', (at) => {
  expect(fieldsIn(body, { at })).toEqual({ at });
});

it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'nothing'])(
  'a field that is called “%s” is none of them, and breaks nothing',
  (name) => {
    expect(Object.entries(fieldsIn(body, JSON.parse(`{"${name}":"1"}`)))).toEqual([[name, '1']]);
  },
);
