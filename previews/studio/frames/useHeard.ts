import { useMemo, useState } from 'react';
import type { LettersState, PictureTold } from '../../live/messages.ts';
import type { ThemeDocument } from '../state/document.ts';
import type { FrameListeners, LettersTold } from './useFrame.ts';

/** Reports of the frames about the theme. */
export interface Heard {
  /** State of the customer's font; undefined until a frame has tried it. */
  readonly letters: LettersState | undefined;
  /** How each picture differs from its file, by address. */
  readonly pictures: Readonly<Record<string, readonly PictureTold[]>>;
}

/** Collects the frames' reports on font and logos. */
export function useHeard({ shape }: ThemeDocument): [Heard, Omit<FrameListeners, 'onChosen'>] {
  const [letters, setLetters] = useState<LettersTold | null>(null);
  const [pictures, setPictures] = useState<Heard['pictures']>({});
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
