import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createPushClient } from './pushClient.ts';

const asked: string[] = [];
const service = createServer((request, response) => {
  asked.push(request.url ?? '');
  request.resume();
  response.writeHead(request.url === '/moved' ? 307 : 201, { location: '/inside' }).end();
});
// Closes connections with the test.
service.keepAliveTimeout = 0;
service.listen(0, '127.0.0.1');
await once(service, 'listening');
const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
const network = { own: [origin], resolve: async () => [] };
afterAll(() => void service.close());

const message = (path: string) => ({ endpoint: `${origin}${path}`, headers: {}, body: Buffer.from('words') });

it('closes an idle connection', async () => {
  const wire = createPushClient(network, undefined, 50);
  const opened = once(service, 'connection') as Promise<[Socket]>;
  expect(await wire.post(message('/'))).toMatchObject({ status: 201 });
  const [socket] = await opened;
  await once(socket, 'close');
  wire.close();
});

it('does not follow redirects', async () => {
  const wire = createPushClient(network);
  expect(await wire.post(message('/moved'))).toMatchObject({ status: 307 });
  wire.close();
  expect(asked).not.toContain('/inside');
});

it('never requests an invalid endpoint', async () => {
  const wire = createPushClient({ ...network, own: [] });
  await expect(wire.post(message('/'))).rejects.toThrow('no address of a push service');
  wire.close();
});
