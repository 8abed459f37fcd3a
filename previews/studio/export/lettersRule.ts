import { ownFontName } from '@parvis/theme/shape/declarations';
import { fetchLetters } from '../../samples/shared/letters.ts';
import { asData } from '../shared/asData.ts';

/**
 * The rule that brings a customer's own letters into a picture, which asks for no file: the file stands in it. Empty where there
 * are none, or where a sample page does not show them either.
 *
 * @param page a sample page: its policy lets files of other sites be read
 */
export async function lettersRule(address: string | undefined, page: Window | null): Promise<string> {
  const letters = address && page ? await fetchLetters(address, page) : undefined;
  if (!address || !letters?.ok) return '';
  const data = await asData(new Blob([letters.bytes], { type: 'font/woff2' }));
  return `@font-face{font-family:"${ownFontName(address)}";src:url("${data}");font-weight:100 900}`;
}
