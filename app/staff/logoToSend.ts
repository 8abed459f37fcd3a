import { LOGO_MAX } from '@parvis/api/entities/theme';

const asDataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/**
 * A logo as the server takes it: nothing, a picture it has already, or the picture itself.
 *
 * @throws Error for a picture of another site that cannot be read from here, or one that is too large
 */
export async function logoToSend(address: string): Promise<string | null> {
  if (address === '') return null;
  if (address.startsWith('data:')) return address;
  const url = new URL(address, location.href);
  if (url.origin === location.origin) return url.pathname;
  const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  const picture = await asDataAddress(await answer.blob());
  if (!answer.ok || picture.length > LOGO_MAX) throw new Error('The logo could not be fetched.');
  return picture;
}
