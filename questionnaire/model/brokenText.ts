import { isRecord } from './record.ts';

/** What no screen shows and not every store keeps: control characters but tabs and line breaks, half of a character. */
const BROKEN = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Where a value that is no deeper than a definition may be holds a text, or a key, with such a character. */
export function brokenTexts(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return BROKEN.test(value) ? [path] : [];
  if (!Array.isArray(value) && !isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return BROKEN.test(key) ? [at] : brokenTexts(inner, at);
  });
}
