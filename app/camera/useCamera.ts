import { useEffect, useState } from 'react';
import { CameraFailed, type CameraFault, type LiveCamera, openCamera } from './openCamera.ts';
import type { Side } from './sides.ts';

/** What the camera of a page is doing. */
export type CameraState =
  | { readonly is: 'opening' }
  | { readonly is: 'live'; readonly camera: LiveCamera }
  | { readonly is: 'failed'; readonly fault: CameraFault };

const OPENING: CameraState = { is: 'opening' };

const useInSight = (): boolean => {
  const [inSight, setInSight] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setInSight(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return inSight;
};

/** The camera that looks that way, on for as long as this is shown and in sight, and let go of then. */
export function useCamera(side: Side): CameraState {
  const [state, setState] = useState<CameraState>(OPENING);
  const inSight = useInSight();
  useEffect(() => {
    if (!inSight) return;
    let camera: LiveCamera | undefined;
    let left = false;
    const end = () => left || setState({ is: 'failed', fault: 'busy' });
    openCamera(side).then(
      (opened) => {
        // It was left while the person was asked whether it may be opened.
        if (left) return opened.close();
        camera = opened;
        // Unplugged, or taken away by the system.
        for (const track of opened.stream.getTracks()) track.addEventListener('ended', end);
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
