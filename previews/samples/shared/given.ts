import type { Locale } from '@parvis/locales/languages';
import { parsePalette } from '@parvis/theme/palette/palette';

/** What an address gives by name. */
export interface Given {
  readonly values: URLSearchParams;
  /** A `#` in it was typed as it is: what came after it stood where nothing is sent from, and was put back. */
  readonly mended: boolean;
}

/**
 * What an address gives in its query and, for what is too long for servers, after the `#`; where both name the same, the
 * query has its way. Colours that end at a `#` which was not encoded are put together again.
 */
export function givenBy(query: string, fragment: string): Given {
  const values = new URLSearchParams(query);
  const unsent = fragment.replace(/^#/, '');
  const colours = values.get('appColors');
  if (unsent !== '' && colours !== null && !parsePalette(colours).ok) {
    const whole = new URLSearchParams(`${query}%23${unsent}`);
    if (parsePalette(whole.get('appColors')).ok) return { values: whole, mended: true };
  }
  for (const [name, value] of new URLSearchParams(unsent)) if (!values.get(name)) values.set(name, value);
  return { values, mended: false };
}

/** The language that an address asks for: one of the two that are built in, French unless asked for. */
export const localeAsked = (query: string, fragment: string): Locale =>
  /^en\b/i.test(givenBy(query, fragment).values.get('lang') ?? '') ? 'en-US' : 'fr-FR';
