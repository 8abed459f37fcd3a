import { useState } from 'react';
import type { LiveCamera } from './openCamera.ts';

export interface Torch {
  readonly lit: boolean;
  readonly onToggle: () => void;
}

/** Another camera starts without. */
export function useTorch(camera: LiveCamera | undefined): Torch | undefined {
  const [litCamera, setLitCamera] = useState<LiveCamera>();
  if (!camera?.torch) return undefined;
  const { torch } = camera;
  const lit = litCamera === camera;
  const toggle = () =>
    torch(!lit).then(
      () => setLitCamera(lit ? undefined : camera),
      () => undefined,
    );
  return { lit, onToggle: () => void toggle() };
}
