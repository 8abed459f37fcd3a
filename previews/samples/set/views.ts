import { type Locale, languages } from '@parvis/locales/languages';
import type { Scheme } from '@parvis/theme/palette/keys';
import { formatQuery } from '../shared/formatQuery.ts';
import type { Sample } from '../shared/request.ts';
import { hideNotices } from '../shared/sampleAddresses.ts';

export interface SetView {
  readonly page: 'menu' | 'chosen' | 'chat';
  readonly scheme: Scheme;
  readonly locale: Locale;
  readonly address: string;
  /** Without notices. */
  readonly framed: string;
}

/** The menu twice: at its start, and with a tile chosen for the report button. */
const pages = [
  ['menu', 1, ''],
  ['chosen', 1, '&tile=repair'],
  ['chat', 2, ''],
] as const;
const schemes = ['light', 'dark'] as const;

/** Each light and dark. */
function listLocaleViews(sample: Sample, locale: Locale, folder: string): readonly SetView[] {
  return pages.flatMap(([page, number, more]) =>
    schemes.map((scheme) => {
      const query = formatQuery({ ...sample, scheme, locale }).replace(/(?=#)|$/, more);
      const address = new URL(`${number}/${query}`, folder).href;
      return { page, scheme, locale, address, framed: hideNotices(address) };
    }),
  );
}

export const listViews = (sample: Sample, folder: string) =>
  languages.map((language) => ({ language, views: listLocaleViews(sample, language.locale, folder) }));
