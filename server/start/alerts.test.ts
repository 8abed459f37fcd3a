import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callAddress } from '@parvis/api/call';
import { loginCalls } from '@parvis/api/calls/login';
import { sessionCalls } from '@parvis/api/calls/session';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { packageRoot } from '../base/packageRoot.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { freePort } from '../testing/freePort.ts';
import { inItsTime, type ServerProcess, startServer } from '../testing/serverProcess.ts';
import { type SilentProxy, startSilentProxy } from '../testing/silentProxy.ts';

/** At night, and where there is a Prometheus: by day `promtool` is asked (`operatingFiles.test.ts`). */
const isPlayed = process.env.PARVIS_ALL === 'yes' && spawnSync('prometheus', ['--version']).status === 0;

const FOLDER = join(packageRoot, '..', 'docs', 'operating');
const TOKEN = 'a-secret-of-figures';

/** Our rules as they are, in seconds where they have minutes: what is asked for stays the same. */
const quickened = (rules: string): string =>
  rules.replace(/for: \d+m/g, 'for: 2s').replace(/\[\d+m\]/g, '[10s]');

const alerts = z.object({
  data: z.object({
    alerts: z.array(z.object({ labels: z.record(z.string(), z.string()), state: z.string() })),
  }),
});
const result = z.object({ status: z.literal('success'), data: z.object({ result: z.array(z.unknown()) }) });

describe.runIf(isPlayed)('the alerts on a real server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-alerts-'));
  let server: ServerProcess;
  let way: SilentProxy;
  let direct: pg.Client;
  let origin = '';
  let watcher = '';
  let end = () => {};
  /** Watches from now on, in place of who watched before. */
  function watch(): void {
    end();
    const child = spawn(
      'prometheus',
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=${new URL(watcher).host}`,
      ],
      { stdio: 'ignore' },
    );
    end = () => child.kill('SIGKILL');
  }

  beforeAll(async () => {
    const { url } = await createTestDatabase();
    direct = new pg.Client({ connectionString: url });
    await direct.connect();
    way = await startSilentProxy(url);
    const [port, watching] = [await freePort(), await freePort()];
    origin = `http://127.0.0.1:${port}`;
    watcher = `http://127.0.0.1:${watching}/api/v1`;
    server = startServer({
      PORT: String(port),
      DATABASE_URL: way.url,
      METRICS_TOKEN: TOKEN,
      PUBLIC_URL: origin,
      // Nobody listens there.
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Parvis <no-reply@parvis.example>',
    });
    writeFileSync(join(folder, 'alerts.yml'), quickened(readFileSync(join(FOLDER, 'alerts.yml'), 'utf8')));
    writeFileSync(
      join(folder, 'prometheus.yml'),
      `global: { scrape_interval: 1s, scrape_timeout: 1s, evaluation_interval: 1s }
rule_files: [alerts.yml]
scrape_configs:
  - job_name: parvis
    authorization: { credentials: ${TOKEN} }
    static_configs: [{ targets: ['127.0.0.1:${port}'] }]
`,
    );
    await inItsTime(async () => expect((await fetch(`${origin}/ready`)).status).toBe(200));
    watch();
  });
  afterAll(async () => {
    end();
    server.child.kill('SIGKILL');
    await direct.end();
    await way.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (query: string) =>
    result.parse(await (await fetch(`${watcher}/query?query=${encodeURIComponent(query)}`)).json()).data
      .result;
  async function firing(): Promise<string[]> {
    const { data } = alerts.parse(await (await fetch(`${watcher}/alerts`)).json());
    const names = data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
    return [...new Set(names.filter((name) => name !== undefined))].sort();
  }
  const fires = (name: string) => inItsTime(async () => expect(await firing()).toContain(name));
  const isOver = (name: string) => inItsTime(async () => expect(await firing()).not.toContain(name));
  const post = (address: string, body: object) =>
    fetch(origin + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });
  /** Calls again and again while a work is done. */
  async function meanwhile(work: () => Promise<void>, call: () => Promise<unknown>): Promise<void> {
    let over = false;
    const calling = (async () => {
      while (!over) await call().catch(() => undefined);
    })();
    await work().finally(() => {
      over = true;
    });
    await calling;
  }
  const opens = () => post(callAddress(sessionCalls.userSts, {}), { newCookies: true });

  it('none of them fires while all is well, and what the dashboard asks for is answered', async () => {
    await inItsTime(async () => expect(await ask('parvis_ready == 1')).toHaveLength(1));
    await opens();
    await inItsTime(async () => expect(await ask('rate(parvis_calls_total[10s]) > 0')).not.toEqual([]));
    expect(await firing()).toEqual([]);
    const dashboard = readFileSync(join(FOLDER, 'dashboard.json'), 'utf8');
    const exprs = [...dashboard.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, expr = '']): string =>
      JSON.parse(`"${expr}"`),
    );
    expect(exprs.length).toBeGreaterThan(12);
    const silent: string[] = [];
    for (const expr of exprs) {
      const query = expr.replaceAll('$__rate_interval', '10s').replaceAll('$job', 'parvis');
      if ((await ask(query)).length === 0) silent.push(expr);
    }
    // Nothing failed so far.
    expect(silent.filter((expr) => !expr.includes('5..'))).toEqual([]);
  });

  it('ParvisSendsNothing fires where mails do not leave', async () => {
    const asked = await post(callAddress(loginCalls.loginMailReq, {}), { mail: 'admin@town.example' });
    expect(asked.status).toBe(200);
    const waits = `select tries from deliveries where state = 'waiting' and tries > 0`;
    await inItsTime(async () => expect((await direct.query(waits)).rowCount).toBe(1));
    // Four minutes go by.
    await direct.query(`update deliveries set created = created - interval '5 minutes'`);
    await fires('ParvisSendsNothing');
    await direct.query('delete from deliveries');
    await isOver('ParvisSendsNothing');
  });

  it('ParvisFails fires where calls fail', async () => {
    await direct.query('alter table sessions rename to gone');
    await meanwhile(
      () => fires('ParvisFails'),
      () =>
        fetch(`${origin}${callAddress(sessionCalls.userSts, {})}`, {
          headers: { cookie: 'pv_session=x' },
        }).then(opens),
    );
    await direct.query('alter table gone rename to sessions');
    await isOver('ParvisFails');
  });

  it('ParvisSlow fires where calls take long', async () => {
    await meanwhile(
      () => fires('ParvisSlow'),
      async () => {
        await direct.query('begin; lock table sessions in access exclusive mode');
        const call = opens();
        await direct.query('select pg_sleep(1.5)');
        await direct.query('commit');
        await call;
      },
    );
    await isOver('ParvisSlow');
  });

  it('ParvisAway fires where the database is away, and is over once it is back', async () => {
    way.silence('always');
    await fires('ParvisAway');
    way.silence(undefined);
    await isOver('ParvisAway');
  });

  it('ParvisKeepsTooLong fires where nothing is erased', async () => {
    // What is overdue is counted every five minutes: of a server that starts, when it is first asked.
    end();
    server.child.kill('SIGKILL');
    await server.ended();
    server = startServer({ PORT: new URL(origin).port, DATABASE_URL: way.url, METRICS_TOKEN: TOKEN });
    await inItsTime(async () => expect((await fetch(`${origin}/ready`)).status).toBe(200));
    await direct.query(`create function keep() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
      create trigger keep before delete on contact_mails for each row execute function keep();
      insert into contact_mails (id, challenge, created) values ('old', 'old', now() - interval '9 days')`);
    watch();
    await fires('ParvisKeepsTooLong');
  });
});
