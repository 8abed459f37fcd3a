import type { Boot, CustomerInfo } from '@parvis/api/entities/customer';
import type { KnownSites, Owned } from '@parvis/api/entities/owner';
import type { FirstViewPage } from '@parvis/api/firstView';
import { type Locale, locales } from '@parvis/locales/languages';
import { placeLine } from '@parvis/locales/placeLine';
import { placeWords } from '@parvis/locales/placeWords';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import { browserColour } from '@parvis/theme/css/browserColour';
import { themeCss } from '@parvis/theme/css/css';
import { defaultPalette, type ResolvedPalette, type Scheme, wholePalette } from '@parvis/theme/palette/keys';
import { shapeCss } from '@parvis/theme/shape/css';
import { usableShape } from '@parvis/theme/shape/shape';
import type { AppContext } from '../modules/context/appContext.ts';
import { buildScan, getFontOrigins, toCustomerInfo } from '../modules/customers/service.ts';
import { isShownAsDemo } from '../platform/config/config.ts';
import { escapeHtml } from '../platform/lib/escapeHtml.ts';
import type { DrawnView } from './firstViewRenderer.ts';
import { renderLegacyBrowserNotice, renderNoScriptNotice } from './legacyBrowserNotice.ts';
import type { PageAddress, ResolvedAddress } from './resolvePageAddress.ts';
import { hashCspElement } from './security.ts';

/** Escapes what could end the script element. */
const serializeScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const renderPreload = (address: string | undefined): string =>
  address === undefined
    ? ''
    : `<link rel="preload" as="image" href="${escapeHtml(address)}" fetchpriority="high">`;

type ShownImages = 'all' | 'logo' | 'none';

function renderGreeting(
  { logo, banner, cstmrLbl }: CustomerInfo,
  place: string,
  pictured: ShownImages,
): string {
  const picture =
    pictured === 'all' && banner ? `<img class="banner" src="${escapeHtml(banner)}" alt="">` : '';
  const sign =
    pictured !== 'none' && logo ? `<img src="${escapeHtml(logo)}" alt="" width="40" height="40">` : '';
  const where = place && `<p>${escapeHtml(place)}</p>`;
  const name = `<div><p>${escapeHtml(cstmrLbl)}</p>${where}</div>`;
  return `<div class="greeting">${picture}<div>${sign}${name}</div></div>`;
}

export interface BootBlock {
  html: string;
  /** The app's root element: first view or greeting, and a notice if the app does not load. */
  root: string;
  drawn: boolean;
  status: 200 | 404 | 410 | 503;
  title?: string;
  icon?: string;
  styles: string[];
  fonts: string[];
}

const errorStatuses = { unknownQr: 404, staleQr: 410, unavailable: 503 } as const;

type Palettes = Readonly<Record<Scheme, ResolvedPalette>>;
const defaults: Palettes = { light: defaultPalette('light'), dark: defaultPalette('dark') };

/** Stored palettes may predate some keys. */
const completePalettes = ({ light, dark }: CustomerInfo['theme']): Palettes => ({
  light: wholePalette('light', light),
  dark: wholePalette('dark', dark),
});

const translateToAllLocales = (words: Words): Record<Locale, string> =>
  Object.fromEntries(locales.map((each) => [each, wordsIn(words, each)])) as Record<Locale, string>;

const formatPlace = ({ scan }: Boot): string => (scan ? placeLine(scan.place.lbl, scan.place.descr) : '');

async function findOwner(
  context: AppContext,
  cuid: string | undefined,
  locale: Locale,
): Promise<{ customer: CustomerInfo; owner: NonNullable<Owned['owner']> } | undefined> {
  if (cuid === undefined) return undefined;
  try {
    const row = await context.customers.get(cuid);
    const customer = toCustomerInfo(row, locale);
    const { logo, accessibility } = customer;
    const owner = {
      cuid: row.cuid,
      lbls: translateToAllLocales(row.lbl),
      ...(logo && { logo }),
      ...(accessibility && { accessibility }),
      ...(row.withdrawn && { withdrawn: true as const }),
    };
    return { customer, owner };
  } catch {
    return undefined;
  }
}

/** By the chosen scheme, else by media query. */
const renderThemeColours = (palettes: Palettes, chosen: Scheme | undefined): string =>
  (['light', 'dark'] as const)
    .map((scheme) => {
      const colour = browserColour(palettes[scheme]);
      const own = chosen === scheme ? 'all' : 'not all';
      const media = chosen ? own : `(prefers-color-scheme: ${scheme})`;
      return `<meta name="theme-color" data-for="${scheme}" content="${colour}" media="${media}">`;
    })
    .join('');

export interface PageReader {
  locale: Locale;
  /** Browser language to offer, unless one was chosen. */
  offered?: Locale | undefined;
  scheme?: Scheme | undefined;
  accepted: boolean;
}

/** Undefined on failure. */
export type DrawView = (page: FirstViewPage) => Promise<DrawnView | undefined>;

const REDIRECT = /^\/redirect\/?(?:\?|$)/;

