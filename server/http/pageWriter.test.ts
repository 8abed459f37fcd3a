import { defaultPalette } from '@parvis/theme/palette/keys';
import { expect, it } from 'vitest';
import type { AppContext } from '../modules/context/appContext.ts';
import type { Customer } from '../modules/customers/customerDirectory.ts';
import { indexSites } from '../modules/customers/sites.ts';
import type { PageReader } from './bootBlock.ts';
import type { BuiltPage } from './builtPage.ts';
import { selectCompressor } from './compress.ts';
import { createPageWriter, type PageOrder } from './pageWriter.ts';

const ORIGINS = ['https://one.example', 'https://two.example'];
const sites = indexSites({ origins: ORIGINS, customerSites: {}, publicUrl: undefined }, []);
const services = { config: { demo: false } } as unknown as AppContext;

/** A customer as reread from the database. */
const town = (name = 'Ville'): Customer => ({
  cuid: 'ville',
  cstmrType: 'town',
  lbl: { fr: name },
  greeting: null,
  logoId: null,
  wideLogoId: null,
  bannerId: null,
  light: { ...defaultPalette('light') },
  dark: { ...defaultPalette('dark') },
  appColors: {},
  appShape: {},
  contact: null,
  site: null,
  emergency: [],
  retentionDays: 365,
  answering: null,
  legal: null,
  reopenDays: 30,
  contactWanted: 'no',
  messageLetters: 'latin',
  newsMinutes: 10,
  ladder: null,
  openingHours: null,
  targets: null,
  deadlineRules: null,
  casesBetweenUsers: false,
  gatherings: 'staff',
  countUsage: true,
  services: [],
  groups: [],
  invented: false,
  formerStaff: null,
  withdrawn: false,
  menu: [],
  polls: [],
  categories: new Map(),
});

const html =
  '<!doctype html><html lang="fr-FR"><head><title>Parvis</title><!--boot--></head><body><div id="root"></div></body></html>';
const build = (): BuiltPage => ({ html, drawn: html, styles: [], scripts: ['sha256-own'], revision: 7 });
const built = build();
const reader: PageReader = { locale: 'fr-FR', accepted: false };

/** A writer with numbered first views. */
function counting(beside = '') {
  let drawn = 0;
  const writer = createPageWriter(services, async ({ boot: { scan } }) => {
    drawn += 1;
    return { html: `${scan.place.lbl} ${scan.cstmr.cstmrLbl} ${drawn}${beside}`, of: 'gate' };
  });
  const page = (
    qrid: string,
    {
      customer = town(),
      place = 'Hall',
      encoding = '',
      host = 'one.example',
      ...order
    }: Partial<PageOrder> & {
      customer?: Customer;
      place?: string;
      encoding?: string;
      host?: string;
    } = {},
  ) => {
    const scanned = {
      code: {
        qrid,
        cuid: 'ville',
        placeCode: 'hall',
        stale: false,
        fake: false,
        made: false,
        lastScan: null,
        replacedBy: null,
        place: { cuid: 'ville', code: 'hall', lbl: { fr: place }, descr: null },
      },
      customer,
    } as unknown as Parameters<typeof writer.writeScanned>[1];
    const opened = {
      sites,
      scanned,
      noCode: undefined,
      connected: undefined,
      cuid: 'ville',
      forward: undefined,
      replacedBy: undefined,
      alike: [],
    };
    const made = { built, reader, address: { qrid, host }, opened, pictures: false, ...order };
    return writer.writeScanned(made, scanned, selectCompressor({ headers: { 'accept-encoding': encoding } }));
  };
  return { page, drawn: () => drawn };
}
const viewIn = (bytes: Buffer) => /<div id="root"[^>]*>(.*?)<\/div>/.exec(bytes.toString())?.[1];

it('caches a page by content of customer and place', async () => {
  const { page } = counting();
  const first = await page('a');
  expect(viewIn(first.bytes)).toBe('Hall Ville 1');
  expect(await page('a', { customer: town() })).toBe(first);
  expect(viewIn((await page('a', { customer: town('Cité') })).bytes)).toBe('Hall Cité 2');
  expect(viewIn((await page('a', { place: 'Remise' })).bytes)).toBe('Remise Ville 3');
  expect(viewIn((await page('b')).bytes)).toBe('Hall Ville 4');
  expect(await page('a')).toBe(first);
});

it('varies by build, reader and compression', async () => {
  const { page, drawn } = counting();
  const first = await page('a');
  const others = [
    { built: build() },
    { reader: { ...reader, accepted: true } },
    { reader: { ...reader, scheme: 'dark' as const } },
    { reader: { ...reader, offered: 'en-US' as const } },
    { reader: { ...reader, locale: 'en-US' as const } },
    { encoding: 'gzip' },
    { encoding: 'br' },
  ];
  const tags = new Set([first.tag]);
  for (const other of others) tags.add((await page('a', other)).tag);
  expect(tags.size).toBe(8);
  for (const other of others.slice(1)) await page('a', other);
  expect(drawn()).toBe(8);
});

it('has its host’s CSP, and an ETag that includes it', async () => {
  const { page } = counting();
  const one = await page('a');
  const two = await page('a', { host: 'two.example' });
  const connects = ({ policy }: typeof one) => /connect-src ([^;]*)/.exec(policy)?.[1];
  expect([connects(one), connects(two)]).toEqual([
    "'self' https://two.example",
    "'self' https://one.example",
  ]);
  expect(one.policy).toContain("script-src 'self' 'sha256-own'");
  expect(two.tag).not.toBe(one.tag);
});
