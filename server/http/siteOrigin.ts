import type { FastifyRequest } from 'fastify';
import type { Services } from '../modules/context/services.ts';
import type { Config } from '../platform/config/config.ts';
import { bracketed, isThisMachine, listeningOrigin } from '../platform/config/ownAddress.ts';
import { urlOf } from '../platform/config/urlOf.ts';
import { malformed } from '../platform/lib/refusal.ts';
import { isSecure } from './cookies.ts';

/** A name or address with a port: what may stand behind `http://`. */
const HOST = /^(?:[a-z\d](?:[\w.-]{0,251}[a-z\d])?\.?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The address that the settings or else the request names. @throws Refusal badRequest when it names none */
export function askedOrigin(request: FastifyRequest, config: Config): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const { host } = request;
  const origin = `${isSecure(request, config) ? 'https' : 'http'}://${host}`;
  // An address such as 127.999.0.1, or a port such as 99999, has the form and is none.
  if (!host || !HOST.test(host) || !urlOf(origin)) throw malformed('host');
  return origin;
}

/** The address under which the reader sees this site: that of a customer's own host where it is asked there. */
export async function siteOrigin(request: FastifyRequest, { config, customers }: Services): Promise<string> {
  const known = (await customers.sites()).known(request.host);
  return known ?? askedOrigin(request, config);
}

/** Whether an address is this machine's by itself: nobody elsewhere is reached by it. */
export function isOwnAddress(origin: string, { host }: Config): boolean {
  const { hostname } = new URL(origin);
  return hostname === bracketed(host) || isThisMachine(hostname);
}

/**
 * Finds the address of this site, as `siteOrigin` does, without believing the request: anybody may send any `Host`.
 * @returns undefined where neither settings nor customers name the host that was asked
 */
export async function findTrustedOrigin(
  request: FastifyRequest,
  services: Services,
): Promise<string | undefined> {
  const { config, customers } = services;
  const known = (await customers.sites()).known(request.host);
  const origin = known ?? askedOrigin(request, config);
  return known !== undefined || origin === config.publicUrl || isOwnAddress(origin, config)
    ? origin
    : undefined;
}

/** The port on which this server took a request. */
export const portOf = ({ raw }: FastifyRequest, config: Config): number =>
  raw.socket.localPort ?? config.port;

/** The address for what leaves this site by mail or SMS: a trusted one, else the one at which the server listens. */
export const sentOrigin = async (request: FastifyRequest, services: Services): Promise<string> =>
  (await findTrustedOrigin(request, services)) ??
  listeningOrigin(services.config, portOf(request, services.config));
