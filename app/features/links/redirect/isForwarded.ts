import { boot, isFirstPage } from '../../../lib/boot/boot.ts';

/** The server says the page belongs to another host. */
export const isForwarded = (): boolean =>
  boot?.forward !== undefined && isFirstPage() && new URL(boot.forward.to).origin !== location.origin;
