import { readablePalette } from '@parvis/theme/contrast/readable';
import { applyTheme } from '@parvis/theme/css/apply';
import { colourKeys, type Scheme } from '@parvis/theme/palette/keys';
import { darkKey, type Palette, type PaletteKey } from '@parvis/theme/palette/palette';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { postToStudio } from '../../live/postToStudio.ts';
import { useStudio } from '../../live/useStudio.ts';
import { readCustomerName } from './label.ts';
import { parsePictureAddress } from './parsePictureAddress.ts';
import type { ProcessedPicture } from './processPicture.ts';
import { type AddressNotice, pictureNames, type Sample } from './request.ts';

/** Repairing the hidden scheme would double the time. */
const pickScheme = (palette: Palette, scheme: Scheme): Palette => {
  const keys: readonly PaletteKey[] = scheme === 'light' ? colourKeys : colourKeys.map(darkKey);
  return Object.fromEntries(keys.flatMap((key) => (palette[key] ? [[key, palette[key]]] : [])));
};

/** With contrast repaired, as in the app. */
export const applyPalette = (palette: Palette, scheme: Scheme) => {
  const colours = readablePalette(pickScheme(palette, scheme))[scheme];
  applyTheme(document.documentElement, colours, scheme);
  for (const meta of document.querySelectorAll('meta[name=theme-color]'))
    meta.setAttribute('content', colours.hdrBg1);
};

const shown = (text: string) => parsePictureAddress(text, location.href) ?? undefined;

/** Loads a logo again when its address changes. @returns by address */
function useProcessedPictures({
  logo,
  wlogo,
}: Pick<Sample, 'logo' | 'wlogo'>): Readonly<Record<string, ProcessedPicture>> {
  const [tried, setTried] = useState<Readonly<Record<string, ProcessedPicture>>>({});
  useEffect(() => {
    let gone = false;
    for (const address of new Set([logo, wlogo]))
      if (address)
        void import('./processPicture.ts')
          .then(({ processPicture: tryPicture }) => tryPicture(address))
          .then((came) => {
            if (gone) return;
            setTried((all) => ({ ...all, [address]: came }));
            postToStudio({ parvis: 'picture', address, told: [...came.told] });
          });
    return () => {
      gone = true;
    };
  }, [logo, wlogo]);
  return tried;
}

/** With notices; without failing logos. */
export function usePictures(sample: Pick<Sample, 'logo' | 'wlogo'>): {
  shown: Pick<Sample, 'logo' | 'wlogo'>;
  asides: AddressNotice[];
} {
  const tried = useProcessedPictures(sample);
  const shown: Pick<Sample, 'logo' | 'wlogo'> = { logo: sample.logo, wlogo: sample.wlogo };
  const asides: AddressNotice[] = [];
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

/** @returns notices of unused parts */
export function useShape(given: string | undefined, how: 'drawShape' | 'tryShape'): AddressNotice[] {
  const [asides, setAsides] = useState<AddressNotice[]>([]);
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

/** With notices known after loading: logos, shape, font. */
export type ShownSample = { sample: Sample; asides: AddressNotice[] };

/** Until the studio sends another. */
export function useShownSample(sample: Sample): ShownSample {
  const [asked, setAsked] = useState(sample);
  const pictures = usePictures(asked);
  const ofShape = useShape(asked.shape, 'drawShape');
  const { scheme } = sample;
  const last = useRef(sample.palette);
  useLayoutEffect(() => applyPalette(last.current, scheme), [scheme]);
  useStudio(
    useCallback(
      ({ palette, logo, wlogo, lbl, shape }) => {
        last.current = palette;
        applyPalette(palette, scheme);
        // Colours need no rendering.
        setAsked((before) => {
          const next = {
            ...before,
            logo: shown(logo),
            wlogo: shown(wlogo),
            lbl: readCustomerName(lbl).label,
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
