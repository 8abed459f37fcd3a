import { CUSTOM_PORTS } from './constants.ts';

/** Where else the service has sites, as whoever runs it says so. */
export interface OtherSites {
  /** Host of the admin site, with a port of its own where it has one; `/staff/admin` here when not given. */
  readonly adminHost: string | undefined;
  /** Host of the corporate site, whose page `/contact` is the corporate contact; this site when not given. */
  readonly corporateHost: string | undefined;
  /** Country codes that a label of the host name may be. */
  readonly countries: readonly string[];
  /** The code that takes the place of such a label for the regional campus; none is offered when not given. */
  readonly campusCountry: string | undefined;
  /** Each of them answers at a port of its own (specification 9): a switch, never inferred from a port. */
  readonly customPorts: boolean;
}

/** Addresses outside of what this host serves; a path where it is this host after all. */
export interface ExternalAddresses {
  /** The public home page. */
  readonly home: string;
  /** The corporate contact page. */
  readonly contact: string;
  readonly admin: string;
  /** Origin of the calls. */
  readonly api: string;
  /** Home of the regional campus, where there is one elsewhere. */
  readonly campus?: string;
}

/** Where the regional campus has its home, there as here. */
export const CAMPUS_HOME = '/home/campus';
/** The admin site, where it is this one. */
const OWN_ADMIN = '/staff/admin';

/** Replaces the first label of a host name that is a configured country code; single labels and IPs have none. */
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
 * Where the other sites are, seen from one of this service's own.
 * @param origin the address under which the reader sees this site, without a path
 */
export function externalAddresses(origin: string, sites: OtherSites): ExternalAddresses {
  const { protocol, hostname, host } = new URL(origin);
  const own = `${protocol}//${host}`;
  const at = (name: string, port: number): string => {
    const named = sites.customPorts && !HAS_PORT.test(name) ? `${name}:${port}` : name;
    return new URL(`${protocol}//${named}`).origin;
  };
  /** A page elsewhere, or a path where that is here. */
  const pageOf = (given: string | undefined, port: number, there: string, here: string): string => {
    const site = given !== undefined || sites.customPorts ? at(given ?? hostname, port) : own;
    return site === own ? here : `${site}${there}`;
  };
  const campus = campusOf(hostname, host, sites);
  const campusSite = campus === undefined ? own : at(campus, CUSTOM_PORTS.campus);
  return {
    home: pageOf(sites.corporateHost, CUSTOM_PORTS.corporate, '/', '/'),
    contact: pageOf(sites.corporateHost, CUSTOM_PORTS.corporate, '/contact', '/contact'),
    admin: pageOf(sites.adminHost, CUSTOM_PORTS.admin, '/', OWN_ADMIN),
    api: sites.customPorts ? at(hostname, CUSTOM_PORTS.api) : own,
    ...(campusSite !== own && { campus: `${campusSite}${CAMPUS_HOME}` }),
  };
}

/** The host of the regional campus; nothing where none is configured. */
function campusOf(
  hostname: string,
  host: string,
  { countries, campusCountry, customPorts }: OtherSites,
): string | undefined {
  if (campusCountry === undefined) return customPorts ? hostname : undefined;
  const swapped = swapCountry(hostname, countries, campusCountry);
  return customPorts ? swapped : `${swapped}${host.slice(hostname.length)}`;
}
