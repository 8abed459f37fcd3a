import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { warnAboutProxy } from './proxyWarning.ts';

/** Returns the warnings of three proxied requests and a direct one. */
async function told(env: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  const app = Fastify();
  warnAboutProxy(app, readConfig(env), (line) => lines.push(line));
  app.get('/', async () => 'x');
  await app.inject('/');
  expect(lines).toEqual([]);
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    await app.inject({ url: '/', headers: { 'x-forwarded-for': address } });
  return lines;
}

it('warns once about an unconfigured proxy', async () => {
  expect(await told({})).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
});

it('does not warn about a trusted proxy', async () => {
  expect(await told({ TRUST_PROXY: '1' })).toEqual([]);
});
