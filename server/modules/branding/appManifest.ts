import { createHash } from 'node:crypto';
import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { appBase } from '@parvis/api/appAddress';
import type { TextId } from '@parvis/locales/areas';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { browserColour } from '@parvis/theme/css/browserColour';
import { type ResolvedPalette, type Scheme, wholePalette } from '@parvis/theme/palette/keys';
import { text } from '../../platform/lib/texts.ts';
import type { CustomerRow } from '../customers/customerInfo.ts';
import { type AppIconFile, type AppIconLook, appIcons } from '../media/processing/appIconFiles.ts';

/** So many signs stand under an icon of a home screen before it is cut. */
const ROOM = 12;
/** What a town is called before its name. */
const KIND =
  /^(?:ville|mairie|commune|m[ée]tropole|city|town)\s+(?:of\s+|de\s+la\s+|de\s+|du\s+|des\s+|d['’])/i;

/** What of a customer's name stands under the icon of its app: whole words, as far as there is room; a phone cuts the first one. */
export function shortNameOf(name: string): string {
  const whole = name.trim().replaceAll(/\s+/g, ' ');
  if (whole.length <= ROOM) return whole;
  const rest = whole.replace(KIND, '');
  const [first = '', ...words] = rest.split(' ');
  let short = first;
  for (const word of words) {
    if (`${short} ${word}`.length > ROOM) break;
    short += ` ${word}`;
  }
  return short;
}

type Drawn = Pick<CustomerRow, 'cuid' | 'logoId' | 'light' | 'dark'>;

/** A colour of a palette as it lies on the page, opaque. */
const opaque = (palette: ResolvedPalette, key: 'btn1Bg' | 'btn1Fill' | 'bg1'): string =>
  browserColour({ hdrBg1: palette[key], bg1: palette.bg1 });

/** The colours of a customer's icons: a logo lies on the ground it has in the header, a drawn sign on that of the first button. */
export function iconLookOf({ logoId, light }: Drawn): AppIconLook {
  const palette = wholePalette('light', light);
  const sign = { ground: opaque(palette, 'btn1Bg'), ink: opaque(palette, 'btn1Fill') };
  return { sign, ground: logoId === null ? sign.ground : browserColour(palette) };
}

/** Drawn in another way, icons that are kept for ever get other names. */
const DRAWN_AS = 1;

/** Changes whenever the icons of a customer do. */
export const iconVersion = (row: Drawn): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWN_AS, row.logoId, iconLookOf(row)]))
    .digest('base64url')
    .slice(0, 10);

/** The address of an icon of a customer, under which it never changes. */
const iconAddress = (row: Drawn, file: AppIconFile): string =>
  `${fill(addresses.appIcon.template, { cuid: row.cuid, file })}?v=${iconVersion(row)}`;

const coloursOf = (palette: ResolvedPalette) => ({
  theme_color: browserColour(palette),
  background_color: opaque(palette, 'bg1'),
});

/** The app of which customer, for whom, and where: at a host of its own it has all pages, else those of its address. */
export interface AppAsked {
  readonly row: Drawn & Pick<CustomerRow, 'lbl'>;
  readonly locale: Locale;
  readonly own: boolean;
}

const iconRow = (row: Drawn, file: AppIconFile) => ({
  src: iconAddress(row, file),
  sizes: `${appIcons[file].edge}x${appIcons[file].edge}`,
  type: 'image/png',
  purpose: appIcons[file].purpose,
});

/** The web app manifest of a customer. */
export function appManifest({ row, locale, own }: AppAsked) {
  const name = wordsIn(row.lbl, locale);
  const base = own ? '' : appBase(row.cuid);
  const colours = (scheme: Scheme) => coloursOf(wholePalette(scheme, row[scheme]));
  const icons = (Object.keys(appIcons) as AppIconFile[]).filter((file) => appIcons[file].purpose !== 'link');
  const shortcut = (id: TextId, url: string) => ({
    name: text(id, locale),
    url,
    icons: [iconRow(row, '192.png')],
  });
  return {
    id: `${base}/`,
    name,
    short_name: shortNameOf(name),
    description: text('app.description', locale, { name }),
    lang: locale,
    dir: 'ltr',
    start_url: `${base}/m/home`,
    scope: `${base}/`,
    display: 'standalone',
    ...colours('light'),
    user_preferences: { color_scheme: { dark: colours('dark') } },
    icons: icons.map((file) => iconRow(row, file)),
    shortcuts: [
      shortcut('app.shortcut.report', `${base}/`),
      shortcut('app.shortcut.cases', `${base}/m/home`),
    ],
  };
}
