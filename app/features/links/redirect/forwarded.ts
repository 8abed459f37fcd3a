import { boot, onFirstPage } from '../../../lib/boot/boot.ts';

/** Whether the page belongs to another host than this one, by what the server read. */
export const isForwarded = (): boolean =>
  boot?.forward !== undefined && onFirstPage() && new URL(boot.forward.to).origin !== location.origin;
