import { expect, it } from 'vitest';
import { writtenText } from './writtenText.ts';

const lines = [
  { label: 'Que se passe-t-il ?', value: 'Fuite' },
  { label: '', value: 'Au fond' },
];

it.each([
  [
    'a report',
    { title: 'Toilettes', place: 'Halle', lines },
    'Toilettes · Halle\nQue se passe-t-il ? Fuite\nAu fond',
  ],
  [
    'a report without a place',
    { title: 'Toilettes', lines },
    'Toilettes\nQue se passe-t-il ? Fuite\nAu fond',
  ],
  ['answers', { lines }, 'Que se passe-t-il ? Fuite\nAu fond'],
  ['a message, with its line breaks', { txt: 'Bonjour,\nc’est grave' }, 'Bonjour,\nc’est grave'],
  ['nothing', {}, ''],
])('%s that was refused can be taken elsewhere as text', (_, shown, text) => {
  expect(writtenText({ shown })).toBe(text);
});
