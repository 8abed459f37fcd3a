import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '@parvis/api/addresses';
import { templateOf } from '@parvis/api/call';
import { boardCalls } from '@parvis/api/calls/board';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it } from 'vitest';
import { runReload } from '../../cli/customers/reloadCommand.ts';
import { createLog } from '../../cli/serve/createLog.ts';
import { toRoutePath } from '../../http/registerCalls.ts';
import { eventually } from '../../testing/eventually.ts';
import { findFreePort } from '../../testing/findFreePort.ts';
import { createContributor, openCase, signInStaff } from '../../testing/person.ts';
import { startServer, waitForProcess } from '../../testing/serverProcess.ts';
import { SMALL_TOWN } from '../../testing/smallTown.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { createTestDatabase } from '../db/testing/testDatabase.ts';
import { getTestFolder } from '../db/testing/testServer.ts';
import { createId } from '../lib/ids.ts';

const { url } = await createTestDatabase();
const lines: string[] = [];
const keep = (line = '') => void lines.push(line);
const log = createLog('json', { out: keep, err: keep });
const services = await openTestServices(url, { log, config: { trustProxy: 1 } });
afterAll(() => services.close());

const BUILD = addresses.build.template;
const PROBES = [addresses.health.template, addresses.ready.template];
const STAFF_LIVE = toRoutePath(addresses.staffLive.template);
const SEND_TXT = toRoutePath(templateOf(mobileCalls.sendTxt));

interface Line {
  time: string;
  level: string;
  event: string;
  request?: string;
  call?: string;
  customer?: string;
  status?: number;
  ms?: number;
  message?: string;
  address?: string;
  folder?: string;
}
const written = (): Line[] => lines.map((line) => JSON.parse(line) as Line);
const until = (expectation: (all: Line[]) => void) => eventually(() => expectation(written()));

