import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Config } from '../platform/config/config.ts';
import {
  clearSessionCookie,
  getSessionCookieName,
  readDeviceCookie,
  readSessionCookie,
  setCodeCookie,
  setDeviceCookie,
  setSessionCookie,
} from './cookies.ts';

type Asked = Parameters<typeof readSessionCookie>;
const TOKEN = 'Aa0_-'.padEnd(43, 'x');
const read = (cookies: Record<string, string>, protocol = 'http', publicUrl?: string) => {
  const asked = [{ cookies, protocol }, { publicUrl }] as unknown as Asked;
  return [readSessionCookie(...asked), readDeviceCookie(...asked)];
};

it.each([
  ['of 43 characters', TOKEN, TOKEN],
  ['one shorter', TOKEN.slice(1), undefined],
  ['one longer', `${TOKEN}x`, undefined],
  ['with another before it', `=${TOKEN}`, undefined],
  ['with a sign that is in none', `${TOKEN.slice(1)}=`, undefined],
  ['over two lines', `${TOKEN}\n`, undefined],
  ['of nothing', '', undefined],
])('token %s', (_, token, taken) => {
  expect(read({ pv_session: token, pv_device: token })).toEqual([taken, taken]);
});

it.each([
  ['http', undefined, 'pv_', true],
  ['http', undefined, '__Host-pv_', false],
  ['https', undefined, '__Host-pv_', true],
  ['https', undefined, 'pv_', false],
  ['http', 'https://parvis.example', '__Host-pv_', true],
  ['http', 'https://parvis.example', 'pv_', false],
  ['http', 'http://parvis.example', 'pv_', true],
])(
  'over %s, with public URL %s, cookie prefix %s… is accepted: %s',
  (protocol, publicUrl, prefix, isRead) => {
    const cookies = { [`${prefix}session`]: TOKEN, [`${prefix}device`]: TOKEN.toLowerCase() };
    expect(read(cookies, protocol, publicUrl)).toEqual(
      isRead ? [TOKEN, TOKEN.toLowerCase()] : [undefined, undefined],
    );
  },
);

describe.each([
  ['http', undefined, 'pv_', ''],
  ['http', 'https://parvis.example', '__Host-pv_', ' Secure;'],
])('over %s, with public URL %s', async (_, publicUrl, prefix, only) => {
  const app = Fastify();
  await app.register(cookie);
  const config = { publicUrl } as Config;
  app.get('/session', async (request, reply) => setSessionCookie(request, reply, config, TOKEN));
  app.get('/device', async (request, reply) => setDeviceCookie(request, reply, config, TOKEN));
  app.get('/code', async (request, reply) => setCodeCookie(request, reply, config, TOKEN));
  app.get('/leave', async (request, reply) => clearSessionCookie(request, reply, config));

  it.each([
    ['/session', `session=${TOKEN}; Max-Age=15552000; Path=/;`],
    ['/device', `device=${TOKEN}; Max-Age=34560000; Path=/;`],
    ['/code', `code=${TOKEN}; Max-Age=600; Path=/;`],
    ['/leave', 'session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT;'],
  ])('%s sets one host-only, HTTP-only cookie', async (path, line) => {
    const { headers } = await app.inject(path);
    expect(headers['set-cookie']).toBe(`${prefix}${line} HttpOnly;${only} SameSite=Lax`);
  });

  it('names the session cookie as published', () => {
    expect(getSessionCookieName(publicUrl !== undefined)).toBe(`${prefix}session`);
  });
});
