import { expect, it } from 'vitest';
import { isSameLogin, parseLogin } from './loginName.ts';

it.each([
  ['anna@ville.fr', { kind: 'mail', typed: 'anna@ville.fr' }],
  [' anna@ville.fr ', { kind: 'mail', typed: 'anna@ville.fr' }],
  ['06 12 34 56 78', { kind: 'sms', typed: '+33 6 12 34 56 78' }],
  [' +33612345678 ', { kind: 'sms', typed: '+33 6 12 34 56 78' }],
  ['anna@ville', { refused: 'mail' }],
  ['anna', { refused: 'mail' }],
  ['anna\u{1F600}@ville.fr', { refused: 'mailCharacters' }],
  [`${'a'.repeat(250)}@ville.fr`, { refused: 'mailTooLong' }],
  ['', { refused: 'mail' }],
  ['\u{1F600}', { refused: 'neither' }],
  ['\u0660\u0666 \u0661\u0662', { refused: 'neither' }],
  ['+', { refused: 'neither' }],
  ['0', { refused: 'form' }],
  ['36 15', { refused: 'premium' }],
  ['06 12 34', { refused: 'form' }],
  ['+34 612 34 56 78', { refused: 'foreign' }],
  ['01 23 45 67 89', { refused: 'landline' }],
  ['0892 70 00 00', { refused: 'premium' }],
])('parses the login %j as %j', (typed, name) => expect(parseLogin(typed)).toEqual(name));

it.each([
  ['anna@ville.fr', 'anna@ville.fr', true],
  [' anna@ville.fr ', 'anna@ville.fr', true],
  ['06.12.34.56.78', '+33 6 12 34 56 78', true],
  ['ana@ville.fr', 'anna@ville.fr', false],
  ['', '', false],
])('login %j matches %j: %s', (text, typed, same) => expect(isSameLogin(text, typed)).toBe(same));
