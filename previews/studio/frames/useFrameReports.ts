import { useMemo, useState } from 'react';
import type { FontState, PictureNotice } from '../../live/messages.ts';
import type { ThemeDocument } from '../state/document.ts';
import type { FontReport, FrameListeners } from './useFrame.ts';

/** Reports of the frames about the theme. */
export interface FrameReports {
  /** Font state; undefined until tried. */
  readonly letters: FontState | undefined;
  /** Differences to its file, by address. */
  readonly pictures: Readonly<Record<string, readonly PictureNotice[]>>;
}

export function useFrameReports({ shape }: ThemeDocument): [FrameReports, Omit<FrameListeners, 'onChosen'>] {
  const [letters, setLetters] = useState<FontReport | null>(null);
  const [pictures, setPictures] = useState<FrameReports['pictures']>({});
  const listeners = useMemo(
    (): Omit<FrameListeners, 'onChosen'> => ({
      onLetters: setLetters,
      onPicture: ({ address, told }) => setPictures((all) => ({ ...all, [address]: told })),
    }),
    [],
  );
  const state = letters?.address === shape.fontFile ? letters?.state : undefined;
  return [{ letters: state, pictures }, listeners];
}
