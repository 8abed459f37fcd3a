import { useContext, useEffect, useRef } from 'react';
import { createSharedContext } from './sharedContext.ts';

/**
 * Host hook for overlays: receives `close` when one opens, returns a callback for when it has closed. Lets a phone's Back
 * key close overlays.
 */
export type OverlayHost = (close: () => void) => () => void;

export const OverlayHostContext = createSharedContext<OverlayHost>('overlayHost');

/** Notifies the host while the overlay is open. */
export function useOverlayHost(open: boolean, onClose: () => void): void {
  const host = useContext(OverlayHostContext);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (open ? host?.(() => close.current()) : undefined), [open, host]);
}
