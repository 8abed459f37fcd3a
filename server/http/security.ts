import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../platform/config/config.ts';
import { isSecure } from './cookies.ts';

/** Where a page came without its sheet, and in the book, an empty `<style>` is added and filled by `insertRule`. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

export interface PagePolicy {
  /** Hashes of the style elements in it; `any` where it writes them as it goes. */
  styles: readonly string[] | 'any';
  /** Hashes of the scripts that stand in it; none unless named. */
  scripts?: readonly string[];
  framed: boolean;
  /** May show pictures and letters of other sites: on the sample pages and in the studio. */
  pictures: boolean;
  /** Sites that letters may come from, besides this one. */
  fonts?: readonly string[];
  /** Other origins that may be called, and whose pictures may be shown. */
  origins: readonly string[];
}

/** The hash of an inline element, as a policy names it. */
export const cspHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The content security policy of a page: nothing inline but what is named by its hash. */
export function pagePolicy({
  styles,
  scripts = [],
  fonts = [],
  framed,
  pictures,
  origins,
}: PagePolicy): string {
  const hashes =
    styles === 'any'
      ? ["'unsafe-inline'"]
      : [...new Set([EMPTY_STYLE, ...styles])].map((hash) => `'${hash}'`);
  const letters = pictures ? ['https:'] : fonts;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'", ...origins],
    ...(letters.length > 0 && { 'font-src': ["'self'", ...letters] }),
    'form-action': ["'self'"],
    'frame-ancestors': [framed ? "'self'" : "'none'"],
    'frame-src': ["'self'"],
    'img-src': [...new Set(["'self'", 'data:', 'blob:', ...(pictures ? ['https:'] : []), ...origins])],
    // Pages that show pictures of anywhere show no film of a conversation.
    'media-src': ["'self'", 'blob:', ...(pictures ? [] : origins)],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", ...hashes],
    'worker-src': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** For the service worker: it asks this site, and runs nothing but itself. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** For everything that is no page: nothing in it is ever run or framed. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

export function setPagePolicy(reply: FastifyReply, policy: PagePolicy): void {
  reply.header('content-security-policy', pagePolicy(policy));
  reply.header('x-frame-options', policy.framed ? 'SAMEORIGIN' : 'DENY');
}

const PERMISSIONS =
  'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()';

/**
 * Computes the fixed helmet headers once: running it per request takes a twentieth of the server's time.
 * Nothing breaks plain http on a local network: no upgrade of requests, no opener policy, HSTS only over https.
 */
function fixedHeaders(): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const secure = helmet({
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: false,
  });
  secure(request, response, () => undefined);
  const set = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return {
    ...Object.fromEntries(set),
    'content-security-policy': NOTHING,
    'permissions-policy': PERMISSIONS,
  };
}

/** Gives an answer the headers that all have. */
export type Secure = (request: FastifyRequest, reply: FastifyReply) => void;

/** Makes the headers of every answer. */
export function securing(config: Config): Secure {
  const headers = fixedHeaders();
  return (request, reply) => {
    reply.headers(headers);
    if (isSecure(request, config)) reply.header('strict-transport-security', 'max-age=31536000');
  };
}

/** Sets the headers of every answer to an address that can be read; of others no hook is told. */
export function secureHeaders(app: FastifyInstance, secure: Secure): void {
  app.addHook('onRequest', (request: FastifyRequest, reply, done) => {
    secure(request, reply);
    done();
  });
}
