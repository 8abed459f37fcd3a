import type { Config } from '../../platform/config/config.ts';
import type { CustomerFile } from '../../platform/config/customerFile.ts';
import { originOf } from '../../platform/config/siteAddress.ts';

/** A customer's own host. */
interface Site {
  /** Where people are sent. */
  readonly www: string;
  /** All that belongs to it, `www` first. */
  readonly origins: readonly string[];
  /** What of a page that was opened elsewhere is kept on the way there: its path and hash, or nothing. */
  readonly keep: NonNullable<CustomerFile['site']>['keep'];
}

/** Which host is whose. Hosts are compared with their ports, and protocols are not: a proxy may end https. */
export interface Sites {
  /** The host of a customer's own; nothing where it lives with the others. */
  readonly of: (cuid: string) => Site | undefined;
  /** The address of a customer's own host as a page at `origin` says it: empty where it is this one, or one that all share. */
  readonly urlFrom: (origin: string, cuid: string) => string;
  /** The address that is known of a host. */
  readonly known: (host: string | undefined) => string | undefined;
  /** Every address that is known. */
  readonly all: readonly string[];
  /** Every address whose pages may call with the session. */
  readonly callers: readonly string[];
  /** The addresses that pages of a host may call beside it. */
  readonly beside: (host: string | undefined) => readonly string[];
  /** Whether any customer has a host of its own. */
  readonly any: boolean;
}

/** What says whose hosts are whose. */
export type SiteSettings = Pick<Config, 'origins' | 'customerSites' | 'publicUrl'>;

const hostOf = (origin: string): string => new URL(origin).host;

/** What the settings say of a customer wins over its file: they know which hosts there are. */
function siteOf(file: CustomerFile['site'] | null, set: readonly string[] | undefined): Site | undefined {
  const { keep = 'page' } = file ?? {};
  const named = set ?? (file ? [file.www, ...file.origins] : []);
  const origins = named.map(originOf).filter((one) => one !== undefined);
  const [www] = origins;
  return www === undefined ? undefined : { www, origins, keep };
}

/** Which host is whose, by the settings and the files of customers. */
export function sitesOf(
  { origins, customerSites, publicUrl }: SiteSettings,
  customers: readonly { cuid: string; site: CustomerFile['site'] | null }[],
): Sites {
  const bySite = new Map<string, Site>();
  for (const { cuid, site } of customers) {
    const own = siteOf(site, Object.hasOwn(customerSites, cuid) ? customerSites[cuid] : undefined);
    if (own) bySite.set(cuid, own);
  }
  const all = [...new Set([...origins, ...[...bySite.values()].flatMap((site) => site.origins)])];
  const home = publicUrl === undefined ? [] : [publicUrl];
  const byHost = new Map([...home, ...all].map((one) => [hostOf(one), one]));
  return {
    of: (cuid) => bySite.get(cuid),
    urlFrom(origin, cuid) {
      const site = bySite.get(cuid);
      return !site || site.origins.some((one) => hostOf(one) === hostOf(origin)) ? '' : site.www;
    },
    known: (host) => byHost.get(host?.toLowerCase() ?? ''),
    all: [...byHost.values()],
    // Roles at a customer's own host are asked from the host that all others share.
    callers: bySite.size > 0 ? [...all, ...home] : all,
    beside: (host) => all.filter((one) => hostOf(one) !== host?.toLowerCase()),
    any: bySite.size > 0,
  };
}
