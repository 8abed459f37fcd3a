import { readablePalette } from '@parvis/theme/contrast/readable';
import { applyTheme } from '@parvis/theme/css/apply';
import { colourKeys, type Scheme } from '@parvis/theme/palette/keys';
import { darkKey, type Palette, type PaletteKey } from '@parvis/theme/palette/palette';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useStudio } from '../../live/useStudio.ts';
import { pictureAddress } from './pictureAddress.ts';
import type { Sample } from './request.ts';

/** What a palette says of one scheme. The other is not on the page, and repairing it would take as long again. */
const sideOf = (palette: Palette, scheme: Scheme): Palette => {
  const keys: readonly PaletteKey[] = scheme === 'light' ? colourKeys : colourKeys.map(darkKey);
  return Object.fromEntries(keys.flatMap((key) => (palette[key] ? [[key, palette[key]]] : [])));
};

/** Draws the page in a palette as the app will draw it: repaired where a pair would be unreadable. */
export const draw = (palette: Palette, scheme: Scheme) => {
  const colours = readablePalette(sideOf(palette, scheme))[scheme];
  applyTheme(document.documentElement, colours, scheme);
  for (const meta of document.querySelectorAll('meta[name=theme-color]'))
    meta.setAttribute('content', colours.hdrBg1);
};

const shown = (text: string) => pictureAddress(text, location.href) ?? undefined;

/** The sample as the address asks for it, until a studio around the page asks for another. */
export function useAskedSample(sample: Sample): Sample {
  const [asked, setAsked] = useState(sample);
  const { scheme } = sample;
  const last = useRef(sample.palette);
  useLayoutEffect(() => draw(last.current, scheme), [scheme]);
  useStudio(
    useCallback(
      ({ palette, logo, wlogo, lbl }) => {
        last.current = palette;
        draw(palette, scheme);
        // Colours need no rendering; words and pictures do, and seldom change.
        setAsked((before) => {
          const next = { ...before, logo: shown(logo), wlogo: shown(wlogo), lbl: lbl || undefined };
          const same = next.logo === before.logo && next.wlogo === before.wlogo && next.lbl === before.lbl;
          return same ? before : next;
        });
      },
      [scheme],
    ),
  );
  return asked;
}
