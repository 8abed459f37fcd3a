import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../platform/config/config.ts';
import { isSecure } from './cookies.ts';

/** Hash of an empty `<style>`, which Stitches and Storybook fill by `insertRule`. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

export interface PagePolicy {
  /** Style hashes; `any` allows inline styles. */
  styles: readonly string[] | 'any';
  scripts?: readonly string[];
  framed: boolean;
  /** External images and fonts: samples and studio. */
  pictures: boolean;
  fonts?: readonly string[];
  /** Further origins for calls and images. */
  origins: readonly string[];
}

export const hashCspElement = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Allows inline elements only by hash. */
export function buildPagePolicy({
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
    // No videos on pages with external images.
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

export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

export function setPagePolicy(reply: FastifyReply, policy: PagePolicy): void {
  reply.header('content-security-policy', buildPagePolicy(policy));
  reply.header('x-frame-options', policy.framed ? 'SAMEORIGIN' : 'DENY');
}

const PERMISSIONS =
  'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()';

/**
 * Computed once: helmet per request takes a twentieth of the server's time. Plain http on a local network
 * must work: no upgrade of requests, no opener policy, HSTS only over https.
 */
function createFixedHeaders(): Record<string, string> {
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

export type SetSecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

export function createSecurityHeaders(config: Config): SetSecurityHeaders {
  const headers = createFixedHeaders();
  return (request, reply) => {
    reply.headers(headers);
    if (isSecure(request, config)) reply.header('strict-transport-security', 'max-age=31536000');
  };
}

/** Covers routable requests only: hooks do not run for invalid URLs. */
export function addSecurityHeaders(app: FastifyInstance, secure: SetSecurityHeaders): void {
  app.addHook('onRequest', (request: FastifyRequest, reply, done) => {
    secure(request, reply);
    done();
  });
}
