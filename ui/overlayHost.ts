import { useContext, useEffect, useRef } from 'react';
import { createSharedContext } from './sharedContext.ts';

/**
 * Receives `close` when an overlay opens and returns a callback for its end, so that a phone's Back key closes
 * overlays.
 */
export type OverlayHost = (close: () => void) => () => void;

export const OverlayHostContext = createSharedContext<OverlayHost>('overlayHost');

/** Notifies the host while an overlay is open. */
export function useOverlayHost(open: boolean, onClose: () => void): void {
  const host = useContext(OverlayHostContext);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (open ? host?.(() => close.current()) : undefined), [open, host]);
}
