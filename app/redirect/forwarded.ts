import { boot, onFirstPage } from '../boot/boot.ts';

/**
 * Whether the page that is shown belongs to another host, as the server read the name it was asked by. Where that is this very
 * host (a proxy that hands on another name), it stays.
 */
export const isForwarded = (): boolean =>
  boot?.forward !== undefined && onFirstPage() && new URL(boot.forward.to).origin !== location.origin;
