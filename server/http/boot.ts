import { codeSchema, type Locale } from '@parvis/api/entities/basics';
import type { Boot, Scan } from '@parvis/api/entities/customer';
import { LANGUAGE_REVISION } from '@parvis/locales/catalogue';
import { browserColour } from '@parvis/theme/browserColour';
import { themeCss } from '@parvis/theme/css';
import { defaultPalette, type ResolvedPalette, type Scheme } from '@parvis/theme/keys';
import * as z from 'zod/mini';
import { customerInfo, findCode, scanOf } from '../domain/customers.ts';
import type { House } from '../domain/house.ts';
import { Refusal } from '../domain/refusal.ts';
import { cspHash } from './security.ts';

/** What the server writes into a page, and the status it goes out with. */
export interface BootBlock {
  html: string;
  status: 200 | 404 | 410 | 503;
  /** Hashes of the style elements in it. */
  styles: string[];
}

/** JSON that may stand inside a script element: nothing in it can end the element or begin a comment. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const attribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const preload = (address: string | undefined): string =>
  address === undefined ? '' : `<link rel="preload" as="image" href="${attribute(address)}">`;

type Found = Scan | 'unknownQr' | 'staleQr' | 'unavailable';

async function scan(house: House, qrid: string, locale: Locale): Promise<Found> {
  if (!z.safeParse(codeSchema, qrid).success) return 'unknownQr';
  try {
    const code = await findCode(house.db, qrid);
    return scanOf(code, await house.customers.get(code.cuid), locale);
  } catch (error) {
    if (error instanceof Refusal) return error.code === 'staleQr' ? 'staleQr' : 'unknownQr';
    // The page still opens: it asks again by itself, and says so in words.
    return 'unavailable';
  }
}

const statusOf = { unknownQr: 404, staleQr: 410, unavailable: 503 } as const;

type Palettes = { light: ResolvedPalette; dark: ResolvedPalette };
const defaults: Palettes = { light: defaultPalette('light'), dark: defaultPalette('dark') };

/** Whose colours a page has: the scanned customer's, that of its address, else the defaults. */
async function palettesOf(
  house: House,
  found: Found | undefined,
  cuid: string | undefined,
): Promise<Palettes> {
  // Stored palettes are whole: they were repaired and resolved when the customer was loaded.
  if (typeof found === 'object') return found.cstmr.theme as Palettes;
  if (cuid === undefined) return defaults;
  try {
    return customerInfo(await house.customers.get(cuid), 'fr-FR').theme as Palettes;
  } catch {
    return defaults;
  }
}

/** The browser's own bars take the header's colour, in the scheme that was chosen on the device, else in that of the device. */
const browserColours = (palettes: Palettes, chosen: Scheme | undefined): string =>
  (['light', 'dark'] as const)
    .map((scheme) => {
      const colour = browserColour(palettes[scheme]);
      const own = chosen === scheme ? 'all' : 'not all';
      const media = chosen ? own : `(prefers-color-scheme: ${scheme})`;
      return `<meta name="theme-color" data-for="${scheme}" content="${colour}" media="${media}">`;
    })
    .join('');

/** What an address says about its page: the code that was scanned, or the customer it belongs to. */
export interface PageAddress {
  qrid?: string;
  cuid?: string;
}

/** The boot block of a page; that of a scanned page carries its customer, colours and menus. */
export async function bootBlock(
  house: House,
  locale: Locale,
  { qrid, cuid }: PageAddress,
  chosen?: Scheme,
): Promise<BootBlock> {
  const found = qrid === undefined ? undefined : await scan(house, qrid, locale);
  const boot: Boot = {
    language: locale,
    rev: LANGUAGE_REVISION,
    demo: house.config.demo,
    ...((found === 'unknownQr' || found === 'staleQr') && { scanError: found }),
    ...(typeof found === 'object' && { scan: found }),
  };
  const palettes = await palettesOf(house, found, cuid);
  const css = themeCss(palettes);
  const pictures = typeof found === 'object' ? preload(found.cstmr.banner) + preload(found.cstmr.logo) : '';
  const data = `<script type="application/json" id="boot">${scriptJson(boot)}</script>`;
  return {
    html: `${browserColours(palettes, chosen)}<style>${css}</style>${pictures}${data}`,
    status: typeof found === 'string' ? statusOf[found] : 200,
    styles: [cspHash(css)],
  };
}
