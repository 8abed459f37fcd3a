import { expect, it } from 'vitest';
import { lineOf } from './caseRows.ts';

const line = (msgTxt: string) => lineOf({ msgTxt })?.fr;

it.each([
  ['a short text is whole', 'Le bac est plein', 'Le bac est plein'],
  ['one as long as a line is whole', 'a'.repeat(140), 'a'.repeat(140)],
  ['a longer one says that it goes on', 'a'.repeat(141), `${'a'.repeat(139)}…`],
  ['no space stands before the sign', `${'a'.repeat(138)} bc`, `${'a'.repeat(138)}…`],
  ['no character is halved', `${'a'.repeat(138)}😀😀`, `${'a'.repeat(138)}…`],
  ['its lines are one', 'Le bac\n est plein', 'Le bac est plein'],
])('in lists %s', (_, text, shown) => expect(line(text)).toBe(shown));

it('words that are none have no line', () => expect(lineOf({ msgTxt: '' })).toBeNull());
