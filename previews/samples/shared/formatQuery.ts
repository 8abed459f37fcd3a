import { defaultLocale, languageOf } from '@parvis/locales/languages';
import { paletteKeys } from '@parvis/theme/palette/palette';
import { formatShort } from '@parvis/theme/palette/short';
import { formatPictureParameters } from './formatPictureParameters.ts';
import type { Sample } from './request.ts';

/** Short-form colours and all other parameters. */
export function formatQuery({ palette, scheme, locale, lbl, shape, ...pictures }: Sample): string {
  const named = paletteKeys.flatMap((key) => (palette[key] ? [[key, palette[key]] as const] : []));
  const query = [
    `appColors=${formatShort(named)}`,
    ...formatPictureParameters(pictures, false),
    ...(shape ? [`appShape=${encodeURIComponent(shape)}`] : []),
    ...(lbl ? [`lbl=${encodeURIComponent(lbl)}`] : []),
    ...(scheme === 'dark' ? ['dark=1'] : []),
    ...(locale === defaultLocale ? [] : [`lang=${languageOf(locale).tag}`]),
  ].join('&');
  const fragment = formatPictureParameters(pictures, true).join('&');
  return `?${query}${fragment && `#${fragment}`}`;
}
