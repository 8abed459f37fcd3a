import { codeSchema, type Locale } from '@parvis/api/entities/basics';
import type { Boot, Scan } from '@parvis/api/entities/customer';
import { LANGUAGE_REVISION } from '@parvis/locales/catalogue';
import { themeCss } from '@parvis/theme/css';
import type { ResolvedPalette } from '@parvis/theme/keys';
import * as z from 'zod/mini';
import { findCode, scanOf } from '../domain/customers.ts';
import type { House } from '../domain/house.ts';
import { Refusal } from '../domain/refusal.ts';
import { cspHash } from './security.ts';

/** What the server writes into a page, and the status it goes out with. */
export interface BootBlock {
  html: string;
  status: 200 | 404 | 410;
  /** Hashes of the style elements in it. */
  styles: string[];
}

/** JSON that may stand inside a script element: nothing in it can end the element or begin a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const attribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const preload = (address: string | undefined): string =>
  address === undefined ? '' : `<link rel="preload" as="image" href="${attribute(address)}">`;

async function scan(house: House, qrid: string, locale: Locale): Promise<Scan | 'unknownQr' | 'staleQr'> {
  if (!z.safeParse(codeSchema, qrid).success) return 'unknownQr';
  try {
    const code = await findCode(house.db, qrid);
    return scanOf(code, await house.customers.get(code.cuid), locale);
  } catch (error) {
    if (error instanceof Refusal) return error.code === 'staleQr' ? 'staleQr' : 'unknownQr';
    throw error;
  }
}

/** The boot block of a page; that of a scanned page carries its customer, colours and menus. */
export async function bootBlock(house: House, locale: Locale, qrid: string | undefined): Promise<BootBlock> {
  const found = qrid === undefined ? undefined : await scan(house, qrid, locale);
  const boot: Boot = {
    language: locale,
    rev: LANGUAGE_REVISION,
    demo: house.config.demo,
    ...(typeof found === 'string' && { scanError: found }),
    ...(typeof found === 'object' && { scan: found }),
  };
  const data = `<script type="application/json" id="boot">${scriptJson(boot)}</script>`;
  if (typeof found !== 'object')
    return { html: data, status: found === undefined ? 200 : found === 'staleQr' ? 410 : 404, styles: [] };
  const { theme, logo, banner } = found.cstmr;
  // Stored palettes are whole: they were repaired and resolved when the customer was loaded.
  const css = themeCss(theme as { light: ResolvedPalette; dark: ResolvedPalette });
  return {
    html: `<style>${css}</style>${preload(banner)}${preload(logo)}${data}`,
    status: 200,
    styles: [cspHash(css)],
  };
}
