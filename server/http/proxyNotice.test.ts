import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { noticeProxy } from './proxyNotice.ts';

/** What is told after three requests through a proxy and one without. */
async function told(env: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  const app = Fastify();
  noticeProxy(app, readConfig(env), (line) => lines.push(line));
  app.get('/', async () => 'x');
  await app.inject('/');
  expect(lines).toEqual([]);
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    await app.inject({ url: '/', headers: { 'x-forwarded-for': address } });
  return lines;
}

it('the first request through a proxy that nobody told of is told once', async () => {
  expect(await told({})).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
});

it('a proxy that is trusted is nothing to tell', async () => {
  expect(await told({ TRUST_PROXY: '1' })).toEqual([]);
});
