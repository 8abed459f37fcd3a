import { addresses } from '@parvis/api/addresses';
import { callAddress } from '@parvis/api/call';
import { sessionCalls } from '@parvis/api/calls/session';
import { expect, it } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { createWaitingServer } from './waitingServer.ts';

const app = await createWaitingServer(readConfig({}), '/nowhere');
const asked = async (url: string, accept: string, method: 'GET' | 'POST' = 'GET') => {
  const { statusCode, headers, body } = await app.inject({ url, method, headers: { accept } });
  const { 'content-type': type, connection, 'retry-after': again } = headers;
  return { statusCode, type, connection, again, body };
};
const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';
const away = { statusCode: 503, connection: 'close', again: '5' };

it.each([
  ['/', 'text/html', html],
  ['/q/demo-town?x', 'text/html', html],
  ['/', '*/*', json],
  [callAddress(sessionCalls.userSts, {}), 'text/html', json],
  ['/%', 'text/html', html],
])('without a database, %s for %s responds %s', async (url, accept, type) => {
  const answer = await asked(url, accept);
  expect(answer).toMatchObject({ ...away, type });
  if (type === html) expect(answer.body).toContain('<meta http-equiv="refresh" content="5">');
  else expect(JSON.parse(answer.body)).toEqual({ rslt: { error: { code: 'unavailable', retryAfter: 5 } } });
});

it('is live but not ready', async () => {
  const health = await asked(addresses.health.template, '*/*');
  expect([health.statusCode, JSON.parse(health.body)]).toEqual([200, { status: 'ok', rev: 199 }]);
  const ready = await asked(addresses.ready.template, '*/*');
  expect([ready.statusCode, ready.again, JSON.parse(ready.body)]).toEqual([
    503,
    '2',
    { status: 'databaseAway', rslt: { error: { code: 'unavailable', retryAfter: 2 } } },
  ]);
});
