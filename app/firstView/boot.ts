import type { Boot } from '@parvis/api/entities/customer';
import { defaultLocale } from '@parvis/locales/languages';
import type * as onDevice from '../lib/boot/boot.ts';

/** Replaces `boot/boot.ts` in the server's bundle. */
export let boot: Boot | undefined;

export const setBoot = (next: Boot): void => {
  boot = next;
};

export const isFirstPage: typeof onDevice.isFirstPage = () => true;
export const hasCookiesEnabled: typeof onDevice.hasCookiesEnabled = () => true;
export const readChosenLocale: typeof onDevice.readChosenLocale = () => boot?.language;
export const resolveFirstLocale: typeof onDevice.resolveFirstLocale = () => defaultLocale;
export const saveLocale: typeof onDevice.saveLocale = () => undefined;
export const readBootBlock: typeof onDevice.readBootBlock = () => undefined;
