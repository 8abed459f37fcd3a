import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import type { Config } from '../platform/config/config.ts';
import { formatUrlHost, getListeningOrigin, isThisMachine } from '../platform/config/ownAddress.ts';
import { parseUrl } from '../platform/config/parseUrl.ts';
import { createBadRequest } from '../platform/lib/refusal.ts';
import { isSecure } from './cookies.ts';

const HOST = /^(?:[a-z\d](?:[\w.-]{0,251}[a-z\d])?\.?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** @throws Refusal badRequest if the host is invalid */
export function getRequestedOrigin(request: FastifyRequest, config: Config): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const { host } = request;
  const origin = `${isSecure(request, config) ? 'https' : 'http'}://${host}`;
  // Invalid despite the pattern: 127.999.0.1, port 99999.
  if (!host || !HOST.test(host) || !parseUrl(origin)) throw createBadRequest('host');
  return origin;
}

export async function getSiteOrigin(
  request: FastifyRequest,
  { config, customers }: AppContext,
): Promise<string> {
  const known = (await customers.getSites()).findOrigin(request.host);
  return known ?? getRequestedOrigin(request, config);
}

/** Unreachable from elsewhere. */
export function isOwnAddress(origin: string, { host }: Config): boolean {
  const { hostname } = new URL(origin);
  return hostname === formatUrlHost(host) || isThisMachine(hostname);
}

/**
 * Like `getSiteOrigin`, but never an unverified `Host`.
 * @returns undefined for an unknown host
 */
export async function findTrustedOrigin(
  request: FastifyRequest,
  context: AppContext,
): Promise<string | undefined> {
  const { config, customers } = context;
  const known = (await customers.getSites()).findOrigin(request.host);
  const origin = known ?? getRequestedOrigin(request, config);
  return known !== undefined || origin === config.publicUrl || isOwnAddress(origin, config)
    ? origin
    : undefined;
}

export const getPort = ({ raw }: FastifyRequest, config: Config): number =>
  raw.socket.localPort ?? config.port;

/** The trusted origin, else the listening address. */
export const getMessageOrigin = async (request: FastifyRequest, context: AppContext): Promise<string> =>
  (await findTrustedOrigin(request, context)) ??
  getListeningOrigin(context.config, getPort(request, context.config));
