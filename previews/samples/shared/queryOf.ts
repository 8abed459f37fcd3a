import { paletteKeys } from '@parvis/theme/palette/palette';
import { formatShort } from '@parvis/theme/palette/short';
import { pictureNames, type Sample } from './request.ts';

/** A picture of many kilobytes: servers refuse addresses that long, so it stands after the `#`, which is not sent. */
const isLong = (picture: string): boolean => picture.startsWith('data:');

/** What follows the path in the address of a look: each colour it names, in the short form, and all else it asks for. */
export function queryOf({ palette, scheme, locale, lbl, shape, ...pictures }: Sample): string {
  const named = paletteKeys.flatMap((key) => (palette[key] ? [[key, palette[key]] as const] : []));
  const pairs = (long: boolean): string[] =>
    pictureNames.flatMap((name) => {
      const picture = pictures[name];
      return picture && isLong(picture) === long ? [`${name}=${encodeURIComponent(picture)}`] : [];
    });
  const query = [
    `appColors=${formatShort(named)}`,
    ...pairs(false),
    ...(shape ? [`appShape=${encodeURIComponent(shape)}`] : []),
    ...(lbl ? [`lbl=${encodeURIComponent(lbl)}`] : []),
    ...(scheme === 'dark' ? ['dark=1'] : []),
    ...(locale === 'fr-FR' ? [] : [`lang=${locale.slice(0, 2)}`]),
  ].join('&');
  const fragment = pairs(true).join('&');
  return `?${query}${fragment && `#${fragment}`}`;
}
