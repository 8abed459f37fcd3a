import type { Config } from '../../platform/config/config.ts';
import type { CustomerFile } from '../../platform/config/customerFile.ts';
import { parseOrigin } from '../../platform/config/parseOrigin.ts';

interface Site {
  /** Target of redirects. */
  readonly www: string;
  /** `www` first. */
  readonly origins: readonly string[];
  /** What redirects preserve: path and hash, or nothing. */
  readonly keep: NonNullable<CustomerFile['site']>['keep'];
}

/** Compares host and port, not protocol: a proxy may terminate TLS. */
export interface Sites {
  readonly findSite: (cuid: string) => Site | undefined;
  /** Undefined for a shared host. */
  readonly findCustomer: (host: string | undefined) => string | undefined;
  /** Relative to `origin`; empty if same or shared. */
  readonly resolveUrl: (origin: string, cuid: string) => string;
  readonly findOrigin: (host: string | undefined) => string | undefined;
  /** Allowed targets of `/redirect`. */
  readonly redirectOrigins: readonly string[];
  /** Origins that may call with the session cookie. */
  readonly callerOrigins: readonly string[];
  readonly getOtherOrigins: (host: string | undefined) => readonly string[];
  readonly hasOwnHosts: boolean;
}

export type SiteSettings = Pick<Config, 'origins' | 'customerSites' | 'publicUrl'> &
  Partial<Pick<Config, 'redirectHosts'>>;

const getHost = (origin: string): string => new URL(origin).host;

/** Settings override the customer's file. */
function resolveSite(
  file: CustomerFile['site'] | null,
  set: readonly string[] | undefined,
): Site | undefined {
  const { keep = 'page' } = file ?? {};
  const named = set ?? (file ? [file.www, ...file.origins] : []);
  const origins = named.map(parseOrigin).filter((one) => one !== undefined);
  const [www] = origins;
  return www === undefined ? undefined : { www, origins, keep };
}

export function indexSites(
  { origins, redirectHosts = [], customerSites, publicUrl }: SiteSettings,
  customers: readonly { cuid: string; site: CustomerFile['site'] | null }[],
): Sites {
  const bySite = new Map<string, Site>();
  for (const { cuid, site } of customers) {
    const own = resolveSite(site, Object.hasOwn(customerSites, cuid) ? customerSites[cuid] : undefined);
    if (own) bySite.set(cuid, own);
  }
  const all = [...new Set([...origins, ...[...bySite.values()].flatMap((site) => site.origins)])];
  const home = publicUrl === undefined ? [] : [publicUrl];
  const byHost = new Map([...home, ...all].map((one) => [getHost(one), one]));
  return {
    findSite: (cuid) => bySite.get(cuid),
    findCustomer(host) {
      const isThere = ({ origins }: Site) => origins.some((one) => getHost(one) === host?.toLowerCase());
      const [cuid, another] = [...bySite].filter(([, site]) => isThere(site)).map(([one]) => one);
      return another === undefined ? cuid : undefined;
    },
    resolveUrl(origin, cuid) {
      const site = bySite.get(cuid);
      return !site || site.origins.some((one) => getHost(one) === getHost(origin)) ? '' : site.www;
    },
    findOrigin: (host) => byHost.get(host?.toLowerCase() ?? ''),
    redirectOrigins: [...new Set([...byHost.values(), ...redirectHosts])],
    // Staff roles come from the shared host.
    callerOrigins: bySite.size > 0 ? [...all, ...home] : all,
    getOtherOrigins: (host) => all.filter((one) => getHost(one) !== host?.toLowerCase()),
    hasOwnHosts: bySite.size > 0,
  };
}
