import { type Locale, localeOf, preferredLocale } from '@parvis/locales/languages';
import { parsePalette } from '@parvis/theme/palette/palette';

export interface AddressParameters {
  readonly values: URLSearchParams;
  /** Cut at an unencoded `#`. */
  readonly rejoined: boolean;
}

export const parameters = ['appColors', 'appShape', 'logo', 'wlogo', 'lbl', 'dark', 'lang'] as const;
/** Used by our own pages. */
const INTERNAL = ['notices', 'tile', 'state'];
/** Characters. */
const MAX_QUOTED = 40;

/** Names match in any case. */
function parseParameters(text: string): URLSearchParams {
  const values = new URLSearchParams(text);
  for (const [name, value] of [...values]) {
    const meant = parameters.find((one) => one.toLowerCase() === name.toLowerCase());
    if (!meant || meant === name) continue;
    values.delete(name);
    if (!values.has(meant)) values.set(meant, value);
  }
  return values;
}

/** Of skip links. */
const ANCHORS = new Set(['content', 'list', 'pane']);

/** Starts with no parameter or anchor. */
const isRest = (unsent: string): boolean => {
  const [beginning = ''] = unsent.split('&');
  return beginning !== '' && !beginning.includes('=') && !ANCHORS.has(unsent);
};

/** The query wins over the fragment. Rejoins a value cut at an unencoded `#`. */
export function readParameters(query: string, fragment: string): AddressParameters {
  const values = parseParameters(query);
  const unsent = fragment.replace(/^#/, '');
  const colours = values.get('appColors');
  if (unsent !== '' && colours !== null) {
    const whole = parseParameters(`${query}%23${unsent}`);
    const isMended = !parsePalette(colours).ok && parsePalette(whole.get('appColors')).ok;
    if (isMended || isRest(unsent)) return { values: whole, rejoined: true };
  }
  for (const [name, value] of parseParameters(unsent)) if (!values.get(name)) values.set(name, value);
  return { values, rejoined: false };
}

export const findUnknown = (values: URLSearchParams): readonly string[] => {
  const known = new Set<string>([...parameters, ...INTERNAL, ...ANCHORS]);
  const unknown = [...values.keys()]
    .map((name) => name.trim())
    .filter((name) => name !== '' && !known.has(name));
  return [...new Set(unknown.map((name) => name.slice(0, MAX_QUOTED)))];
};

/** With different values; the first counts. */
export const findDuplicates = (values: URLSearchParams): readonly string[] =>
  parameters.filter((name) => new Set(values.getAll(name)).size > 1);

export const findInvalid = (values: URLSearchParams): readonly ('dark' | 'lang')[] =>
  (['dark', 'lang'] as const).filter((name) => {
    const value = values.get(name);
    return value && !(name === 'lang' ? localeOf(value) : /^[01]$/.test(value));
  });

/** Without order and anchor. */
export function getCanonicalForm(query: string, fragment: string): string {
  const { values } = readParameters(query, fragment);
  for (const place of ANCHORS) values.delete(place);
  values.sort();
  return String(values);
}

/** Address, `preferred` (`Accept-Language` order), or built-in. */
export const chooseLocale = (query: string, fragment: string, preferred?: string): Locale =>
  localeOf(readParameters(query, fragment).values.get('lang')) ?? preferredLocale(preferred);
