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

const ROOM = 12;
const KIND =
  /^(?:ville|mairie|commune|m[ée]tropole|city|town)\s+(?:of\s+|de\s+la\s+|de\s+|du\s+|des\s+|d['’])/i;

/** Shortens a customer's name to the whole words that fit under an icon, at least one. */
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

const opaque = (palette: ResolvedPalette, key: 'btn1Bg' | 'btn1Fill' | 'bg1'): string =>
  browserColour({ hdrBg1: palette[key], bg1: palette.bg1 });

/** Resolves icon colours: a logo on the header background, a drawn sign on the first button's. */
export function iconLookOf({ logoId, light }: Drawn): AppIconLook {
  const palette = wholePalette('light', light);
  const sign = { ground: opaque(palette, 'btn1Bg'), ink: opaque(palette, 'btn1Fill') };
  return { sign, ground: logoId === null ? sign.ground : browserColour(palette) };
}

/** Increment when icons are drawn differently: their URLs are cached forever. */
const DRAWN_AS = 1;

export const iconVersion = (row: Drawn): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWN_AS, row.logoId, iconLookOf(row)]))
    .digest('base64url')
    .slice(0, 10);

const iconAddress = (row: Drawn, file: AppIconFile): string =>
  `${fill(addresses.appIcon.template, { cuid: row.cuid, file })}?v=${iconVersion(row)}`;

const coloursOf = (palette: ResolvedPalette) => ({
  theme_color: browserColour(palette),
  background_color: opaque(palette, 'bg1'),
});

/** `own` means the customer has its own host, so that the app's scope is the whole site. */
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
