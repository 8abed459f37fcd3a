import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from '../modules/identity/sessions.ts';
import { CODE_MINUTES } from '../modules/identity/verification.ts';
import type { Config } from '../platform/config/config.ts';
import { DEVICE_DAYS } from '../platform/limits/knownDevice.ts';

/** True when the reader's side of the connection is encrypted, here or at a proxy. */
export const isSecure = (request: FastifyRequest, config: Config): boolean =>
  request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true;

type Name = 'session' | 'device' | 'code';

/** `__Host-` keeps neighbouring hosts from setting the cookie; browsers take it over https alone. */
const nameOf = (name: Name, secure: boolean): string => `${secure ? '__Host-' : ''}pv_${name}`;

export const sessionCookieName = (secure: boolean): string => nameOf('session', secure);

/** The value of a cookie, if it looks like one of ours. */
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

/** The token of the device's cookie, by which it is known that somebody signed in on it before. */
export const readDeviceCookie = (request: FastifyRequest, config: Config): string | undefined =>
  read(request, config, 'device');

/** The token by which a browser is known that asked for a code. */
export const readCodeCookie = (request: FastifyRequest, config: Config): string | undefined =>
  read(request, config, 'code');

/** Sets or renews the session's cookie: only after a person accepted, or signed in. */
export const setSessionCookie = writer('session', SESSION_DAYS * DAY_SECONDS);

/** Sets or renews the device's cookie: only after a person signed in. It outlives the session. */
export const setDeviceCookie = writer('device', DEVICE_DAYS * DAY_SECONDS);

/** Sets or renews the cookie of whoever asked for a code that signs in: as long as the code holds, and until it was given. */
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
