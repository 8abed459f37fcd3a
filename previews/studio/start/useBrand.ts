import type { Palette } from '@parvis/theme/palette/palette';
import { useLayoutEffect, useRef, useState } from 'react';
import { type BrandMemory, brandOf } from './brandMemory.ts';
import type { BrandWork } from './StartPanel.tsx';

/** The form of a brand, which goes back and forth with the theme that was made of it. */
export function useBrand(palette: Palette, first: BrandWork) {
  const [brand, setBrand] = useState(first);
  const memory = useRef<BrandMemory>(new WeakMap());
  const last = useRef(palette);
  useLayoutEffect(() => {
    if (last.current === palette) return;
    const before = last.current;
    last.current = palette;
    setBrand((now) => brandOf(memory.current, before, palette, now));
  }, [palette]);
  /** A palette is made of a form; what is in the form until then belongs to what is seen, unless it has its own. */
  const made = (next: BrandWork, of: Palette | undefined) => {
    if (!memory.current.has(last.current)) memory.current.set(last.current, brand);
    if (of) memory.current.set(of, next);
    setBrand(next);
  };
  return { brand, setBrand, made };
}
