import { CUSTOM_PORTS } from './constants.ts';

/** Configuration of the service's other sites. */
export interface OtherSites {
  /** Host of the admin site, with its port; `/staff/admin` here by default. */
  readonly adminHost: string | undefined;
  /** Host of the corporate site with its `/contact`; this site by default. */
  readonly corporateHost: string | undefined;
  /** Country codes that a label of the host name may be. */
  readonly countries: readonly string[];
  /** Country code of the regional campus; no campus by default. */
  readonly campusCountry: string | undefined;
  /** Each site has its own port (specification 9): a switch, never inferred from a port. */
  readonly customPorts: boolean;
}

/** Addresses of other sites; a path where the site is this one. */
export interface ExternalAddresses {
  readonly home: string;
  readonly contact: string;
  readonly admin: string;
  /** Origin of the calls. */
  readonly api: string;
  /** Home of the regional campus, if it is elsewhere. */
  readonly campus?: string;
}

export const CAMPUS_HOME = '/home/campus';
/** Path of the admin site on this host. */
const OWN_ADMIN = '/staff/admin';

/**
 * Replaces the first label of a host name that is a configured country code; single labels and IPs
 * have none.
 */
export function swapCountry(host: string, countries: readonly string[], country: string): string {
  const labels = host.split('.');
  const known = new Set(countries.map((code) => code.toLowerCase()));
  const at = labels.findIndex((label) => known.has(label.toLowerCase()));
  return labels.length < 2 || at < 0
    ? host
    : labels.map((label, n) => (n === at ? country.toLowerCase() : label)).join('.');
}

const HAS_PORT = /:\d+$/;

/**
 * Returns the addresses of other sites. @param origin this site's address for the reader, without a
 * path
 */
export function externalAddresses(origin: string, sites: OtherSites): ExternalAddresses {
  const { protocol, hostname, host } = new URL(origin);
  const own = `${protocol}//${host}`;
  const buildOrigin = (name: string, port: number): string => {
    const named = sites.customPorts && !HAS_PORT.test(name) ? `${name}:${port}` : name;
    return new URL(`${protocol}//${named}`).origin;
  };
  /** Returns a page elsewhere, or a path on this host. */
  const getPageAddress = (given: string | undefined, port: number, there: string, here: string): string => {
    const site = given !== undefined || sites.customPorts ? buildOrigin(given ?? hostname, port) : own;
    return site === own ? here : `${site}${there}`;
  };
  const campus = getCampusHost(hostname, host, sites);
  const campusSite = campus === undefined ? own : buildOrigin(campus, CUSTOM_PORTS.campus);
  return {
    home: getPageAddress(sites.corporateHost, CUSTOM_PORTS.corporate, '/', '/'),
    contact: getPageAddress(sites.corporateHost, CUSTOM_PORTS.corporate, '/contact', '/contact'),
    admin: getPageAddress(sites.adminHost, CUSTOM_PORTS.admin, '/', OWN_ADMIN),
    api: sites.customPorts ? buildOrigin(hostname, CUSTOM_PORTS.api) : own,
    ...(campusSite !== own && { campus: `${campusSite}${CAMPUS_HOME}` }),
  };
}

/** Returns the host of the regional campus; undefined when none is configured. */
function getCampusHost(
  hostname: string,
  host: string,
  { countries, campusCountry, customPorts }: OtherSites,
): string | undefined {
  if (campusCountry === undefined) return customPorts ? hostname : undefined;
  const swapped = swapCountry(hostname, countries, campusCountry);
  return customPorts ? swapped : `${swapped}${host.slice(hostname.length)}`;
}
