import { useEffect, useState } from 'react';
import type { Side } from './cameraSides.ts';
import { CameraFailed, type CameraFault, type LiveCamera, openCamera } from './openCamera.ts';

export type CameraState =
  | { readonly is: 'opening' }
  | { readonly is: 'live'; readonly camera: LiveCamera }
  | { readonly is: 'failed'; readonly fault: CameraFault };

const OPENING: CameraState = { is: 'opening' };

const useInSight = (): boolean => {
  const [inSight, setInSight] = useState(() => !document.hidden);
  useEffect(() => {
    const updateVisibility = () => setInSight(!document.hidden);
    document.addEventListener('visibilitychange', updateVisibility);
    return () => document.removeEventListener('visibilitychange', updateVisibility);
  }, []);
  return inSight;
};

/** Keeps the camera open while mounted and visible. */
export function useCamera(side: Side): CameraState {
  const [state, setState] = useState<CameraState>(OPENING);
  const inSight = useInSight();
  useEffect(() => {
    if (!inSight) return;
    let camera: LiveCamera | undefined;
    let left = false;
    const handleEnd = () => left || setState({ is: 'failed', fault: 'busy' });
    openCamera(side).then(
      (opened) => {
        // Unmounted during the permission prompt.
        if (left) return opened.close();
        camera = opened;
        // Unplugged, or taken by the system.
        for (const track of opened.stream.getTracks()) track.addEventListener('ended', handleEnd);
        setState({ is: 'live', camera });
      },
      (error: unknown) => {
        const fault = error instanceof CameraFailed ? error.fault : 'notSupported';
        if (!left) setState({ is: 'failed', fault });
      },
    );
    return () => {
      left = true;
      camera?.close();
      setState(OPENING);
    };
  }, [side, inSight]);
  return state;
}
