import { boot, isFirstPage } from '../../../lib/boot/boot.ts';

/** Whether the page belongs to another host, according to the server. */
export const isForwarded = (): boolean =>
  boot?.forward !== undefined && isFirstPage() && new URL(boot.forward.to).origin !== location.origin;
