import { type Locale, localeOf, preferredLocale } from '@parvis/locales/languages';
import { parsePalette } from '@parvis/theme/palette/palette';

/** The parameters of an address. */
export interface Given {
  readonly values: URLSearchParams;
  /** Whether a value was cut at an unencoded `#` and rejoined. */
  readonly mended: boolean;
}

/** Names of the parameters. */
export const parameters = ['appColors', 'appShape', 'logo', 'wlogo', 'lbl', 'dark', 'lang'] as const;
/** Parameters that our own pages use among themselves. */
const OWN = ['notices', 'tile', 'state'];
/** Longest name quoted, in characters. */
const MAX_TOLD = 40;

/** Parses parameters; names match in any case. */
function valuesOf(text: string): URLSearchParams {
  const values = new URLSearchParams(text);
  for (const [name, value] of [...values]) {
    const meant = parameters.find((one) => one.toLowerCase() === name.toLowerCase());
    if (!meant || meant === name) continue;
    values.delete(name);
    if (!values.has(meant)) values.set(meant, value);
  }
  return values;
}

/** Targets of the skip links. */
const PLACES = new Set(['content', 'list', 'pane']);

/** Whether a fragment is the rest of a value: it starts with no parameter or anchor. */
const isRest = (unsent: string): boolean => {
  const [beginning = ''] = unsent.split('&');
  return beginning !== '' && !beginning.includes('=') && !PLACES.has(unsent);
};

/**
 * Merges parameters of the query and of the fragment; the query wins. Rejoins a value split at an
 * unencoded `#`.
 */
export function givenBy(query: string, fragment: string): Given {
  const values = valuesOf(query);
  const unsent = fragment.replace(/^#/, '');
  const colours = values.get('appColors');
  if (unsent !== '' && colours !== null) {
    const whole = valuesOf(`${query}%23${unsent}`);
    const isMended = !parsePalette(colours).ok && parsePalette(whole.get('appColors')).ok;
    if (isMended || isRest(unsent)) return { values: whole, mended: true };
  }
  for (const [name, value] of valuesOf(unsent)) if (!values.get(name)) values.set(name, value);
  return { values, mended: false };
}

/** Lists unknown parameters. */
export const unknownIn = (values: URLSearchParams): readonly string[] => {
  const known = new Set<string>([...parameters, ...OWN, ...PLACES]);
  const unknown = [...values.keys()]
    .map((name) => name.trim())
    .filter((name) => name !== '' && !known.has(name));
  return [...new Set(unknown.map((name) => name.slice(0, MAX_TOLD)))];
};

/** Lists parameters given twice with different values; the first counts. */
export const againIn = (values: URLSearchParams): readonly string[] =>
  parameters.filter((name) => new Set(values.getAll(name)).size > 1);

/** Lists parameters whose value is invalid. */
export const refusedIn = (values: URLSearchParams): readonly ('dark' | 'lang')[] =>
  (['dark', 'lang'] as const).filter((name) => {
    const value = values.get(name);
    return value && !(name === 'lang' ? localeOf(value) : /^[01]$/.test(value));
  });

/** Returns a canonical form to compare addresses: without order and anchor. */
export function askedBy(query: string, fragment: string): string {
  const { values } = givenBy(query, fragment);
  for (const place of PLACES) values.delete(place);
  values.sort();
  return String(values);
}

/**
 * Returns the locale of an address, else a preferred one (`Accept-Language` order), else the
 * built-in one.
 */
export const localeAsked = (query: string, fragment: string, preferred?: string): Locale =>
  localeOf(givenBy(query, fragment).values.get('lang')) ?? preferredLocale(preferred);
