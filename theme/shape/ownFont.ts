import { OWN_FONT } from './declarations.ts';

/**
 * Loads the letters of a customer's own file for this page.
 *
 * @returns a function that takes them away again
 * @throws DOMException where the file does not come or holds no letters
 */
export async function loadOwnFont(address: string): Promise<() => void> {
  const face = new FontFace(OWN_FONT, `url("${address}")`, { weight: '100 900', display: 'swap' });
  await face.load();
  document.fonts.add(face);
  return () => void document.fonts.delete(face);
}
