import type { Palette } from '@parvis/theme/palette/palette';
import type { BrandWork } from './StartPanel.tsx';

/** Which form of a brand each palette of the history was made of. */
export type BrandMemory = WeakMap<Palette, BrandWork>;

/**
 * The form that belongs to a palette, when another one comes on the screen. What was made by hand of one belongs to the same form; the
 * form that is open stays unless another belongs to what is seen, and whatever was typed into it since it made a theme.
 *
 * @param brand what is in the form
 */
export function brandOf(memory: BrandMemory, before: Palette, now: Palette, brand: BrandWork): BrandWork {
  const was = memory.get(before) ?? brand;
  if (!memory.has(before)) memory.set(before, was);
  const next = memory.get(now) ?? was;
  memory.set(now, next);
  return next === was || was !== brand ? brand : next;
}
