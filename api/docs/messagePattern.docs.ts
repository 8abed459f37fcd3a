import { MESSAGE_PATTERN_MAX } from '@parvis/questionnaire/model/values/constants';
import { normaliseMessage } from '@parvis/questionnaire/model/values/validate';

/** Last Latin character; other scripts depend on the customer. */
const LATIN = 0x24f;
const OTHERS = `${String.fromCodePoint(LATIN + 1)}-${String.fromCodePoint(0x10ffff)}`;

/** Escapes a character for JavaScript, Python and Go, which lacks `\\u`. */
const escapeCode = (code: number): string =>
  code < 0x80 ? `\\x${code.toString(16).padStart(2, '0')}` : String.fromCharCode(code);

/** Whether any customer accepts a character between letters. */
const isTaken = (code: number): boolean =>
  normaliseMessage(`a${String.fromCharCode(code)}a`, 'all') !== undefined;

/** Derives the pattern of contributors' texts from the rule that checks them. */
export function messagePattern(): string {
  const ranges: string[] = [];
  for (let from = 0; from <= LATIN; from += 1) {
    if (!isTaken(from)) continue;
    let to = from;
    while (to < LATIN && isTaken(to + 1)) to += 1;
    ranges.push(from === to ? escapeCode(from) : `${escapeCode(from)}-${escapeCode(to)}`);
    from = to;
  }
  return `^[${ranges.join('')}${OTHERS}]{1,${MESSAGE_PATTERN_MAX}}$`;
}
