import { isDeepStrictEqual } from 'node:util';
import { logoAddress } from '@parvis/api/addresses';
import type { CustomerInfo, Scan } from '@parvis/api/entities/customer';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import type { Database } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { customers, formerCuids, places, qrCodes } from '../store/schema.ts';
import { indexCategories, menusOf, type PlacedCategory } from './categories.ts';
import { leadingOn } from './hangsNow.ts';
import { rememberCodes } from './rememberedCodes.ts';
import { type SiteSettings, type Sites, sitesOf } from './sites.ts';

export type CustomerRow = typeof customers.$inferSelect;

/** A customer with its menu indexed. */
export interface Customer extends CustomerRow {
  categories: ReadonlyMap<string, PlacedCategory>;
}

/** Customers by `cuid`, kept for a moment: they change rarely and every call needs one. */
export interface CustomerDirectory {
  /** A customer by its name, or by one that it had before. @throws Refusal unknownCustomer */
  get(cuid: string): Promise<Customer>;
  /** What the customer is called now that has or had this name; the name itself where nobody has. */
  nameOf(cuid: string): Promise<string>;
  all(): Promise<Customer[]>;
  /** A code that is scanned, as it was within the last second. @throws Refusal unknownQr, staleQr */
  code(qrid: string): Promise<FoundCode>;
  /** Which host is whose; as it was known last where the database does not answer. */
  sites(): Promise<Sites>;
  /** Looks again at the next call: a customer or a code was changed here. */
  forget(): void;
  /** How often it has looked. */
  looks(): number;
  /** Whether names have changed that somebody still goes by who saw so many looks: they may have changed in another process. */
  renamedSince(looks: number): Promise<boolean>;
}

/** What a directory knows, and for how long. */
export interface DirectoryOptions {
  /** Whether invented customers are among them: in a demonstration alone. */
  invented?: boolean;
  /** Milliseconds after which it looks again, since another instance may change a customer. */
  ttl?: number;
  /** What the operator says of hosts. */
  settings?: SiteSettings;
  /** Is told of each name that a customer is seen to have no more. */
  onRenamed?: (former: string) => void;
}

const NO_SETTINGS: SiteSettings = { origins: [], customerSites: {}, publicUrl: undefined };

/** A customer that is not known is looked for anew, at most every so many milliseconds: another process may have just brought it. */
const MISSED = 1_000;

/** The customers that are served, and which of them names belong to that are no more in use. */
interface Served {
  readonly customers: ReadonlyMap<string, Customer>;
  readonly former: ReadonlyMap<string, string>;
}

const nameIn = ({ customers: served, former }: Served, cuid: string): string =>
  served.has(cuid) ? cuid : (former.get(cuid) ?? cuid);

/** Makes a directory of the customers that are served. */
export function createDirectory(
  db: Database,
  { invented = false, ttl = 10_000, settings = NO_SETTINGS, onRenamed }: DirectoryOptions = {},
): CustomerDirectory {
  let kept: { since: number; all: Promise<Served> } | undefined;
  let sites = sitesOf(settings, []);
  const codes = rememberCodes((qrid) => findCode(db, qrid));
  let looks = 0;
  let before: Served['former'] | undefined;

  const formerNames = async (): Promise<Served['former']> =>
    new Map((await db.select().from(formerCuids)).map((row) => [row.former, row.cuid]));

  function tellRenamed(former: Served['former']): void {
    for (const name of before ? former.keys() : []) if (!before?.has(name)) onRenamed?.(name);
    before = former;
  }

  async function load(): Promise<Served> {
    const rows = await db
      .select()
      .from(customers)
      .where(invented ? undefined : eq(customers.invented, false))
      .orderBy(customers.cuid);
    sites = sitesOf(settings, rows);
    const former = await formerNames();
    looks += 1;
    tellRenamed(former);
    return {
      customers: new Map(
        rows.map((row) => [row.cuid, { ...row, categories: indexCategories(row.menu) }] as const),
      ),
      former,
    };
  }

  function forget(): void {
    kept = undefined;
    codes.forget();
  }

  function current(): Promise<Served> {
    if (!kept || kept.since + ttl < Date.now()) {
      const fresh = { since: Date.now(), all: load() };
      fresh.all.catch(() => {
        if (kept === fresh) kept = undefined;
      });
      kept = fresh;
    }
    return kept.all;
  }

  async function find(cuid: string): Promise<Customer | undefined> {
    const served = await current();
    return served.customers.get(nameIn(served, cuid));
  }

  /** The same where it was not found, unless it was looked for just now. */
  function findAnew(cuid: string): Promise<Customer | undefined> {
    if (kept && kept.since + MISSED < Date.now()) kept = undefined;
    return find(cuid);
  }

  return {
    async get(cuid) {
      const found = (await find(cuid)) ?? (await findAnew(cuid));
      if (!found) throw new Refusal('unknownCustomer');
      return found;
    },
    nameOf: async (cuid) => nameIn(await current(), cuid),
    all: async () => [...(await current()).customers.values()],
    code: codes.find,
    async sites() {
      await current().catch(() => undefined);
      return sites;
    },
    forget,
    looks: () => looks,
    async renamedSince(seen) {
      const known = (await kept?.all)?.former;
      if (seen !== looks || !known) return true;
      if (isDeepStrictEqual(known, await formerNames())) return false;
      forget();
      return true;
    },
  };
}

