import type { Locale } from '@parvis/locales/languages';

/** French punctuation behind a breakable space; no lookbehind, which Safari 15.4 lacks. */
const APART = / (?=[?!;:»](?:\s|$))|(«) /g;

/** Replaces the space before French punctuation by a narrow no-break one. */
export const formatTypedText = (text: string, locale: Locale): string =>
  locale.startsWith('fr') ? text.replace(APART, '$1\u202f') : text;
