import { isDeepStrictEqual } from 'node:util';
import type { Scan } from '@parvis/api/entities/customer';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { eq } from 'drizzle-orm';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { customers, formerCuids } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { buildMenus, indexCategories, type PlacedCategory } from './categories.ts';
import { type CustomerRow, toCustomerInfo } from './customerInfo.ts';
import { withAllowedFont } from './fontHosts.ts';
import { loadOfferedPolls, type OfferedPoll } from './offeredPolls.ts';
import { createCodeCache, findCode, type PlacedCode } from './qrCodes.ts';
import { indexSites, type SiteSettings, type Sites } from './sites.ts';

export interface Customer extends CustomerRow {
  categories: ReadonlyMap<string, PlacedCategory>;
  /** Not withdrawn. */
  polls: readonly OfferedPoll[];
}

/** Cache: every call needs a customer, and few change. */
export interface CustomerDirectory {
  /** Accepts former names. @throws Refusal unknownCustomer */
  get(cuid: string): Promise<Customer>;
  /** Undefined if not served. */
  find(cuid: string): Promise<Customer | undefined>;
  /** Keeps unknown names. */
  resolveCuid(cuid: string): Promise<string>;
  getAll(): Promise<Customer[]>;
  /** Cached for a second. @throws Refusal unknownQr, staleQr */
  getCode(qrid: string): Promise<PlacedCode>;
  /** Falls back to the last known hosts. */
  getSites(): Promise<Sites>;
  invalidate(): void;
  /** Increments at each load. */
  getRevision(): number;
  /** Whether names changed since revision `looks`, also by another process. */
  hasRenamesSince(looks: number): Promise<boolean>;
}

export interface DirectoryOptions {
  /** Includes demonstration customers. */
  invented?: boolean;
  /** Milliseconds; other instances may change customers. */
  ttl?: number;
  settings?: SiteSettings & Pick<Config, 'fontHosts'>;
}

const NO_SETTINGS: NonNullable<DirectoryOptions['settings']> = {
  ...{ origins: [], customerSites: {}, publicUrl: undefined },
  fontHosts: [],
};

/** Milliseconds between reloads for unknown customers, which another process may have added. */
const MISS_RETRY_MS = 1_000;

interface DirectorySnapshot {
  readonly customers: ReadonlyMap<string, Customer>;
  readonly former: ReadonlyMap<string, string>;
}

const resolveCuid = ({ customers, former }: DirectorySnapshot, cuid: string): string =>
  customers.has(cuid) ? cuid : (former.get(cuid) ?? cuid);

export function createDirectory(
  db: Database,
  { invented = false, ttl = 10_000, settings = NO_SETTINGS }: DirectoryOptions = {},
): CustomerDirectory {
  let cached: { since: number; all: Promise<DirectorySnapshot> } | undefined;
  const { fontHosts } = settings;
  let sites = indexSites(settings, []);
  const codes = createCodeCache((qrid) => findCode(db, qrid));
  let revision = 0;

  const fetchFormerCuids = async (): Promise<DirectorySnapshot['former']> =>
    new Map((await db.select().from(formerCuids)).map((row) => [row.former, row.cuid]));

  async function load(): Promise<DirectorySnapshot> {
    const rows = await db
      .select()
      .from(customers)
      .where(invented ? undefined : eq(customers.invented, false))
      .orderBy(customers.cuid);
    sites = indexSites(settings, rows);
    const polls = await loadOfferedPolls(db);
    const former = await fetchFormerCuids();
    revision += 1;
    return {
      customers: new Map(
        rows.map((row) => {
          const appShape = withAllowedFont(row.appShape, fontHosts);
          const categories = indexCategories(row.menu);
          return [row.cuid, { ...row, appShape, categories, polls: polls.get(row.cuid) ?? [] }] as const;
        }),
      ),
      former,
    };
  }

  function invalidate(): void {
    cached = undefined;
    codes.clear();
  }

  function getSnapshot(): Promise<DirectorySnapshot> {
    if (!cached || cached.since + ttl < Date.now()) {
      const fresh = { since: Date.now(), all: load() };
      fresh.all.catch(() => {
        if (cached === fresh) cached = undefined;
      });
      cached = fresh;
    }
    return cached.all;
  }

  async function find(cuid: string): Promise<Customer | undefined> {
    const served = await getSnapshot();
    return served.customers.get(resolveCuid(served, cuid));
  }

  function findUncached(cuid: string): Promise<Customer | undefined> {
    if (cached && cached.since + MISS_RETRY_MS < Date.now()) cached = undefined;
    return find(cuid);
  }

  return {
    find,
    async get(cuid) {
      const found = (await find(cuid)) ?? (await findUncached(cuid));
      if (!found) throw new Refusal('unknownCustomer');
      return found;
    },
    resolveCuid: async (cuid) => resolveCuid(await getSnapshot(), cuid),
    getAll: async () => [...(await getSnapshot()).customers.values()],
    getCode: codes.find,
    async getSites() {
      await getSnapshot().catch(() => undefined);
      return sites;
    },
    invalidate,
    getRevision: () => revision,
    async hasRenamesSince(seen) {
      const known = (await cached?.all)?.former;
      if (seen !== revision || !known) return true;
      if (isDeepStrictEqual(known, await fetchFormerCuids())) return false;
      invalidate();
      return true;
    },
  };
}

export function buildScan(code: PlacedCode, customer: Customer, locale: Locale): Scan {
  const { place } = code;
  return {
    qrid: code.qrid,
    cstmr: toCustomerInfo(customer, locale),
    place: {
      code: place.code,
      lbl: wordsIn(place.lbl, locale),
      ...(place.descr && { descr: wordsIn(place.descr, locale) }),
    },
    menus: buildMenus(customer, locale, place.code),
    fake: code.fake,
  };
}