const address = (id: string | null): string | undefined => (id === null ? undefined : logoAddress(id));

/** Who reads reports and when one usually answers, as far as the customer says so. */
const answeringOf = (
  { answering }: CustomerRow,
  locale: Locale,
): Pick<CustomerInfo, 'readBy' | 'within'> => ({
  ...(answering?.readBy && { readBy: wordsIn(answering.readBy, locale) }),
  ...(answering?.within && { within: wordsIn(answering.within, locale) }),
});

/** What a visitor sees of a customer, in their language. */
export function customerInfo(row: CustomerRow, locale: Locale): CustomerInfo {
  const { mail, phone, www } = row.contact ?? {};
  const [logo, wlogo, banner] = [address(row.logoId), address(row.wideLogoId), address(row.bannerId)];
  return {
    cuid: row.cuid,
    cstmrLbl: wordsIn(row.lbl, locale),
    cstmrType: row.cstmrType,
    ...(logo && { logo }),
    ...(wlogo && { wlogo }),
    ...(banner && { banner }),
    ...(row.greeting && { greeting: wordsIn(row.greeting, locale) }),
    theme: {
      light: row.light,
      dark: row.dark,
      ...(Object.keys(row.appShape).length > 0 && { shape: { ...row.appShape } }),
    },
    emergency: row.emergency.map(({ number, lbl }) => ({ number, lbl: wordsIn(lbl, locale) })),
    ...(row.contact && { contact: { ...(mail && { mail }), ...(phone && { phone }), ...(www && { www }) } }),
    retentionDays: row.retentionDays,
    ...(row.contactWanted !== 'no' && { contactWanted: row.contactWanted }),
    ...(row.legal?.accessibility && { accessibility: row.legal.accessibility }),
    ...answeringOf(row, locale),
  };
}

/** A QR code with the place it stands at. */
export type FoundCode = typeof qrCodes.$inferSelect & { place: typeof places.$inferSelect };

type CodeRow =
  | { code: typeof qrCodes.$inferSelect | null; place: typeof places.$inferSelect | null }
  | undefined;

function knownCode(row: CodeRow): FoundCode {
  if (!row?.code || !row.place) throw new Refusal('unknownQr');
  return { ...row.code, place: row.place };
}

/**
 * A code as it was found with its place, if it may be used.
 * @throws Refusal unknownQr, staleQr
 */
function usableCode(row: CodeRow): FoundCode {
  const code = knownCode(row);
  if (code.stale) throw new Refusal('staleQr');
  return code;
}

/**
 * The same for a report, which may have been begun before its code was replaced: the place is the same.
 * @throws Refusal unknownQr, staleQr
 */
export function reportedCode(row: CodeRow): FoundCode {
  const code = knownCode(row);
  return code.replacedBy === null ? usableCode(row) : code;
}

const oneCode = prepared((db) =>
  db
    .select({ code: qrCodes, place: places })
    .from(qrCodes)
    .innerJoin(places, and(eq(places.cuid, qrCodes.cuid), eq(places.code, qrCodes.placeCode)))
    .where(eq(qrCodes.qrid, sql.placeholder('qrid')))
    .prepare('code_found'),
);

/**
 * The code of an address.
 * @throws Refusal unknownQr, staleQr
 */
export async function findCode(db: Database, qrid: string): Promise<FoundCode> {
  const [row] = await oneCode(db).execute({ qrid });
  try {
    return usableCode(row);
  } catch (error) {
    throw await leadingOn(db, qrid, error);
  }
}

/** Everything the first view after a scan shows. */
export function scanOf(code: FoundCode, customer: Customer, locale: Locale): Scan {
  const { place } = code;
  return {
    qrid: code.qrid,
    cstmr: customerInfo(customer, locale),
    place: {
      code: place.code,
      lbl: wordsIn(place.lbl, locale),
      ...(place.descr && { descr: wordsIn(place.descr, locale) }),
    },
    menus: menusOf(customer.menu, locale),
    fake: code.fake,
  };
}
