import type { Locale } from '@parvis/locales/languages';

/** A sign that French sets apart from its word, by a space that may end a line; without looking behind, which Safari 15.4 cannot read. */
const APART = / (?=[?!;:»](?:\s|$))|(«) /g;

/** What somebody typed, as a reader of French expects it: no sign stands alone at the beginning of a line. Nothing else is changed. */
export const shownText = (text: string, locale: Locale): string =>
  locale.startsWith('fr') ? text.replace(APART, '$1\u202f') : text;
