import { defaultLocale, type Locale, languageOf } from '@parvis/locales/languages';
import type { Scheme } from '@parvis/theme/palette/keys';
import { hideNotices } from '../../samples/shared/sampleAddresses.ts';

/** Own page: `studio/states`. */
export const states = [
  'identity',
  'poster',
  'desk',
  'mail',
  'drawer',
  'questionnaire',
  'rating',
  'viewer',
  'notices',
] as const;
export type SampleState = (typeof states)[number];

/** CSS pixels. */
export type PageSize = { readonly width: number; readonly height: number };
export const PHONE: PageSize = { width: 360, height: 740 };
/** A desktop for staff, an A4 sheet. */
const sizes: Partial<Record<View, PageSize>> = {
  desk: { width: 1280, height: 800 },
  poster: { width: 595, height: 842 },
};

export const views = ['both', 'menu', 'selected', 'chat', ...states] as const;
export type View = (typeof views)[number];

export interface FramePage {
  readonly name: Sample | SampleState;
  readonly scheme: Scheme;
  /** To the folder of the sample pages. */
  readonly path: string;
  readonly size: PageSize;
}

/** Shows the report button. */
const paths = { menu: '1/?', selected: '1/?tile=repair&', chat: '2/?' } as const;
type Sample = keyof typeof paths;
const schemes = ['light', 'dark'] as const;

const isPage = (name: FramePage['name']): name is Sample => name in paths;

const buildPath = (name: FramePage['name'], scheme: Scheme, locale: Locale): string => {
  const dark = `${locale === defaultLocale ? '' : `&lang=${languageOf(locale).tag}`}${scheme === 'dark' ? '&dark=1' : ''}`;
  return hideNotices(`${isPage(name) ? paths[name] : `../studio/states/?state=${name}&`}appColors=_${dark}`);
};

/** Light beside dark. */
export function listPages(view: View, locale: Locale = defaultLocale): readonly FramePage[] {
  const names = view === 'both' ? (['menu', 'chat'] as const) : ([view] as const);
  // One scheme on paper.
  const shown = view === 'poster' ? (['light'] as const) : schemes;
  return names.flatMap((name) =>
    shown.map((scheme) => ({
      name,
      scheme,
      path: buildPath(name, scheme, locale),
      size: sizes[name] ?? PHONE,
    })),
  );
}
