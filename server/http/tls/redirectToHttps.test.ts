import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { redirectToHttps } from './redirectToHttps.ts';

const tls = { cert: 'cert.pem', key: 'key.pem' };
const https = { tls, port: 443, host: '127.0.0.1' };
const told: string[] = [];
const open = (config: Parameters<typeof redirectToHttps>[0], from = 0) =>
  redirectToHttps(config, (line) => told.push(line), from);

/** Port of a redirect server for this test. */
async function opened(): Promise<number> {
  const redirect = await open(https);
  if (!redirect) throw new Error('It does not listen.');
  onTestFinished(() => redirect.close());
  return (redirect.server.address() as AddressInfo).port;
}

it('redirects to the same URL with https', async () => {
  const port = await opened();
  const ask = (host: string, path: string, method = 'GET') =>
    new Promise((resolve, reject) => {
      request({ port, path, method, headers: { host } }, ({ statusCode, headers }) =>
        resolve([statusCode, headers.location]),
      )
        .on('error', reject)
        .end();
    });
  expect(await ask('parvis.example', '/q/demo-town?a=1')).toEqual([
    308,
    'https://parvis.example/q/demo-town?a=1',
  ]);
  expect(await ask('parvis.example:80', '/', 'POST')).toEqual([308, 'https://parvis.example/']);
  expect(await ask('a b', '/')).toEqual([400, undefined]);
  expect(await ask('parvis.example', 'http://other.example/')).toEqual([400, undefined]);
});

it('does not listen without TLS of its own on port 443', async () => {
  expect(await open({ ...https, tls: undefined })).toBeUndefined();
  expect(await open({ ...https, port: 8443 })).toBeUndefined();
  expect(told).toEqual([]);
});

it('warns and continues if the port is taken', async () => {
  const port = await opened();
  expect(await open(https, port)).toBeUndefined();
  expect(told).toEqual([expect.stringMatching(/^Port \d+ cannot redirect to https .*EADDRINUSE/)]);
});
