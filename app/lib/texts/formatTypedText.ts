import type { Locale } from '@parvis/locales/languages';

/** Breakable space before French punctuation; Safari 15.4 lacks lookbehind. */
const APART = / (?=[?!;:»](?:\s|$))|(«) /g;

/** Puts a narrow no-break space before French punctuation. */
export const formatTypedText = (text: string, locale: Locale): string =>
  locale.startsWith('fr') ? text.replace(APART, '$1\u202f') : text;
