import { ownFontName } from './declarations.ts';

/**
 * Loads the letters of a customer's own file for this page.
 *
 * @param bytes the file, where it was asked for already
 * @returns a function that takes them away again
 * @throws DOMException where the file does not come or holds no letters
 */
export async function loadOwnFont(address: string, bytes?: ArrayBuffer): Promise<() => void> {
  const face = new FontFace(ownFontName(address), bytes ?? `url("${address}")`, {
    weight: '100 900',
    display: 'swap',
  });
  await face.load();
  document.fonts.add(face);
  return () => void document.fonts.delete(face);
}
