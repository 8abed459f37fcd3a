import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { getTestFolder } from '../../platform/db/testing/testServer.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createCallMeter } from '../../platform/metrics/callMeter.ts';
import { formatMetrics } from '../../platform/metrics/prometheusText.ts';
import { eventually } from '../../testing/eventually.ts';
import { createContributor, openCase } from '../../testing/person.ts';
import { SMALL_TOWN } from '../../testing/smallTown.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { watchDatabase } from './databaseMetrics.ts';

const LIVE = addresses.contributorLive.template;
const TOKEN = 'a-secret-of-figures';
const { url } = await createTestDatabase();
const services = await openTestServices(url, { config: { metricsToken: TOKEN } });
afterAll(() => services.close());

const ask = (authorization?: string) =>
  services.app.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) });

/** Parses the metrics by name and labels. */
async function figures(): Promise<Map<string, number>> {
  const { payload, statusCode, headers } = await ask(`Bearer ${TOKEN}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = payload.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', value] = /^([a-z_]+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
      expect(name, line).not.toBe('');
      return [name, Number(value)];
    }),
  );
}

describe('Prometheus metrics', () => {
  it('require the token', async () => {
    for (const wrong of [undefined, TOKEN, `Bearer ${TOKEN}x`, 'Bearer ']) {
      const { statusCode, headers } = await ask(wrong);
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    }
    expect((await ask(`bearer ${TOKEN}`)).statusCode).toBe(200);
    const without = await openTestServices(url);
    expect(
      (await without.app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } }))
        .statusCode,
    ).toBe(404);
    await without.close();
    expect((await figures()).get('parvis_ready')).toBe(1);
  });

  it('name refused customers, as /ready does', async () => {
    const parent = getTestFolder('customers');
    const town = join(parent, 'saint-elme');
    mkdirSync(town, { recursive: true });
    const write = (text: string) => writeFileSync(join(town, 'customer.json'), text);
    writeFileSync(join(town, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    write(SMALL_TOWN.replace('"town"', '"village"'));
    const named = await openTestServices(url, { config: { metricsToken: TOKEN, customersDir: parent } });
    const told = async () => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      const { payload } = await named.app.inject({ url: '/metrics', headers });
      const ready = await named.app.inject({ url: addresses.ready.template });
      return [/^parvis_customers_refused.*$/m.exec(payload)?.[0], ready.statusCode, ready.json()];
    };
    expect(await told()).toEqual([
      'parvis_customers_refused{customer="saint-elme"} 1',
      200,
      { status: 'ok', notLoaded: ['saint-elme'] },
    ]);
    write(SMALL_TOWN);
    expect(await told()).toEqual(['parvis_customers_refused 0', 200, { status: 'ok' }]);
    await named.close();
  });

  it('count calls, streams, queue, connections, erased and overdue rows, without personal data', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Jeanne Morel' });
    await jo.send(mobileCalls.sendTxt, { csid: createId(), id: createId(), txt: 'x' });
    for (const page of ['/q/test-old', '/app/jeanne.morel', '/jeanne'])
      await services.app.inject({ url: page, headers: { accept: 'text/html' } });
    const { pool } = services.store;
    await pool.query(`insert into deliveries (id, kind, recipient, about, message, state, created, until)
      values ('late', 'mail', 'jeanne@mail.example', 'contact', '{}', 'waiting', now() - interval '90 seconds', now() + interval '1 day')`);
    await pool.query(`insert into erasures (began, ms, cases, messages) values (now(), 1, 3, 40)`);
    await pool.query(
      `insert into contact_mails (id, challenge, created) values ('old', 'old', now() - interval '9 days')`,
    );
    const read = await eventually(async () => {
      const now = await figures();
      expect(
        now.get('parvis_calls_total{method="POST",call="/mobile/:cuid/discuss/send/txt",status="200"}'),
      ).toBe(1);
      const pages = [
        '{method="GET",call="/q/:qrid",status="410"}',
        '{method="GET",call="/app/:cuid",status="200"}',
        '{method="GET",call="/*",status="404"}',
      ];
      expect(pages.map((labels) => now.get(`parvis_calls_total${labels}`))).toEqual([1, 1, 1]);
      return now;
    });
    expect(read.get('parvis_queue_waiting{way="mail"}')).toBe(1);
    expect(read.get('parvis_queue_waiting{way="sms"}')).toBe(0);
    expect(read.get('parvis_queue_late_seconds{way="mail"}')).toBeGreaterThanOrEqual(90);
    expect(read.get('parvis_bus{carrier="none"}')).toBe(1);
    expect(read.get('parvis_erased_total{what="messages"}')).toBe(40);
    expect(read.get('parvis_pool_connections{state="open"}')).toBeGreaterThan(0);
    expect(read.get('parvis_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThan(0);
    expect(read.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    const { payload } = await ask(`Bearer ${TOKEN}`);
    for (const name of ['jeanne', csid, 'testville'])
      expect(payload.toLowerCase()).not.toContain(name.toLowerCase());
    let now = Date.now();
    const database = watchDatabase(pool, () => now);
    const overdue = async () =>
      (await database.getFamilies()).find(({ name }) => name === 'parvis_overdue_rows')?.samples[0]?.value;
    expect(await overdue()).toBe(1);
    await pool.query('delete from deliveries; delete from contact_mails');
    // Cached for five minutes.
    expect(await overdue()).toBe(1);
    now += 300_000;
    expect(await overdue()).toBe(0);
  });

  it('report a stuck channel despite retries, but no single refused address', async () => {
    const { pool } = services.store;
    const waits = (id: string, more: string) =>
      pool.query(`insert into deliveries (id, kind, recipient, about, message, state, tries, created, until)
        values ('${id}', ${more}, now() + interval '1 day')`);
    const late = async () => Math.round((await figures()).get('parvis_queue_late_seconds{way="mail"}') ?? -1);
    await waits('night', `'mail', 'x', 'news', '{}', 'waiting', 0, now() - interval '4 hours'`);
    expect(await late()).toBe(0);
    await waits('stuck', `'mail', 'x', 'code', '{}', 'waiting', 3, now() - interval '10 minutes'`);
    expect(await late()).toBeGreaterThanOrEqual(600);
    await waits('went', `'mail', null, 'code', null, 'sent', 1, now()`);
    expect(await late()).toBe(0);
    await pool.query('delete from deliveries');
  });
});

describe('call meter', () => {
  it('fills cumulative buckets, and excludes streams', () => {
    const meter = createCallMeter();
    const facts = { id: 'x', method: 'GET', route: '/a "b"', customer: undefined, status: 200 };
    for (const ms of [1, 30, 20_000]) meter.recordCall({ ...facts, ms });
    meter.recordCall({ ...facts, route: LIVE, ms: 3_600_000 });
    const text = formatMetrics(meter.getFamilies());
    expect(text).toContain('parvis_calls_total{method="GET",call="/a \\"b\\"",status="200"} 3\n');
    expect(text).toContain('parvis_call_seconds_bucket{call="/a \\"b\\"",le="0.005"} 1\n');
    expect(text).toContain('parvis_call_seconds_bucket{call="/a \\"b\\"",le="0.05"} 2\n');
    expect(text).toContain('parvis_call_seconds_bucket{call="/a \\"b\\"",le="+Inf"} 3\n');
    expect(text).toContain('parvis_call_seconds_sum{call="/a \\"b\\""} 20.031\n');
    expect(text).not.toContain(`parvis_call_seconds_count{call="${LIVE}"}`);
  });
});
