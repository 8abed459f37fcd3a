import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addresses } from '@parvis/api/addresses';
import { afterAll, describe, expect, it } from 'vitest';
import { isAlive, readPostmaster } from '../../platform/db/embedded/postmaster.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { packageRoot } from '../../platform/lib/packageRoot.ts';
import { findFreePort } from '../../testing/findFreePort.ts';
import { getBundlePath } from '../../testing/getBundlePath.ts';
import { waitForProcess } from '../../testing/serverProcess.ts';
import { SMALL_TOWN } from '../../testing/smallTown.ts';
import {
  hasSystemd,
  type Places,
  type RunningUnit,
  replacePlaces,
  runUnit,
  startUnit,
} from '../../testing/units.ts';

const atNight = process.env.PARVIS_ALL === 'yes';
const page = readFileSync(join(packageRoot, '..', 'docs', 'operating.md'), 'utf8');
const [, settings = ''] = /^`\/etc\/parvis\/parvis\.env`.*\n\n```sh\n([^`]+)```/m.exec(page) ?? [];
const NOBODY = 65_534;

describe.runIf(atNight)('systemd units, run or emulated', () => {
  const root = mkdtempSync(join(tmpdir(), 'parvis-units-'));
  const at = (name: string) => join(root, name);
  // systemd units may write to their own folders only.
  const state = hasSystemd ? `/var/lib/parvis-test-${process.pid}` : at('state');
  const places: Places = [
    ['/usr/bin/node', process.execPath],
    ['/opt/parvis', at('opt')],
    ['/etc/parvis', at('etc')],
    ['/var/lib/parvis', state],
    ['StateDirectory=parvis', `StateDirectory=parvis-test-${process.pid}`],
    ['/var/backups/parvis', at('backups')],
    ['/srv/parvis-erased', at('erased')],
    ['/srv/parvis-media', at('media')],
  ];
  const set = (...more: string[]) =>
    writeFileSync(at('etc/parvis.env'), `${replacePlaces(settings, places)}${more.join('\n')}\n`);
  const ready = async (port: number) =>
    (await fetch(`http://127.0.0.1:${port}${addresses.ready.template}`).catch(() => undefined))?.status;

  // Root's embedded database has another account.
  chmodSync(root, 0o711);
  mkdirSync(at('opt/server'), { recursive: true });
  symlinkSync(dirname(getBundlePath()), at('opt/server/dist'));
  mkdirSync(at('etc/customers/elme'), { recursive: true });
  writeFileSync(at('etc/customers/elme/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(at('etc/customers/elme/customer.json'), SMALL_TOWN);
  for (const name of ['backups', 'erased', 'media', 'state']) {
    mkdirSync(at(name));
    if (hasSystemd) chownSync(at(name), NOBODY, NOBODY);
  }
  const running = new Set<RunningUnit>();
  const begin = (unit: Parameters<typeof startUnit>[0]) => {
    const begun = startUnit(unit);
    running.add(begun);
    return begun;
  };
  const stop = (unit: RunningUnit) => {
    running.delete(unit);
    return unit.stop();
  };
  afterAll(async () => {
    await Promise.all([...running].map(stop));
    rmSync(root, { recursive: true, force: true });
    if (hasSystemd) rmSync(state, { recursive: true, force: true });
  });

  it('serve with the documented settings, are backed up, and stop in time', async () => {
    const port = await findFreePort();
    set(`PORT=${port}`);
    const unit = begin({ name: 'parvis.service', places });
    await waitForProcess(async () => expect(await ready(port)).toBe(200));
    const pid = readPostmaster(join(state, 'database'))?.pid ?? 0;
    expect(isAlive(pid)).toBe(true);
    expect(await runUnit({ name: 'parvis-backup.service', places })).toBe(true);
    const [archive = '', ...others] = readdirSync(at('backups'));
    expect([archive, others]).toEqual([expect.stringMatching(/^parvis-.+\.tar$/), []]);
    expect(statSync(join(at('backups'), archive)).mode & 0o077).toBe(0);
    expect(statSync(join(state, 'database')).mode & 0o077).toBe(0);
    expect(await stop(unit)).toBe(true);
    expect(isAlive(pid)).toBe(false);
    expect(await ready(port)).toBe(undefined);
  });

  it('serve at the port of their instance on one database, and stop in time', async () => {
    const { url } = await createTestDatabase();
    set(`DATABASE_URL=${url}`, `PARVIS_MEDIA=${at('media')}`);
    const ports = [await findFreePort(), await findFreePort()];
    const units = ports.map((port) => begin({ name: 'parvis@.service', places, instance: String(port) }));
    for (const port of ports) await waitForProcess(async () => expect(await ready(port)).toBe(200));
    expect(await Promise.all(units.map(stop))).toEqual([true, true]);
    for (const port of ports) expect(await ready(port)).toBe(undefined);
  });
});
