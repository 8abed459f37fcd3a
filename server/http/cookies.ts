import type { FastifyReply, FastifyRequest } from 'fastify';
import { CODE_MINUTES, SESSION_DAYS } from '../modules/identity/service.ts';
import type { Config } from '../platform/config/config.ts';
import { KNOWN_DEVICE_DAYS } from '../platform/limits/knownDevice.ts';

/** TLS here or at a proxy. */
export const isSecure = (request: FastifyRequest, config: Config): boolean =>
  request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true;

type Name = 'session' | 'device' | 'code';

/** The `__Host-` prefix prevents other hosts from setting the cookie; it needs https. */
const getCookieName = (name: Name, secure: boolean): string => `${secure ? '__Host-' : ''}pv_${name}`;

export const getSessionCookieName = (secure: boolean): string => getCookieName('session', secure);

/** Undefined unless it has the form of a token. */
function readCookie(request: FastifyRequest, config: Config, name: Name): string | undefined {
  const token = request.cookies[getCookieName(name, isSecure(request, config))];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

const DAY_SECONDS = 86_400;

const createWriter =
  (name: Name, seconds: number) =>
  (request: FastifyRequest, reply: FastifyReply, config: Config, token: string): void => {
    const secure = isSecure(request, config);
    const kept = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: seconds } as const;
    reply.setCookie(getCookieName(name, secure), token, kept);
  };

export const readSessionCookie = (request: FastifyRequest, config: Config): string | undefined =>
  readCookie(request, config, 'session');

export const readDeviceCookie = (request: FastifyRequest, config: Config): string | undefined =>
  readCookie(request, config, 'device');

export const readCodeCookie = (request: FastifyRequest, config: Config): string | undefined =>
  readCookie(request, config, 'code');

/** Only after consent or sign-in. */
export const setSessionCookie = createWriter('session', SESSION_DAYS * DAY_SECONDS);

/** Outlives the session. */
export const setDeviceCookie = createWriter('device', KNOWN_DEVICE_DAYS * DAY_SECONDS);

export const setCodeCookie = createWriter('code', CODE_MINUTES * 60);

const createClearer =
  (name: Name) =>
  (request: FastifyRequest, reply: FastifyReply, config: Config): void => {
    const secure = isSecure(request, config);
    reply.clearCookie(getCookieName(name, secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
  };

export const clearSessionCookie = createClearer('session');

export const clearDeviceCookie = createClearer('device');

export const clearCodeCookie = createClearer('code');
