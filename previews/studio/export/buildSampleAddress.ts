import { defaultLocale, type Locale, languageOf } from '@parvis/locales/languages';
import type { Scheme } from '@parvis/theme/palette/keys';
import { formatPaletteShort } from '@parvis/theme/palette/palette';
import { formatShape } from '@parvis/theme/shape/shape';
import { formatPictureParameters } from '../../samples/shared/formatPictureParameters.ts';
import type { ThemeDocument } from '../state/document.ts';

const NO_SHAPE = formatShape({});

/** Uploaded logos go after the `#`, which no server receives. */
export function buildSampleAddress(
  samples: string,
  page: 1 | 2 | 'set',
  document: ThemeDocument,
  scheme: Scheme,
  locale: Locale = defaultLocale,
): string {
  const label = document.label.trim();
  const shape = formatShape(document.shape);
  const query = [
    `appColors=${formatPaletteShort(document.palette)}`,
    ...(shape === NO_SHAPE ? [] : [`appShape=${encodeURIComponent(shape)}`]),
    ...formatPictureParameters(document, false),
    ...(label ? [`lbl=${encodeURIComponent(label)}`] : []),
    ...(scheme === 'dark' ? ['dark=1'] : []),
    ...(locale === defaultLocale ? [] : [`lang=${languageOf(locale).tag}`]),
  ].join('&');
  const fragment = formatPictureParameters(document, true).join('&');
  return `${samples}${page}/?${query}${fragment && `#${fragment}`}`;
}

/** Phones read longer QR codes badly; characters. */
const MAX_CODE = 1500;

/** Without uploaded logos; null if too long. */
export function shortenForCode(address: string): { readonly text: string; readonly whole: boolean } | null {
  const [text = ''] = address.split('#');
  return text.length > MAX_CODE ? null : { text, whole: text === address };
}
