import { useMemo, useState } from 'react';
import type { LettersState, PictureTold } from '../../live/messages.ts';
import type { ThemeDocument } from '../state/document.ts';
import type { FrameListeners, LettersTold } from './useFrame.ts';

/** What the frames say of the theme on the screen. */
export interface Heard {
  /** What came of the customer's own letters; nothing while no frame has tried them. */
  readonly letters: LettersState | undefined;
  /** What of each picture is shown otherwise than its file has it, by its address. */
  readonly pictures: Readonly<Record<string, readonly PictureTold[]>>;
}

/** Hears what the frames tell of letters and logos. */
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
