import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { settingNames } from '../../platform/config/settings.ts';
import { packageRoot } from '../../platform/lib/packageRoot.ts';

const ROOT = join(packageRoot, '..');
const FOLDER = join(ROOT, 'docs', 'operating');
const text = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const compose = text('compose.yaml');
const page = readFileSync(join(ROOT, 'docs', 'operating.md'), 'utf8');
const scratch = mkdtempSync(join(tmpdir(), 'parvis-operating-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** If the program is installed. */
function said(program: string, ...args: string[]): string | undefined {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) {
    console.warn(`Not looked at by ${program}, which is not here.`);
    return undefined;
  }
  return status === 0 ? 'right' : stdout + stderr;
}
const right = (words: string | undefined) => expect([undefined, 'right']).toContain(words);

describe('the files for operators', () => {
  it('are all documented, and reference only existing bundles and settings', () => {
    const names = readdirSync(FOLDER);
    const named = names.filter((name) => page.includes(name) || page.includes(name.replace(/\.\w+$/, '.*')));
    expect(named).toEqual(names);
    const all = [page, ...names.map(text)].join('\n');
    const bundles = readFileSync(join(packageRoot, 'vite.config.ts'), 'utf8');
    for (const [, name] of all.matchAll(/server\/dist\/(\w+)\.js/g))
      expect(bundles).toMatch(new RegExp(`\\b${name}: '`));
    const settings = all.matchAll(/^\s*(?:Environment=)?([A-Z][A-Z_]{3,})[:=]/gm);
    const others = new Set([
      ...['NODE_ENV', 'STOPSIGNAL', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB'],
      ...['DATABASE_PASSWORD', 'CUSTOMERS', 'ERASED'],
    ]);
    const unknown = [...settings]
      .map(([, name = '']) => name)
      .filter((name) => !settingNames.some((one) => one === name) && !name.startsWith('OTEL_'));
    expect(unknown.filter((name) => !others.has(name))).toEqual([]);
  });

  it('list every setting once and pass it to containers', () => {
    const listed = [...text('env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([]);
    const beside = ['TZ', 'DATABASE_PASSWORD', 'CUSTOMERS', 'ERASED'];
    expect(listed.filter((name) => !beside.includes(name)).toSorted()).toEqual([...settingNames].toSorted());
    const set = [...text('env.example').matchAll(/^([A-Z][A-Z_]+)="?(.*?)"?$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(readConfig(Object.fromEntries(set)).publicUrl).toBe('https://parvis.example');
    // All lines enabled, except local files.
    const whole = [...text('env.example').matchAll(/^#?([A-Z][A-Z_]+)="?(.*?)"?$/gm)].map(
      ([, name = '', value]) => [name, value],
    );
    const here = { PARVIS_CUSTOMERS: scratch, PRINT_FONTS: '' };
    const { smsInbound, smsReceiptsKey } = readConfig({ ...Object.fromEntries(whole), ...here });
    expect([smsInbound?.name, smsReceiptsKey === undefined]).toEqual(['vonage', false]);
    const [shared = '', services = ''] = compose.split('\nservices:\n');
    expect(shared).toContain('x-parvis: &parvis\n');
    expect(shared).toContain('\n  env_file: [.env]\n');
    expect(shared).toContain('\n    - backups:/var/backups/parvis\n');
    for (const service of ['parvis', 'backup'])
      expect(services).toMatch(new RegExp(`^ {2}${service}:\\n {4}<<: \\*parvis\\n`, 'm'));
  });

  it('back up from a container at once and daily, and stop on a signal', async () => {
    const [, script = ''] = /- sh\n +- -c\n +- (.+)\n/.exec(compose) ?? [];
    const folder = join(scratch, 'backup');
    mkdirSync(join(folder, 'server', 'dist'), { recursive: true });
    writeFileSync(
      join(folder, 'server', 'dist', 'backup.js'),
      `console.log(process.argv.slice(2).join(' '))`,
    );
    // Compose escapes $ as $$.
    const running = spawn('sh', ['-c', script.replaceAll('$$', () => '$')], { cwd: folder });
    const [said] = await once(running.stdout, 'data');
    expect(String(said)).toBe('backup /var/backups/parvis --keep 30\n');
    running.kill('SIGTERM');
    expect(await once(running, 'exit')).toEqual([0, null]);
  });

  it('back up from a container once its server is healthy, and retry after a minute', async () => {
    expect(compose).toMatch(/\n {2}backup:\n.+\n {4}depends_on: .*parvis: { condition: service_healthy }/);
    const [, script = ''] = /- sh\n +- -c\n +- (.+)\n/.exec(compose) ?? [];
    const folder = join(scratch, 'failing');
    mkdirSync(join(folder, 'server', 'dist'), { recursive: true });
    const sleepsAfter = async (status: number) => {
      writeFileSync(join(folder, 'server', 'dist', 'backup.js'), `process.exit(${status})`);
      const told = `sleep() { echo "$1"; exec tail -f /dev/null; }; ${script.replaceAll('$$', () => '$')}`;
      const running = spawn('sh', ['-c', told], { cwd: folder, detached: true });
      const [said] = await once(running.stdout, 'data');
      if (running.pid !== undefined) process.kill(-running.pid, 'SIGKILL');
      return Number(said);
    };
    // 1: only photos are missing.
    expect([await sleepsAfter(0), await sleepsAfter(1), await sleepsAfter(2)]).toEqual([86_400, 86_400, 60]);
  });

  it('pass their validators, if installed', () => {
    const units = ['parvis.service', 'parvis@.service', 'parvis-backup.service', 'parvis-backup.timer'];
    right(said('systemd-analyze', 'verify', ...units.map((name) => join(FOLDER, name))));
    right(said('promtool', 'check', 'rules', join(FOLDER, 'alerts.yml')));
    const validated = (file: string) => said('caddy', 'validate', '--adapter', 'caddyfile', '--config', file);
    right(validated(join(FOLDER, 'Caddyfile')));
    const key = join(scratch, 'key.pem');
    const certificate = join(scratch, 'cert.pem');
    const made = said(
      'openssl',
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=parvis.example',
      '-keyout',
      key,
      '-out',
      certificate,
    );
    if (made !== 'right') return;
    const own = text('Caddyfile').replace(/# (tls )\S+ \S+/, `$1${certificate} ${key}`);
    expect(own).toContain(`\ttls ${certificate} ${key}\n`);
    const caddyfile = join(scratch, 'Caddyfile');
    writeFileSync(caddyfile, own);
    right(validated(caddyfile));
    writeFileSync(caddyfile, own.replace(certificate, join(scratch, 'none.pem')));
    expect(validated(caddyfile) ?? 'none.pem').toContain('none.pem');
    const site = text('nginx.conf')
      .replace(/\S+fullchain.pem/, certificate)
      .replace(/\S+privkey.pem/, key);
    const config = join(scratch, 'nginx.conf');
    writeFileSync(config, `pid ${join(scratch, 'pid')};\nevents {}\nhttp {\n${site}\n}\n`);
    right(said('nginx', '-t', '-q', '-c', config));
  });

  const SICK: readonly (readonly [rule: string, series: string, values: string])[] = [
    ['ParvisAway', 'up{job="parvis"}', '0x120'],
    ['ParvisFails', 'parvis_calls_total{status="500"}', '0+60x120'],
    ['ParvisSlow', 'parvis_call_seconds_bucket{le="1"}', '0+1x120'],
    ['ParvisSendsNothing', 'parvis_queue_late_seconds{way="mail"}', '0+60x120'],
    ['ParvisKeepsTooLong', 'parvis_overdue_rows', '3x120'],
  ];
  const WELL = [
    'up{job="parvis"} 1x120',
    'parvis_ready 1x120',
    'parvis_overdue_rows 0x120',
    'parvis_calls_total{status="200"} 0+60x120',
  ];

  it('fire each alert for its own fault only', () => {
    const series = (name: string, values: string) => ({ series: name, values });
    const well = WELL.map((line) =>
      series(line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)),
    );
    const slow = [
      series('parvis_call_seconds_bucket{le="10"}', '0+60x120'),
      series('parvis_call_seconds_bucket{le="+Inf"}', '0+60x120'),
    ];
    const rules = SICK.map(([rule]) => rule);
    const expected = (alertname: string, fires: boolean) => ({
      alertname,
      eval_time: '110m',
      // Free text.
      exp_alerts: fires
        ? [{ exp_labels: labelsOf[alertname] ?? {}, exp_annotations: { summary: summaryOf(alertname) } }]
        : [],
    });
    const tests = [
      { input_series: well, alert_rule_test: rules.map((rule) => expected(rule, false)) },
      ...SICK.map(([rule, name, values]) => ({
        input_series: [series(name, values), ...(rule === 'ParvisSlow' ? slow : [])],
        alert_rule_test: rules.map((one) => expected(one, one === rule)),
      })),
    ];
    const file = join(scratch, 'rules.json');
    const content = {
      rule_files: [join(FOLDER, 'alerts.yml')],
      evaluation_interval: '1m',
      tests: tests.map((one) => ({ interval: '1m', ...one })),
    };
    writeFileSync(file, JSON.stringify(content));
    right(said('promtool', 'test', 'rules', file));
  });
});

const labelsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ParvisAway: { job: 'parvis' },
  ParvisSendsNothing: { way: 'mail' },
};
const summaryOf = (rule: string): string =>
  new RegExp(`alert: ${rule}\\n[^]*?summary: (.*)`).exec(text('alerts.yml'))?.[1] ?? '';
