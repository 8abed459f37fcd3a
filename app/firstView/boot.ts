import type { Boot } from '@parvis/api/entities/customer';
import { defaultLocale } from '@parvis/locales/languages';
import type * as onDevice from '../lib/boot/boot.ts';

/** Replaces `boot/boot.ts` in the server's bundle. */
export let boot: Boot | undefined;

export const openWith = (next: Boot): void => {
  boot = next;
};

export const onFirstPage: typeof onDevice.onFirstPage = () => true;
export const takesCookies: typeof onDevice.takesCookies = () => true;
export const chosenLocale: typeof onDevice.chosenLocale = () => boot?.language;
export const firstLocale: typeof onDevice.firstLocale = () => defaultLocale;
export const rememberLocale: typeof onDevice.rememberLocale = () => undefined;
export const readBlock: typeof onDevice.readBlock = () => undefined;
