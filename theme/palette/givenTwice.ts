/** Keys that a text gives more than once: JSON and the short form keep the last, and whoever wrote both reads so. */
import { type Finding, type PaletteKey, quote } from './palette.ts';

/** A key and its value: in JSON, whose values of palettes are flat, and in the short form. */
const PAIR = {
  json: /"((?:[^"\\]|\\.)*)"\s*:\s*("(?:[^"\\]|\\.)*"|[^,}\s]*)/g,
  short: /(?:^|_)([A-Za-z]\w*?)-([^_]*)/g,
} as const;

const withoutQuotes = (value: string): string => value.replace(/^"(.*)"$/, '$1');

/**
 * The keys of a palette that a text gives again with another value.
 * @param text decoded, as JSON or in the short form
 * @returns one finding a key: the value that was passed over and the one that holds, both as written, cut short
 */
export function givenTwice(text: string, isKey: (key: string) => key is PaletteKey): Finding[] {
  const pairs = text.matchAll(PAIR[text.trimStart().startsWith('{') ? 'json' : 'short']);
  const last = new Map<string, string>();
  const passed = new Map<string, string>();
  for (const [, key = '', value = ''] of pairs) {
    const earlier = last.get(key);
    const written = withoutQuotes(value);
    if (earlier !== undefined && earlier !== written) passed.set(key, earlier);
    last.set(key, written);
  }
  return [...passed].flatMap(([key, value]) =>
    isKey(key)
      ? [{ key, value: quote(value), reason: 'givenTwice' as const, used: quote(last.get(key) ?? '') }]
      : [],
  );
}
