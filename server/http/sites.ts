import { CAMPUS_HOME, externalAddresses } from '@parvis/api/externalAddresses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services/services.ts';
import { siteOrigin } from './register.ts';

/** The admin site, as far as this server is it (decisions, external addresses); what there is to administer today. */
const ADMIN_SITE = /^\/staff\/admin\/?$/;
const STUDIO_PAGE = '/staff/theme';
/** Where other pages of a customer's administrators are. */
const STUDIO_OF_CUSTOMER = /^\/staff\/[^/]+\/theme\/?$/;
const CAMPUS = new RegExp(`^${CAMPUS_HOME}/?$`);

/** Where an address of this site leads that is another site's or that of the studio, if it is one. */
async function elsewhere(
  request: FastifyRequest,
  services: Services,
  path: string,
): Promise<string | undefined> {
  if (STUDIO_OF_CUSTOMER.test(path)) return STUDIO_PAGE;
  if (!ADMIN_SITE.test(path) && !CAMPUS.test(path)) return undefined;
  const { admin, campus } = externalAddresses(await siteOrigin(request, services), services.config.sites);
  if (CAMPUS.test(path)) return campus;
  return admin.startsWith('/') ? STUDIO_PAGE : admin;
}

/** Sends whoever asks for the admin site or the regional campus there, if that is elsewhere; false where it is not. */
export async function sendElsewhere(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  path: string,
): Promise<boolean> {
  const address = await elsewhere(request, services, path);
  if (address === undefined) return false;
  void reply.header('cache-control', 'no-store').redirect(address);
  return true;
}
