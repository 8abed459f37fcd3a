import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { createId } from '../platform/lib/ids.ts';
import { createContributor } from '../testing/person.ts';
import { openTestServices } from '../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const site = new URL(await services.listen());
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

/** Sends a partial request and disconnects, before this blocked process sees it. */
const cutOff = (text: string): void => {
  const script = `const socket = require('node:net').connect(${site.port}, '${site.hostname}', () => {
    socket.write(process.argv[1]);
    socket.resetAndDestroy();
  });`;
  spawnSync(process.execPath, ['-e', script, text]);
};

it('an upload aborted before its first read is no server failure', async () => {
  const { cookie } = await createContributor(services);
  const head = [
    `POST /mobile/testville/discuss/send/part?id=${createId()}&at=0&of=200000 HTTP/1.1`,
    ...[`Host: ${site.host}`, `Cookie: ${cookie}`],
    ...['Content-Type: application/octet-stream', 'Content-Length: 100000'],
  ];
  const over = once(services.app.server, 'request').then(([, response]) => once(response, 'close'));
  cutOff(`${head.join('\r\n')}\r\n\r\n${'x'.repeat(1_000)}`);
  await over;
  expect(services.failures).toEqual([]);
});
