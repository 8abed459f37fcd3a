import type { Forward } from '@parvis/api/entities/customer';
import { externalAddresses, type OtherSites } from '@parvis/api/externalAddresses';
import type { Sites } from '../modules/customers/sites.ts';
import { isThisMachine } from '../platform/config/ownAddress.ts';
import { urlOf } from '../platform/config/urlOf.ts';

const hasHost = (origin: string, host: string): boolean => new URL(origin).host === host;

/** The address that all customers share who have none of their own, and the other sites of the service. */
export interface SharedHost {
  readonly publicUrl: string | undefined;
  readonly sites: OtherSites;
}

/** The public home page, that of the corporate site where there is one; nothing at a host that is one of the service's own sites. */
function publicHome({ publicUrl = '', sites }: SharedHost, host: string): string | undefined {
  const { home, ...others } = externalAddresses(publicUrl, sites);
  const isOwn = [home, ...Object.values(others)].some((one) => new URL(one, publicUrl).host === host);
  return isOwn ? undefined : new URL(home, publicUrl).origin;
}

/**
 * Where a page belongs that is opened at a host: a code at its customer's own one ("Renvoi vers"); at a host where nobody lives, a
 * code of the others at the one they share, all else at the public home page ("Redirection vers"). Nothing where it is right, where
 * the settings name no host, or where no customer has one of its own: then hosts mean nothing.
 * @param cuid whose code it is
 */
export function forwardFor(
  sites: Sites,
  shared: SharedHost,
  asked: string | undefined,
  cuid: string | undefined,
): Forward | undefined {
  const { publicUrl } = shared;
  const host = asked?.toLowerCase() ?? '';
  if (!sites.any || !urlOf(`http://${host}`)) return undefined;
  const site = cuid === undefined ? undefined : sites.of(cuid);
  if (site) {
    if (site.origins.some((one) => hasHost(one, host))) return undefined;
    return { to: site.www, keep: site.keep === 'page', home: false };
  }
  if (publicUrl === undefined || sites.known(host) !== undefined) return undefined;
  if (isThisMachine(new URL(`http://${host}`).hostname)) return undefined;
  if (cuid !== undefined) return { to: publicUrl, keep: true, home: false };
  const home = publicHome(shared, host);
  return home === undefined ? undefined : { to: home, keep: false, home: true };
}