describe('JSON log', () => {
  it('has one line per call with its request id, and no personal data', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const words = 'Jeanne Morel attend au 06 12 34 56 78';
    await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: words });
    const anna = await signInStaff(services);
    await anna.call(boardCalls.casesListAll, {});
    const { crUid = '?' } = await jo.call(sessionCalls.userSts, { newCookies: false });
    const { app } = services;
    const typed = [
      addresses.staffLive.template.replace('{cuid}', 'jeanne.morel'),
      '/q/jeanne.morel@mail.example?from=jeanne.morel',
      '/jeanne/morel',
      '/api/media/jeanne-morel',
    ];
    for (const address of typed) await app.inject(address);
    const named = await app.inject({ url: BUILD, headers: { 'x-request-id': 'of-the-proxy-1' } });
    expect(named.headers['x-request-id']).toBe('of-the-proxy-1');
    const lied = await app.inject({ url: BUILD, headers: { 'x-request-id': 'jeanne@mail.example' } });
    expect(lied.headers['x-request-id']).toMatch(/^[\w-]{22}$/);

    // Probes every few seconds are not logged.
    for (const address of PROBES) await app.inject(address);

    await until((all) => {
      expect(all.filter(({ call }) => call === BUILD)).toMatchObject([
        { level: 'info', event: 'call', request: 'of-the-proxy-1', status: 200, ms: expect.any(Number) },
        { request: lied.headers['x-request-id'] },
      ]);
      expect(all.find(({ call }) => call === SEND_TXT)).toMatchObject({
        customer: 'testville',
        status: 200,
      });
      expect(all.filter(({ call }) => call === STAFF_LIVE).map(({ customer }) => customer)).toEqual([
        undefined,
      ]);
    });
    expect(written().filter(({ call }) => PROBES.some((probe) => probe === call))).toEqual([]);
    for (const { time } of written()) expect(new Date(time).toISOString()).toBe(time);
    const text = lines.join('\n').toLowerCase();
    const names = [
      words,
      'jeanne',
      'morel',
      '06 12',
      'anna',
      'testville.example',
      csid,
      crUid,
      '127.0.0.1',
      String(jo.cookie),
    ];
    for (const name of [...names, 'La porte ne ferme plus']) expect(text).not.toContain(name.toLowerCase());
  });

  it('logs page routes and customers, but no typed values', async () => {
    const opened: [address: string, call: string, customer: string | undefined, status: number][] = [
      ['/', '/', undefined, 200],
      ['/q/test-hall/report/door?from=jeanne', '/q/:qrid/report/:ccatCode', 'testville', 200],
      ['/q/test-old', '/q/:qrid', 'testville', 410],
      ['/q/jeanne.morel', '/q/:qrid', undefined, 404],
      ['/app/testville/q/test-hall/', '/app/:cuid/q/:qrid', 'testville', 200],
      ['/app/jeanne.morel/m/home', '/app/:cuid/m/home', undefined, 200],
      ['/staff/testville/codes', '/staff/:cuid/:csid', 'testville', 200],
      ['/jeanne/morel', '/*', undefined, 404],
    ];
    const named = new Map<unknown, (typeof opened)[number]>();
    for (const one of opened) {
      const { headers } = await services.app.inject({ url: one[0], headers: { accept: 'text/html' } });
      named.set(headers['x-request-id'], one);
    }
    await until((all) => {
      const told = all.filter(({ request }) => named.has(request));
      const seen = told.map(({ request, call = '', customer, status = 0 }) => [
        named.get(request)?.[0],
        call,
        customer,
        status,
      ]);
      expect(seen).toEqual(opened);
    });
    expect(lines.join('\n')).not.toMatch(/jeanne|morel|test-hall/);
  });

  it('logs a failure with its request id, and no request content', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await services.store.pool.query('alter function send_text rename to send_text_away');
    const { status } = await jo.send(mobileCalls.sendTxt, {
      csid,
      id: createId(),
      txt: 'Jeanne Morel attend',
    });
    await services.store.pool.query('alter function send_text_away rename to send_text');
    expect(status).toBe(500);
    await until((all) => {
      const failed = all.find(({ event }) => event === 'call_failed');
      expect(failed).toMatchObject({
        level: 'error',
        message: 'A call failed.',
        request: expect.any(String),
      });
      expect(all).toContainEqual(
        expect.objectContaining({ event: 'call', request: failed?.request, status: 500, level: 'error' }),
      );
    });
    expect(lines.join('\n')).not.toContain('Jeanne');
    expect(lines.join('\n')).not.toContain(csid);
    services.failures.length = 0;
  });

  it('is the server’s only output from its start', async () => {
    const port = String(await findFreePort());
    const own = getTestFolder('log-customers');
    mkdirSync(join(own, 'elme'), { recursive: true });
    writeFileSync(join(own, 'elme', 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(own, 'elme', 'customer.json'), SMALL_TOWN);
    mkdirSync(join(own, 'torn'));
    writeFileSync(join(own, 'torn', 'customer.json'), '{');
    const server = startServer({
      DATABASE_URL: url,
      PARVIS_LOG: 'json',
      PORT: port,
      PARVIS_CUSTOMERS: own,
      PARVIS_DEMO: '1',
    });
    await waitForProcess(() => expect(server.getStdout()).toContain('Parvis is ready'));
    await fetch(`http://127.0.0.1:${port}${BUILD}`);
    await waitForProcess(() => expect(server.getStdout()).toContain(`"call":"${BUILD}"`));
    // A command beside the running server.
    const reload = () => runReload([], { PATH: process.env.PATH, DATABASE_URL: url, PARVIS_CUSTOMERS: own });
    writeFileSync(join(own, 'elme', 'customer.json'), SMALL_TOWN.replace('"Mairie"', '"Hôtel de ville"'));
    await reload();
    await waitForProcess(() =>
      expect(server.getStdout()).toContain(
        '"message":"saint-elme: File changed (by the customer’s file): npx parvis trail saint-elme"',
      ),
    );
    writeFileSync(
      join(own, 'elme', 'customer.json'),
      SMALL_TOWN.replace('"retentionDays": 30', '"retentionDays": -1'),
    );
    await reload();
    await waitForProcess(() => expect(server.getStdout()).toContain('saint-elme: File refused'));
    server.child.kill('SIGTERM');
    await server.waitForExit();
    expect(server.getStderr()).toBe('');
    const all = server
      .getStdout()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    expect(server.getStdout()).not.toMatch(/[\u2580-\u259f]|\\u001b/);
    for (const line of all)
      expect(line).toMatchObject({
        time: expect.any(String),
        level: expect.any(String),
        event: expect.any(String),
      });
    const of = (event: string) => all.filter((line) => line.event === event);
    expect(all.slice(-2).map(({ event }) => event)).toEqual(['stopping', 'stopped']);
    expect(of('ready')).toMatchObject([{ address: `http://127.0.0.1:${port}/` }]);
    // The operator's customers come first.
    expect(of('place').map(({ customer }) => customer)).toEqual([
      'saint-elme',
      'belleroche',
      ...Array.from({ length: 3 }, () => expect.any(String)),
      ...of('place')
        .slice(5)
        .map(() => undefined),
    ]);
    expect(of('customer')).toContainEqual(
      expect.objectContaining({ customer: 'saint-elme', message: expect.stringContaining('a new customer') }),
    );
    const errors = all.filter(({ level }) => level === 'error');
    expect(errors.map(({ event, folder, customer }) => [event, folder ?? customer])).toEqual([
      ['customer_refused', join(own, 'torn')],
      ['customer_refused', join(own, 'torn')],
      ['customer_refused', 'saint-elme'],
    ]);
    expect(errors[1]?.message).toBe(
      `${join(own, 'torn')}: not loaded; what was loaded of it before goes on.`,
    );
    expect(server.getStdout().match(/what was loaded of it before|File changed/g)).toHaveLength(2);
    expect(server.getStdout()).not.toContain('@');
    rmSync(own, { recursive: true });
  });
});
