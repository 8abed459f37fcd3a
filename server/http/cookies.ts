import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import { SESSION_DAYS } from '../people/sessions.ts';

/** True when the reader's side of the connection is encrypted, here or at a proxy. */
export const isSecure = (request: FastifyRequest, config: Config): boolean =>
  request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true;

/** `__Host-` keeps neighbouring hosts from setting the cookie; browsers take it over https alone. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-pv_session' : 'pv_session');

/** The cookie's value, if it looks like one of ours. */
export function readSessionCookie(request: FastifyRequest, config: Config): string | undefined {
  const token = request.cookies[sessionCookieName(isSecure(request, config))];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Sets or renews the session's cookie: only after a person accepted, or signed in. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  token: string,
): void {
  const secure = isSecure(request, config);
  reply.setCookie(sessionCookieName(secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SESSION_DAYS * 86_400,
  });
}

/** Takes the session's cookie away. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const secure = isSecure(request, config);
  reply.clearCookie(sessionCookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
}
