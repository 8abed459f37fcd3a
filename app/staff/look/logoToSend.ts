import { patternOf } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { LOGO_MAX } from '@parvis/api/entities/theme';
import { pictureData } from '@parvis/previews/studio/pictureData';

const LOGO = patternOf(addresses.logo.template);

/**
 * A logo as the server takes it: nothing, a picture it has already, or the picture itself.
 *
 * @throws Error for a picture whose site does not let it be copied, or one that is too large
 */
export async function logoToSend(address: string): Promise<string | null> {
  if (address === '') return null;
  if (address.startsWith('data:')) return address;
  const url = new URL(address, location.href);
  if (url.origin === location.origin && LOGO.test(url.pathname)) return url.pathname;
  // Drawn, not fetched: the policy of the page lets pictures of other sites be shown, and nothing else of them.
  const picture = await pictureData(url.href);
  if (picture === null || picture.length > LOGO_MAX) throw new Error('The logo could not be copied.');
  return picture;
}