interface PageContent {
  readonly boot: Boot & Owned & KnownSites;
  /** URL at the canonical host. */
  readonly elsewhere: string | undefined;
  readonly customer: CustomerInfo | undefined;
  readonly pictured: ShownImages;
  readonly status: BootBlock['status'];
}

const linkStatuses = { valid: 200, over: 410, unknown: 404, unavailable: 503 } as const;

const getPageStatus = ({
  noCode,
  connected,
  forward,
}: Pick<ResolvedAddress, 'noCode' | 'connected' | 'forward'>): BootBlock['status'] => {
  if (forward) return 200;
  if (connected) return linkStatuses[connected];
  return noCode ? errorStatuses[noCode] : 200;
};

async function buildContent(
  context: AppContext,
  revision: number,
  locale: Locale,
  { asking = false, url = '/' }: PageAddress,
  { sites, scanned, noCode, connected, cuid, forward, replacedBy, alike }: ResolvedAddress,
): Promise<PageContent> {
  const scan = scanned && buildScan(scanned.code, scanned.customer, locale);
  const owned = scan ? undefined : await findOwner(context, cuid, locale);
  return {
    boot: {
      language: locale,
      rev: revision,
      demo: isShownAsDemo(context.config),
      ...(forward ? { forward } : (noCode === 'unknownQr' || noCode === 'staleQr') && { scanError: noCode }),
      ...(scan && {
        scan,
        placeLbls: translateToAllLocales(placeWords(scanned.code.place.lbl, scanned.code.place.descr)),
      }),
      ...(replacedBy && !forward && { replacedBy }),
      ...(alike.length > 0 && !forward && { alike: [...alike] }),
      ...(owned && { owner: owned.owner }),
      ...(REDIRECT.test(url) && { sites: [...sites.redirectOrigins] }),
    },
    customer: scan?.cstmr ?? owned?.customer,
    // Questions show neither banner nor logo.
    pictured: (scan && !asking) || (owned && connected) ? 'all' : owned ? 'logo' : 'none',
    status: getPageStatus({ noCode, connected, forward }),
    elsewhere: forward && `${forward.to}${forward.keep ? url : '/'}`,
  };
}

function writeBlock(
  { boot, customer, pictured, status, elsewhere }: PageContent,
  { locale, offered, scheme }: PageReader,
  drawn: DrawnView | undefined,
): BootBlock {
  const palettes = customer ? completePalettes(customer.theme) : defaults;
  const shape = usableShape(customer?.theme.shape);
  const css = themeCss(palettes) + shapeCss(shape);
  const isMenu = pictured === 'all';
  // The menu shows the wide logo, gate and greeting the square one.
  const sign = (drawn?.of === 'menu' && customer?.wlogo) || customer?.logo;
  const pictures = isMenu ? renderPreload(customer?.banner) + renderPreload(sign) : '';
  const menus = isMenu ? boot.scan?.menus : undefined;
  const part = {
    customer,
    menus,
    stale: boot.scanError === 'staleQr' && (boot.owner?.withdrawn ? 'withdrawn' : 'code'),
    replacedBy: boot.replacedBy,
    offered,
  } as const;
  const late = renderLegacyBrowserNotice(locale, drawn ? 'aside' : 'div', part);
  const scriptless = renderNoScriptNotice(locale, part);
  const greeted = customer ? renderGreeting(customer, formatPlace(boot), pictured) : '';
  // Without scripts; the app redirects itself.
  const way =
    elsewhere === undefined ? '' : `<p><a href="${escapeHtml(elsewhere)}">${escapeHtml(elsewhere)}</a></p>`;
  const data = `<script type="application/json" id="boot">${serializeScriptJson(boot)}</script>`;
  return {
    root: drawn
      ? `<noscript><main class="first">${greeted}${scriptless}</main></noscript><div id="root" data-drawn="${drawn.of}">${drawn.html}</div>${late}`
      : `<div id="root"><main class="first">${greeted}${way}<noscript>${scriptless}</noscript>${late}</main></div>`,
    drawn: drawn !== undefined,
    html: `${renderThemeColours(palettes, scheme)}<style>${css}</style>${pictures}${data}`,
    status,
    ...(customer && { title: customer.cstmrLbl }),
    ...(customer?.logo && { icon: `<link rel="icon" href="${escapeHtml(customer.logo)}">` }),
    styles: [hashCspElement(css)],
    fonts: getFontOrigins(shape),
  };
}

export const createBootWriter =
  (context: AppContext, draw: DrawView) =>
  async (
    revision: number,
    reader: PageReader,
    address: PageAddress,
    opened: ResolvedAddress,
  ): Promise<BootBlock> => {
    const content = await buildContent(context, revision, reader.locale, address, opened);
    const { boot, pictured } = content;
    const { scan } = boot;
    const drawn =
      pictured === 'all' && scan
        ? await draw({ boot: { ...boot, scan }, accepted: reader.accepted })
        : undefined;
    return writeBlock(content, reader, drawn);
  };
