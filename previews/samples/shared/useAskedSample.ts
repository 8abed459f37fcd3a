import { readablePalette } from '@parvis/theme/contrast/readable';
import { applyTheme } from '@parvis/theme/css/apply';
import { colourKeys, type Scheme } from '@parvis/theme/palette/keys';
import { darkKey, type Palette, type PaletteKey } from '@parvis/theme/palette/palette';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStudio } from '../../live/useStudio.ts';
import { readLabel } from './label.ts';
import { pictureAddress } from './pictureAddress.ts';
import { type Aside, pictureNames, type Sample } from './request.ts';

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

/** The logos at whose address there is no picture that this browser shows. */
export function useUnloaded({ logo, wlogo }: Pick<Sample, 'logo' | 'wlogo'>): readonly string[] {
  const [failed, setFailed] = useState<readonly string[]>([]);
  useEffect(() => {
    const addresses = [logo, wlogo].filter((address) => address !== undefined);
    if (addresses.length === 0) return;
    const miss = (address: string) => setFailed((all) => [...all, address]);
    const watching = import('./missingPictures.ts').then(({ watchPictures }) =>
      watchPictures(addresses, miss),
    );
    return () => void watching.then((stop) => stop());
  }, [logo, wlogo]);
  return failed;
}

/** Draws corners, space and letters where they are asked for. @returns what of them is not shown */
function useShape(given: string | undefined): Aside[] {
  const [asides, setAsides] = useState<Aside[]>([]);
  useEffect(() => {
    if (given === undefined) return;
    let gone = false;
    void import('./drawShape.ts')
      .then(({ drawShape }) => drawShape(given))
      .then((told) => gone || setAsides(told));
    return () => {
      gone = true;
    };
  }, [given]);
  return asides;
}

/** What a page shows of its address, and what of it is told only once it was tried: logos that do not come are left out. */
export type AskedSample = { sample: Sample; unloaded: Aside[] };

/** The sample as the address asks for it, until a studio around the page asks for another. */
export function useAskedSample(sample: Sample): AskedSample {
  const [asked, setAsked] = useState(sample);
  const failed = useUnloaded(asked);
  const ofShape = useShape(asked.shape);
  const { scheme } = sample;
  const last = useRef(sample.palette);
  useLayoutEffect(() => draw(last.current, scheme), [scheme]);
  useStudio(
    useCallback(
      ({ palette, logo, wlogo, lbl, shape }) => {
        last.current = palette;
        draw(palette, scheme);
        // Colours need no rendering; words and pictures do, and seldom change.
        setAsked((before) => {
          const next = {
            ...before,
            logo: shown(logo),
            wlogo: shown(wlogo),
            lbl: readLabel(lbl).label,
            shape,
          };
          const same = (['logo', 'wlogo', 'lbl', 'shape'] as const).every(
            (name) => next[name] === before[name],
          );
          return same ? before : next;
        });
      },
      [scheme],
    ),
  );
  const names = pictureNames.filter((name) => failed.includes(asked[name] ?? ''));
  const left = Object.fromEntries(names.map((name) => [name, undefined]));
  const unloaded = names.map((name): Aside => ({ kind: 'unloaded', name }));
  return { sample: { ...asked, ...left }, unloaded: [...unloaded, ...ofShape] };
}
