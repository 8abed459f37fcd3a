import { type Locale, localeOf, preferredLocale } from '@parvis/locales/languages';
import { parsePalette } from '@parvis/theme/palette/palette';

/** What an address gives by name. */
export interface Given {
  readonly values: URLSearchParams;
  /** A `#` in it was typed as it is: what came after it stood where nothing is sent from, and was put back. */
  readonly mended: boolean;
}

/** What an address may give, by name. */
export const parameters = ['appColors', 'appShape', 'logo', 'wlogo', 'lbl', 'dark', 'lang'] as const;
/** What pages of ours say to each other. */
const OWN = ['notices', 'tile', 'state'];
/** Longest name that is told, in characters. */
const MAX_TOLD = 40;

/** The values of an address; names are meant whatever letters of theirs are capitals. */
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

/** Where the links past what stands at the top lead. */
const PLACES = new Set(['content', 'list', 'pane']);

/** Whether what stands after a `#` is the rest of a value that it cut in two: it begins with no name of its own. */
const isRest = (unsent: string): boolean => {
  const [beginning = ''] = unsent.split('&');
  return beginning !== '' && !beginning.includes('=') && !PLACES.has(unsent);
};

/** Merges parameters of the query and of the fragment; the query wins. Rejoins a value split at an unencoded `#`. */
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

/** Names in an address that say nothing here. */
export const unknownIn = (values: URLSearchParams): readonly string[] => {
  const known = new Set<string>([...parameters, ...OWN, ...PLACES]);
  const unknown = [...values.keys()]
    .map((name) => name.trim())
    .filter((name) => name !== '' && !known.has(name));
  return [...new Set(unknown.map((name) => name.slice(0, MAX_TOLD)))];
};

/** Names that come twice with different values, of which the first is read. */
export const againIn = (values: URLSearchParams): readonly string[] =>
  parameters.filter((name) => new Set(values.getAll(name)).size > 1);

/** Which of these have a value that is none of theirs. */
export const refusedIn = (values: URLSearchParams): readonly ('dark' | 'lang')[] =>
  (['dark', 'lang'] as const).filter((name) => {
    const value = values.get(name);
    return value && !(name === 'lang' ? localeOf(value) : /^[01]$/.test(value));
  });

/** All that an address asks for, to be told from another: the order of its names, and a place of the page, ask for nothing. */
export function askedBy(query: string, fragment: string): string {
  const { values } = givenBy(query, fragment);
  for (const place of PLACES) values.delete(place);
  values.sort();
  return String(values);
}

/** Returns the locale that an address asks for, else a preferred one (`Accept-Language` order), else the built-in one. */
export const localeAsked = (query: string, fragment: string, preferred?: string): Locale =>
  localeOf(givenBy(query, fragment).values.get('lang')) ?? preferredLocale(preferred);
