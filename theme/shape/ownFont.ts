import { createFontName } from './declarations.ts';

/**
 * Loads a customer's font.
 * @param bytes the file, if fetched
 * @returns a function that removes it
 * @throws DOMException if loading fails
 */
export async function loadOwnFont(address: string, bytes?: ArrayBuffer): Promise<() => void> {
  const face = new FontFace(createFontName(address), bytes ?? `url("${address}")`, {
    weight: '100 900',
    display: 'swap',
  });
  await face.load();
  document.fonts.add(face);
  return () => void document.fonts.delete(face);
}
