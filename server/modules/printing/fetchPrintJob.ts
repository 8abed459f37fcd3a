import { ANY_DANGER } from '@parvis/api/constants';
import { defaultLocale, type Locale, languageOf, locales } from '@parvis/locales/languages';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import { formatHex, over, parseHex } from '@parvis/theme/colour/rgba';
import { type ResolvedPalette, wholePalette } from '@parvis/theme/palette/keys';
import { and, asc, eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../platform/db/database.ts';
import { assets, customers, places, qrCodes } from '../../platform/db/schema.ts';
import { findReplacement } from '../customers/service.ts';
import type { PrintBranding, PrintedCode, PrintedLogo } from './marks.ts';

/** Pixels, for a poster. */
const LOGO_HEIGHT = 480;

export async function renderLogo(bytes: Buffer): Promise<PrintedLogo> {
  const drawn = sharp(bytes, { density: 300 }).resize({ height: LOGO_HEIGHT, fit: 'inside' }).png();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { png: data, ratio: info.width / info.height };
}

async function fetchLogo(db: Database, id: string | null): Promise<PrintedLogo | undefined> {
  if (id === null) return undefined;
  const [row] = await db.select({ bytes: assets.bytes }).from(assets).where(eq(assets.id, id));
  if (!row) return undefined;
  return renderLogo(row.bytes);
}

/** Flattens translucent colours onto white paper. */
function toPrintColours(palette: ResolvedPalette): PrintBranding['colours'] {
  const flattenColour = (key: keyof ResolvedPalette) =>
    formatHex(over(parseHex(palette[key]), parseHex('#FFFFFF')));
  return {
    head: flattenColour('hdrBg1'),
    headText: flattenColour('txt'),
    text: '#111111',
    foot: flattenColour('reportBtnBg'),
    footText: flattenColour('reportBtnTxt'),
  };
}

/** The general number first. */
const pickEmergencyNumber = (numbers: readonly string[]): string | undefined =>
  numbers.find((number) => number === ANY_DANGER) ?? numbers[0];

function pickLocales(name: Words): readonly [Locale, Locale] {
  const own = locales.filter((locale) => Object.hasOwn(name, languageOf(locale).tag));
  const [first = defaultLocale, second = first] = new Set([...own, ...locales]);
  return [first, second];
}

/** A requested code not in service. */
interface MissingCode {
  readonly qrid: string;
  readonly replacedBy: string | undefined;
}

async function findMissingCodes(
  db: Database,
  cuid: string,
  qrids: readonly string[],
): Promise<MissingCode[]> {
  const own = await db
    .select({ qrid: qrCodes.qrid })
    .from(qrCodes)
    .where(and(eq(qrCodes.cuid, cuid), inArray(qrCodes.qrid, [...qrids])));
  const isOwn = new Set(own.map(({ qrid }) => qrid));
  const all = qrids.map(async (qrid) => ({
    qrid,
    replacedBy: isOwn.has(qrid) ? await findReplacement(db, qrid) : undefined,
  }));
  return Promise.all(all);
}

/** Fetches named codes, else all in service except test codes. Undefined for unknown customers. */
export async function fetchPrintJob(
  db: Database,
  cuid: string,
  origin: string,
  named: readonly string[] = [],
): Promise<{ look: PrintBranding; codes: PrintedCode[]; missing: MissingCode[] } | undefined> {
  const [customer] = await db.select().from(customers).where(eq(customers.cuid, cuid));
  if (!customer) return undefined;
  const wanted = named.length > 0 ? inArray(qrCodes.qrid, [...named]) : eq(qrCodes.fake, false);
  const rows = await db
    .select({ qrid: qrCodes.qrid, lbl: places.lbl, descr: places.descr })
    .from(qrCodes)
    .innerJoin(places, and(eq(places.cuid, qrCodes.cuid), eq(places.code, qrCodes.placeCode)))
    .where(and(eq(qrCodes.cuid, cuid), eq(qrCodes.stale, false), wanted))
    .orderBy(asc(places.code), asc(qrCodes.qrid));
  const readers = pickLocales(customer.lbl);
  const [first] = readers;
  const found = new Set(rows.map(({ qrid }) => qrid));
  return {
    look: {
      locales: readers,
      town: wordsIn(customer.lbl, first),
      logo: await fetchLogo(db, customer.wideLogoId ?? customer.logoId),
      emergency: pickEmergencyNumber(customer.emergency.map(({ number }) => number)),
      colours: toPrintColours(wholePalette('light', customer.light)),
    },
    codes: rows.map(({ qrid, lbl, descr }) => ({
      qrid,
      address: `${origin}/q/${qrid}`,
      place: wordsIn(lbl, first),
      ...(descr && { descr: wordsIn(descr, first) }),
    })),
    missing: await findMissingCodes(
      db,
      cuid,
      named.filter((qrid) => !found.has(qrid)),
    ),
  };
}
