import { createHash } from 'node:crypto';
import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { appBase } from '@parvis/api/appAddress';
import type { TextId } from '@parvis/locales/areas';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { browserColour } from '@parvis/theme/css/browserColour';
import { type ResolvedPalette, type Scheme, wholePalette } from '@parvis/theme/palette/keys';
import { translate } from '../../platform/lib/texts.ts';
import type { CustomerRow } from '../customers/service.ts';
import { type AppIconColours, type AppIconFile, appIcons } from '../media/service.ts';

const MAX_SHORT_NAME = 12;
const TOWN_PREFIX =
  /^(?:ville|mairie|commune|m[ée]tropole|city|town)\s+(?:of\s+|de\s+la\s+|de\s+|du\s+|des\s+|d['’])/i;

/** Keeps whole words that fit under an icon, at least one. */
export function shortenName(name: string): string {
  const whole = name.trim().replaceAll(/\s+/g, ' ');
  if (whole.length <= MAX_SHORT_NAME) return whole;
  const rest = whole.replace(TOWN_PREFIX, '');
  const [first = '', ...words] = rest.split(' ');
  let short = first;
  for (const word of words) {
    if (`${short} ${word}`.length > MAX_SHORT_NAME) break;
    short += ` ${word}`;
  }
  return short;
}

type IconSource = Pick<CustomerRow, 'cuid' | 'logoId' | 'light' | 'dark'>;

const flattenColour = (palette: ResolvedPalette, key: 'btn1Bg' | 'btn1Fill' | 'bg1'): string =>
  browserColour({ hdrBg1: palette[key], bg1: palette.bg1 });

/** Header background for a logo, colours of the first button for a drawn sign. */
export function resolveIconColours({ logoId, light }: IconSource): AppIconColours {
  const palette = wholePalette('light', light);
  const sign = { ground: flattenColour(palette, 'btn1Bg'), ink: flattenColour(palette, 'btn1Fill') };
  return { sign, ground: logoId === null ? sign.ground : browserColour(palette) };
}

/** Increment when icons are drawn differently: their URLs are cached forever. */
const ICON_REVISION = 1;

export const computeIconVersion = (row: IconSource): string =>
  createHash('sha256')
    .update(JSON.stringify([ICON_REVISION, row.logoId, resolveIconColours(row)]))
    .digest('base64url')
    .slice(0, 10);

const formatIconAddress = (row: IconSource, file: AppIconFile): string =>
  `${fill(addresses.appIcon.template, { cuid: row.cuid, file })}?v=${computeIconVersion(row)}`;

const toManifestColours = (palette: ResolvedPalette) => ({
  theme_color: browserColour(palette),
  background_color: flattenColour(palette, 'bg1'),
});

/** `own`: the customer has its own host; the app's scope is the whole site. */
export interface AppManifestOptions {
  readonly row: IconSource & Pick<CustomerRow, 'lbl'>;
  readonly locale: Locale;
  readonly own: boolean;
}

const toManifestIcon = (row: IconSource, file: AppIconFile) => ({
  src: formatIconAddress(row, file),
  sizes: `${appIcons[file].edge}x${appIcons[file].edge}`,
  type: 'image/png',
  purpose: appIcons[file].purpose,
});

export function buildAppManifest({ row, locale, own }: AppManifestOptions) {
  const name = wordsIn(row.lbl, locale);
  const base = own ? '' : appBase(row.cuid);
  const resolveColours = (scheme: Scheme) => toManifestColours(wholePalette(scheme, row[scheme]));
  const icons = (Object.keys(appIcons) as AppIconFile[]).filter((file) => appIcons[file].purpose !== 'link');
  const buildShortcut = (id: TextId, url: string) => ({
    name: translate(id, locale),
    url,
    icons: [toManifestIcon(row, '192.png')],
  });
  return {
    id: `${base}/`,
    name,
    short_name: shortenName(name),
    description: translate('app.description', locale, { name }),
    lang: locale,
    dir: 'ltr',
    start_url: `${base}/m/home`,
    scope: `${base}/`,
    display: 'standalone',
    ...resolveColours('light'),
    user_preferences: { color_scheme: { dark: resolveColours('dark') } },
    icons: icons.map((file) => toManifestIcon(row, file)),
    shortcuts: [
      buildShortcut('app.shortcut.report', `${base}/`),
      buildShortcut('app.shortcut.cases', `${base}/m/home`),
    ],
  };
}
