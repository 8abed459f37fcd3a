import { expect, it } from 'vitest';
import webPush from 'web-push';
import { readConfig } from '../../config/config.ts';
import { createVapidSigner, getPushSubject } from './vapid.ts';

it.each([
  [{}, 'mailto:no-reply@parvis.invalid'],
  [{ MAIL_FROM: 'ops@parvis.example' }, 'mailto:ops@parvis.example'],
  [{ PUBLIC_URL: 'http://parvis.example' }, 'mailto:no-reply@parvis.invalid'],
  [{ PUBLIC_URL: 'https://parvis.example' }, 'https://parvis.example'],
  [{ PUBLIC_URL: 'https://parvis.example', CONTACT_MAIL: 'ops@parvis.example' }, 'mailto:ops@parvis.example'],
])('with %j the contact for push services is %s', (env, subject) => {
  expect(getPushSubject(readConfig(env))).toBe(subject);
});

it('reuses a token per push service and key for hours', () => {
  let now = Date.parse('2026-03-02T08:00:00Z');
  const vapid = createVapidSigner('mailto:ops@parvis.example', () => now);
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const other = webPush.generateVAPIDKeys();
  const header = () => vapid('https://push.example/a', publicKey, privateKey);
  const first = header();
  expect(vapid('https://push.example/b', publicKey, privateKey)).toBe(first);
  expect(vapid('https://elsewhere.example/a', publicKey, privateKey)).not.toBe(first);
  expect(vapid('https://push.example/a', other.publicKey, other.privateKey)).not.toBe(first);
  now += 5 * 3_600_000;
  expect(header()).toBe(first);
  now += 2 * 3_600_000;
  expect(header()).not.toBe(first);
});
