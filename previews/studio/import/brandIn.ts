import { type ReadBrand, readBrand } from '@parvis/theme/brand/readBrand';

type Refused = Extract<ReadBrand, { ok: false }>;
type Untold = 'missing' | 'tooLarge';

/** The colours of a brand in a text, or why there are none; what is said of a theme with a fault in it is left to that. */
export type ToldBrand =
  | Extract<ReadBrand, { ok: true }>
  | (Omit<Refused, 'reason'> & { readonly reason: Exclude<Refused['reason'], Untold> });

/** It was meant as a theme of the product. */
const LIKE_THEME = /^\s*[{[]|appColors=/;

/** Reads the colours of a brand out of what is no theme; null where the fault of the theme is what matters. */
export function brandIn(text: string): ToldBrand | null {
  const read = readBrand(text);
  if (read.ok) return read;
  const { reason } = read;
  if (reason === 'missing' || reason === 'tooLarge') return null;
  return reason === 'nothing' && read.format === null && LIKE_THEME.test(text) ? null : { ...read, reason };
}
