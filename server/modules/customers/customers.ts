import { isDeepStrictEqual } from 'node:util';
import type { Scan } from '@parvis/api/entities/customer';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { eq } from 'drizzle-orm';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { customers, formerCuids } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { indexCategories, menusOf, type PlacedCategory } from './categories.ts';
import { type CustomerRow, customerInfo } from './customerInfo.ts';
import { withListedFont } from './fontHosts.ts';
import { type FoundCode, findCode, rememberCodes } from './foundCode.ts';
import { type SiteSettings, type Sites, sitesOf } from './sites.ts';

export interface Customer extends CustomerRow {
  categories: ReadonlyMap<string, PlacedCategory>;
}

/** Customer cache: customers change rarely and every call needs one. */
export interface CustomerDirectory {
  /** Resolves current and former names. @throws Refusal unknownCustomer */
  get(cuid: string): Promise<Customer>;
  /** Maps a current or former name to the current one; unknown names stay. */
  nameOf(cuid: string): Promise<string>;
  all(): Promise<Customer[]>;
  /** Cached for a second. @throws Refusal unknownQr, staleQr */
  code(qrid: string): Promise<FoundCode>;
  /** Falls back to the last known hosts when the database is unavailable. */
  sites(): Promise<Sites>;
  forget(): void;
  /** Increments at each load. */
  looks(): number;
  /** Whether names changed since revision `looks`, also by another process. */
  renamedSince(looks: number): Promise<boolean>;
}

export interface DirectoryOptions {
  /** Includes demonstration customers. */
  invented?: boolean;
  /** In milliseconds; other instances may change customers. */
  ttl?: number;
  settings?: SiteSettings & Pick<Config, 'fontHosts'>;
}

const NO_SETTINGS: NonNullable<DirectoryOptions['settings']> = {
  ...{ origins: [], customerSites: {}, publicUrl: undefined },
  fontHosts: [],
};

/** Minimum milliseconds between reloads for unknown customers, which another process may have just added. */
const MISSED = 1_000;

interface Served {
  readonly customers: ReadonlyMap<string, Customer>;
  readonly former: ReadonlyMap<string, string>;
}

const nameIn = ({ customers: served, former }: Served, cuid: string): string =>
  served.has(cuid) ? cuid : (former.get(cuid) ?? cuid);

export function createDirectory(
  db: Database,
  { invented = false, ttl = 10_000, settings = NO_SETTINGS }: DirectoryOptions = {},
): CustomerDirectory {
  let kept: { since: number; all: Promise<Served> } | undefined;
  const { fontHosts } = settings;
  let sites = sitesOf(settings, []);
  const codes = rememberCodes((qrid) => findCode(db, qrid));
  let looks = 0;

  const formerNames = async (): Promise<Served['former']> =>
    new Map((await db.select().from(formerCuids)).map((row) => [row.former, row.cuid]));

  async function load(): Promise<Served> {
    const rows = await db
      .select()
      .from(customers)
      .where(invented ? undefined : eq(customers.invented, false))
      .orderBy(customers.cuid);
    sites = sitesOf(settings, rows);
    const former = await formerNames();
    looks += 1;
    return {
      customers: new Map(
        rows.map((row) => {
          const appShape = withListedFont(row.appShape, fontHosts);
          return [row.cuid, { ...row, appShape, categories: indexCategories(row.menu) }] as const;
        }),
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

/** Builds the first view after a scan. */
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
