import { codeSchema } from '@parvis/api/entities/basics';
import type { Boot, CustomerInfo, Scan } from '@parvis/api/entities/customer';
import type { Owned } from '@parvis/api/entities/owner';
import { type Locale, locales } from '@parvis/locales/languages';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import { browserColour } from '@parvis/theme/css/browserColour';
import { themeCss } from '@parvis/theme/css/css';
import { defaultPalette, type ResolvedPalette, type Scheme, wholePalette } from '@parvis/theme/palette/keys';
import { shapeCss } from '@parvis/theme/shape/css';
import { usableShape } from '@parvis/theme/shape/shape';
import * as z from 'zod/mini';
import { Refusal } from '../base/refusal.ts';
import { customerInfo, findCode, scanOf } from '../customers/customers.ts';
import type { Services } from '../services/services.ts';
import { htmlText, preload, scriptJson } from './html.ts';
import { latePart } from './latePart.ts';
import { cspHash } from './security.ts';

/** What the server writes into a page, and the status it goes out with. */
export interface BootBlock {
  html: string;
  /** What stands in the page until the app is there: whose page it is, and, where it does not come, what to do instead. */
  first: string;
  status: 200 | 404 | 410 | 503;
  /** Hashes of the style elements in it. */
  styles: string[];
  /** Sites that its letters come from. */
  fonts: string[];
}

/** Which pictures of its customer a page shows. */
type Pictured = 'all' | 'logo' | 'none';

/**
 * Who greets, as the gate and the menu will show it: banner, logo, name and place. On a slow phone it stands there seconds
 * before the first script, and stays where it is when the app comes.
 */
function greeting({ logo, banner, cstmrLbl }: CustomerInfo, place: string, pictured: Pictured): string {
  const picture = pictured === 'all' && banner ? `<img class="banner" src="${htmlText(banner)}" alt="">` : '';
  const sign =
    pictured !== 'none' && logo ? `<img src="${htmlText(logo)}" alt="" width="40" height="40">` : '';
  const where = place && `<p>${htmlText(place)}</p>`;
  const name = `<div><p>${htmlText(cstmrLbl)}</p>${where}</div>`;
  return `<div class="greeting">${picture}<div>${sign}${name}</div></div>`;
}

interface Scanned {
  readonly scan: Scan;
  readonly placeLbls: NonNullable<Boot['placeLbls']>;
}
type Found = Scanned | 'unknownQr' | 'staleQr' | 'unavailable';

async function scan(services: Services, qrid: string, locale: Locale): Promise<Found> {
  if (!z.safeParse(codeSchema, qrid).success) return 'unknownQr';
  try {
    const code = await findCode(services.db, qrid);
    return {
      scan: scanOf(code, await services.customers.get(code.cuid), locale),
      placeLbls: inEach(code.place.lbl),
    };
  } catch (error) {
    if (error instanceof Refusal) return error.code === 'staleQr' ? 'staleQr' : 'unknownQr';
    // The page still opens: it asks again by itself, and says so in words.
    return 'unavailable';
  }
}

const statusOf = { unknownQr: 404, staleQr: 410, unavailable: 503 } as const;

type Palettes = Readonly<Record<Scheme, ResolvedPalette>>;
const defaults: Palettes = { light: defaultPalette('light'), dark: defaultPalette('dark') };

/** A stored palette was repaired and resolved when it was stored; it may be older than a key. */
const whole = ({ light, dark }: CustomerInfo['theme']): Palettes => ({
  light: wholePalette('light', light),
  dark: wholePalette('dark', dark),
});

/** Words in each language there is. */
const inEach = (words: Words): Record<Locale, string> =>
  Object.fromEntries(locales.map((each) => [each, wordsIn(words, each)])) as Record<Locale, string>;

/** Whose page an address is that names a customer. */
async function ownerOf(
  services: Services,
  cuid: string | undefined,
  locale: Locale,
): Promise<{ customer: CustomerInfo; owner: NonNullable<Owned['owner']> } | undefined> {
  if (cuid === undefined) return undefined;
  try {
    const row = await services.customers.get(cuid);
    const customer = customerInfo(row, locale);
    const { logo } = customer;
    return { customer, owner: { cuid, lbls: inEach(row.lbl), ...(logo && { logo }) } };
  } catch {
    return undefined;
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
  /** It asks the questions of a category. */
  asking?: boolean;
}

/** The boot block of a page; that of a scanned page carries its customer, colours and menus. */
export async function bootBlock(
  services: Services,
  { locale, revision, offered }: { locale: Locale; revision: number; offered?: Locale | undefined },
  { qrid, cuid, asking = false }: PageAddress,
  chosen?: Scheme,
): Promise<BootBlock> {
  const found = qrid === undefined ? undefined : await scan(services, qrid, locale);
  const owned = typeof found === 'object' ? undefined : await ownerOf(services, cuid, locale);
  const boot: Boot & Owned = {
    language: locale,
    rev: revision,
    demo: services.config.demo,
    ...((found === 'unknownQr' || found === 'staleQr') && { scanError: found }),
    ...(typeof found === 'object' && found),
    ...(owned && { owner: owned.owner }),
  };
  const customer = typeof found === 'object' ? found.scan.cstmr : owned?.customer;
  const palettes = customer ? whole(customer.theme) : defaults;
  const shape = usableShape(customer?.theme.shape);
  const css = themeCss(palettes) + shapeCss(shape);
  // Questions show neither banner nor logo: what is loaded early there is loaded for nothing.
  const isMenu = typeof found === 'object' && !asking;
  const pictures = isMenu ? preload(customer?.banner) + preload(customer?.logo) : '';
  const pictured = isMenu ? 'all' : owned ? 'logo' : 'none';
  const place = typeof found === 'object' ? found.scan.place.lbl : '';
  const late = latePart(locale, { customer, offered });
  const data = `<script type="application/json" id="boot">${scriptJson(boot)}</script>`;
  return {
    first: `<main class="first">${customer ? greeting(customer, place, pictured) : ''}${late}</main>`,
    html: `${browserColours(palettes, chosen)}<style>${css}</style>${pictures}${data}`,
    status: typeof found === 'string' ? statusOf[found] : 200,
    styles: [cspHash(css)],
    fonts: shape.fontFile ? [new URL(shape.fontFile).origin] : [],
  };
}
