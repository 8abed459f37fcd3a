import { MESSAGE_PATTERN_MAX } from '@parvis/questionnaire/model/values/constants';
import { normaliseMessage } from '@parvis/questionnaire/model/values/validate';

/** Of the letters and signs that people type; what lies beyond is not taken, or says nothing (a byte order mark). */
const LAST = 0x22ff;

/** A character as patterns of JavaScript, Python and Go write it: `\\u` is unknown to Go. */
const escaped = (code: number): string =>
  code < 0x80 ? `\\x${code.toString(16).padStart(2, '0')}` : String.fromCharCode(code);

/** Whether a message may hold a character between letters. */
const isTaken = (code: number): boolean => normaliseMessage(`a${String.fromCharCode(code)}a`) !== undefined;

/** What a contributor's text may be made of as it is sent, found by asking the rule that takes it. */
export function messagePattern(): string {
  const ranges: string[] = [];
  for (let from = 0; from <= LAST; from += 1) {
    if (!isTaken(from)) continue;
    let to = from;
    while (to < LAST && isTaken(to + 1)) to += 1;
    ranges.push(from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`);
    from = to;
  }
  return `^[${ranges.join('')}]{1,${MESSAGE_PATTERN_MAX}}$`;
}
