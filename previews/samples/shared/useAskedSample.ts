import { readablePalette } from '@parvis/theme/contrast/readable';
import { applyTheme } from '@parvis/theme/css/apply';
import { colourKeys, type Scheme } from '@parvis/theme/palette/keys';
import { darkKey, type Palette, type PaletteKey } from '@parvis/theme/palette/palette';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { say } from '../../live/say.ts';
import { useStudio } from '../../live/useStudio.ts';
import { readLabel } from './label.ts';
import { pictureAddress } from './pictureAddress.ts';
import { type Aside, pictureNames, type Sample } from './request.ts';
import type { TriedPicture } from './tryPicture.ts';

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

/** Looks at the logos of a page, each as often as its address changes. @returns what came of each, by its address */
function useTried({ logo, wlogo }: Pick<Sample, 'logo' | 'wlogo'>): Readonly<Record<string, TriedPicture>> {
  const [tried, setTried] = useState<Readonly<Record<string, TriedPicture>>>({});
  useEffect(() => {
    let gone = false;
    for (const address of new Set([logo, wlogo]))
      if (address)
        void import('./tryPicture.ts')
          .then(({ tryPicture }) => tryPicture(address))
          .then((came) => {
            if (gone) return;
            setTried((all) => ({ ...all, [address]: came }));
            say({ parvis: 'picture', address, told: [...came.told] });
          });
    return () => {
      gone = true;
    };
  }, [logo, wlogo]);
  return tried;
}

/** The logos of a page as they are shown, and what of them is told: those that do not come are left out. */
export function usePictures(sample: Pick<Sample, 'logo' | 'wlogo'>): {
  shown: Pick<Sample, 'logo' | 'wlogo'>;
  asides: Aside[];
} {
  const tried = useTried(sample);
  const shown: Pick<Sample, 'logo' | 'wlogo'> = { logo: sample.logo, wlogo: sample.wlogo };
  const asides: Aside[] = [];
  for (const name of pictureNames) {
    const came = tried[sample[name] ?? ''];
    if (!came) continue;
    shown[name] = came.shown;
    if (came.told.length === 0 && came.shown === undefined) asides.push({ kind: 'unloaded', name });
    for (const told of came.told)
      asides.push(told === 'tooLarge' ? { kind: told, name } : { kind: 'pictured', name, told });
  }
  return { shown, asides };
}

/** Draws corners, space and letters where they are asked for, or only tries them. @returns what of them is not shown */
export function useShape(given: string | undefined, how: 'drawShape' | 'tryShape'): Aside[] {
  const [asides, setAsides] = useState<Aside[]>([]);
  useEffect(() => {
    if (given === undefined) return;
    let gone = false;
    void import('./drawShape.ts')
      .then((shapes) => shapes[how](given))
      .then((told) => gone || setAsides(told));
    return () => {
      gone = true;
    };
  }, [given, how]);
  return asides;
}

/** What a page shows of its address, and what of it is told only once it was tried: logos, shape, letters. */
export type AskedSample = { sample: Sample; asides: Aside[] };

/** The sample as the address asks for it, until a studio around the page asks for another. */
export function useAskedSample(sample: Sample): AskedSample {
  const [asked, setAsked] = useState(sample);
  const pictures = usePictures(asked);
  const ofShape = useShape(asked.shape, 'drawShape');
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
    useCallback(
      ({ content, banner }) => setAsked((before) => ({ ...before, content, banner: shown(banner) })),
      [],
    ),
  );
  return { sample: { ...asked, ...pictures.shown }, asides: [...pictures.asides, ...ofShape] };
}
