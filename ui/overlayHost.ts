import { useContext, useEffect, useRef } from 'react';
import { sharedContext } from './sharedContext.ts';

/**
 * What a host does for whatever lies over its page: told how to close it once it is open, gives back what is called once it
 * is closed. An app lets the Back key of a phone close it.
 */
export type OverlayHost = (close: () => void) => () => void;

/** The host of all that lies over a page; none where nobody gave one. */
export const OverlayHostContext = sharedContext<OverlayHost>('overlayHost');

/** Tells the host, if there is one, as long as it is open. */
export function useOverlayHost(open: boolean, onClose: () => void): void {
  const host = useContext(OverlayHostContext);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (open ? host?.(() => close.current()) : undefined), [open, host]);
}
