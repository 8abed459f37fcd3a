import type { Forward } from '@parvis/api/entities/customer';
import { externalAddresses, type OtherSites } from '@parvis/api/externalAddresses';
import type { Sites } from '../modules/customers/service.ts';
import { isThisMachine } from '../platform/config/ownAddress.ts';
import { parseUrl } from '../platform/config/parseUrl.ts';

const hasHost = (origin: string, host: string): boolean => new URL(origin).host === host;

/** Host of customers without their own, and other sites of the service. */
export interface SharedHost {
  readonly publicUrl: string | undefined;
  readonly sites: OtherSites;
}

/** Undefined at the service's own sites. */
function findForwardingHome({ publicUrl = '', sites }: SharedHost, host: string): string | undefined {
  const { home, ...others } = externalAddresses(publicUrl, sites);
  const isOwn = [home, ...Object.values(others)].some((one) => new URL(one, publicUrl).host === host);
  return isOwn ? undefined : new URL(home, publicUrl).origin;
}

/**
 * Decides whether a page belongs to another host. A code goes to its customer's host ("Renvoi vers"). At an
 * unknown host, other codes go to the shared host, all else to the public home page ("Redirection vers").
 * Undefined if the host is right or hosts are not configured.
 * @param cuid customer of the code
 */
export function getForward(
  sites: Sites,
  shared: SharedHost,
  requestedHost: string | undefined,
  cuid: string | undefined,
): Forward | undefined {
  const { publicUrl } = shared;
  const host = requestedHost?.toLowerCase() ?? '';
  if (!sites.hasOwnHosts || !parseUrl(`http://${host}`)) return undefined;
  const site = cuid === undefined ? undefined : sites.findSite(cuid);
  if (site) {
    if (site.origins.some((one) => hasHost(one, host))) return undefined;
    return { to: site.www, keep: site.keep === 'page', home: false };
  }
  if (publicUrl === undefined || sites.findOrigin(host) !== undefined) return undefined;
  if (isThisMachine(new URL(`http://${host}`).hostname)) return undefined;
  if (cuid !== undefined) return { to: publicUrl, keep: true, home: false };
  const home = findForwardingHome(shared, host);
  return home === undefined ? undefined : { to: home, keep: false, home: true };
}
