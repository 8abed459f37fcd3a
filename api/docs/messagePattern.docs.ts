import { MESSAGE_PATTERN_MAX } from '@parvis/questionnaire/model/values/constants';
import { normaliseMessage } from '@parvis/questionnaire/model/values/validate';

/** Of Latin letters and signs; what lies beyond is of other scripts, and taken where the customer takes those. */
const LATIN = 0x24f;
const OTHERS = `${String.fromCodePoint(LATIN + 1)}-${String.fromCodePoint(0x10ffff)}`;

/** A character as patterns of JavaScript, Python and Go write it: `\\u` is unknown to Go. */
const escaped = (code: number): string =>
  code < 0x80 ? `\\x${code.toString(16).padStart(2, '0')}` : String.fromCharCode(code);

/** Whether a message may hold a character between letters, at whichever customer. */
const isTaken = (code: number): boolean =>
  normaliseMessage(`a${String.fromCharCode(code)}a`, 'all') !== undefined;

/** What a contributor's text may be made of as it is sent, found by asking the rule that takes it. */
export function messagePattern(): string {
  const ranges: string[] = [];
  for (let from = 0; from <= LATIN; from += 1) {
    if (!isTaken(from)) continue;
    let to = from;
    while (to < LATIN && isTaken(to + 1)) to += 1;
    ranges.push(from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`);
    from = to;
  }
  return `^[${ranges.join('')}${OTHERS}]{1,${MESSAGE_PATTERN_MAX}}$`;
}
