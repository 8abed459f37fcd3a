import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from '../modules/identity/sessions.ts';
import { CODE_MINUTES } from '../modules/identity/verification.ts';
import type { Config } from '../platform/config/config.ts';
import { DEVICE_DAYS } from '../platform/limits/knownDevice.ts';

/** Checks for TLS, here or at a proxy. */
export const isSecure = (request: FastifyRequest, config: Config): boolean =>
  request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true;

type Name = 'session' | 'device' | 'code';

/** The `__Host-` prefix prevents other hosts from setting the cookie; it needs https. */
const nameOf = (name: Name, secure: boolean): string => `${secure ? '__Host-' : ''}pv_${name}`;

export const sessionCookieName = (secure: boolean): string => nameOf('session', secure);

/** Reads a cookie if it has the form of a token. */
function read(request: FastifyRequest, config: Config, name: Name): string | undefined {
  const token = request.cookies[nameOf(name, isSecure(request, config))];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

const DAY_SECONDS = 86_400;

const writer =
  (name: Name, seconds: number) =>
  (request: FastifyRequest, reply: FastifyReply, config: Config, token: string): void => {
    const secure = isSecure(request, config);
    const kept = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: seconds } as const;
    reply.setCookie(nameOf(name, secure), token, kept);
  };

export const readSessionCookie = (request: FastifyRequest, config: Config): string | undefined =>
  read(request, config, 'session');

export const readDeviceCookie = (request: FastifyRequest, config: Config): string | undefined =>
  read(request, config, 'device');

export const readCodeCookie = (request: FastifyRequest, config: Config): string | undefined =>
  read(request, config, 'code');

/** Only after consent or sign-in. */
export const setSessionCookie = writer('session', SESSION_DAYS * DAY_SECONDS);

/** After a sign-in; outlives the session. */
export const setDeviceCookie = writer('device', DEVICE_DAYS * DAY_SECONDS);

/** For the lifetime of the code. */
export const setCodeCookie = writer('code', CODE_MINUTES * 60);

const clearer =
  (name: Name) =>
  (request: FastifyRequest, reply: FastifyReply, config: Config): void => {
    const secure = isSecure(request, config);
    reply.clearCookie(nameOf(name, secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
  };

export const clearSessionCookie = clearer('session');

export const clearDeviceCookie = clearer('device');

export const clearCodeCookie = clearer('code');
