import { type Locale, languages } from '@parvis/locales/languages';
import type { Scheme } from '@parvis/theme/palette/keys';
import { framed } from '../shared/addresses.ts';
import { queryOf } from '../shared/queryOf.ts';
import type { Sample } from '../shared/request.ts';

/** One view of a customer's set. */
export interface SetView {
  readonly page: 'menu' | 'chat';
  readonly scheme: Scheme;
  readonly locale: Locale;
  /** Its whole address. */
  readonly address: string;
  /** The same without notices, for a frame. */
  readonly framed: string;
}

const pages = [
  ['menu', 1],
  ['chat', 2],
] as const;
const schemes = ['light', 'dark'] as const;

/** The views of a look in one language: both pages, each light and dark. */
function viewsIn(sample: Sample, locale: Locale, folder: string): readonly SetView[] {
  return pages.flatMap(([page, number]) =>
    schemes.map((scheme) => {
      const query = queryOf({ ...sample, scheme, locale });
      const address = new URL(`${number}/${query}`, folder).href;
      return { page, scheme, locale, address, framed: framed(address) };
    }),
  );
}

/** Every view of a look, by language. */
export const setOf = (sample: Sample, folder: string) =>
  languages.map((language) => ({ language, views: viewsIn(sample, language.locale, folder) }));
