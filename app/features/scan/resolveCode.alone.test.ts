import { callAddress } from '@parvis/api/call';
import { codeCalls } from '@parvis/api/calls/codes';
import { siteCalls } from '@parvis/api/calls/sites';
import type { CodeCheck } from '@parvis/api/entities/codes';
import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('../../lib/api/client.ts', async () => {
  const { createClient } = await import('@parvis/api/client');
  return { client: createClient({ language: () => 'fr-FR' }) };
});
vi.stubGlobal('location', { pathname: '/' });
const { resolveCode } = await import('./resolveCode.ts');
const { queryClient } = await import('../../lib/api/queryClient.ts');

const HOST = 'signaler.example';
const reported: unknown[] = [];

/** Fakes a server of two hosts that knows one code. */
function answering(check: CodeCheck | undefined): void {
  vi.stubGlobal('location', { host: HOST, protocol: 'https:' });
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    const answers: Record<string, unknown> = {
      [callAddress(siteCalls.settingsAddresses, {})]: [
        { home: '/', contact: '/', admin: '/', api: '/', hosts: ['ville.example'] },
      ],
      [callAddress(codeCalls.userQridStale, {})]: [{ success: true }],
      [callAddress(codeCalls.initQrValidate, {})]: check && [check],
    };
    if (address === callAddress(codeCalls.userQridStale, {})) reported.push(JSON.parse(body ?? ''));
    if (!answers[address]) throw new TypeError('offline');
    return new Response(JSON.stringify({ rslt: { data: answers[address] } }));
  });
}
beforeEach(() => {
  reported.length = 0;
  queryClient.clear();
});

const inService = { known: true, stale: false };
const retired = { known: true, stale: true };
const unknown = { known: false, stale: false };
const open = (href: string) => ({ kind: 'open', href });

it.each<[string, CodeCheck | undefined, object]>([
  ['in service', inService, open('/q/halles')],
  ['that nobody can check now', undefined, open('/q/halles')],
  ['of a customer that ended its service', { ...retired, ended: true }, open('/q/halles')],
  ['that was replaced', { ...retired, replacedBy: 'k7m3' }, { kind: 'replaced', href: '/q/k7m3' }],
  ['out of service', retired, { kind: 'stale' }],
  ['spelt differently', { ...unknown, alike: ['Halles'] }, open('/q/Halles')],
  ['spelt like several', { ...unknown, alike: ['Halles', 'HALLES'] }, open('/q/halles')],
  ['of nobody', unknown, { kind: 'unknown', qrid: 'halles' }],
])('a code %s', async (_, check, resolved) => {
  answering(check);
  expect(await resolveCode({ kind: 'code', qrid: 'halles', host: HOST })).toEqual(resolved);
  expect(reported).toEqual(check?.stale && !check.ended ? [{ qrid: 'halles' }] : []);
});

it('of another host of this installation opens there, of any other host nowhere', async () => {
  answering(inService);
  const resolve = (host: string) => resolveCode({ kind: 'code', qrid: 'halles', host });
  expect(await resolve('ville.example')).toEqual(open('https://ville.example/q/halles'));
  expect(await resolve('evil.example')).toEqual({ kind: 'foreign' });
  expect(await resolve('ville.example.evil.example')).toEqual({ kind: 'foreign' });
  expect(await resolveCode({ kind: 'link', id: 'Zk1sYb5n', host: HOST })).toEqual(open('/m/c/Zk1sYb5n'));
  expect(await resolveCode({ kind: 'link', id: 'Zk1sYb5n', host: 'evil.example' })).toEqual({
    kind: 'foreign',
  });
});
