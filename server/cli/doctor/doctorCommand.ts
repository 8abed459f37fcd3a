import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type pg from 'pg';
import { findLostRows, isStorageMissing, type OrphanContext } from '../../modules/media/service.ts';
import { countDueRows } from '../../modules/privacy/service.ts';
import { findRefusedCustomers } from '../../modules/provisioning/service.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import type { Env } from '../../platform/config/settings.ts';
import { findBypassedDatabase } from '../../platform/db/bypassedDatabase.ts';
import { connect, type Store } from '../../platform/db/database.ts';
import { measureClockOffset } from '../../platform/db/databaseClock.ts';
import { getDefaultDataDir, startEmbedded } from '../../platform/db/embedded/startEmbedded.ts';
import { type ReadinessStatus, watchReadiness } from '../../platform/db/readiness.ts';
import { readSchemaVersion } from '../../platform/db/schemaVersion.ts';
import { getPushSubject } from '../../platform/delivery/push/vapid.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import { getStaleBefore } from '../../platform/storage/scratchFolder.ts';
import { getMediaFolder } from '../../platform/storage/storageFolders.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { describeStartFailure, isDatabaseUnresponsive } from '../../platform/terminal/startFailure.ts';
import { checkAddress, type NetworkAccess } from './checkAddress.ts';
import { checkBus, checkCertificate, checkMail, checkSettings, checkSms } from './checkMachine.ts';
import { checkDisks, checkStorage } from './checkStorage.ts';
import {
  createFinding,
  type DoctorFinding,
  type FindingName,
  formatFinding,
  getGrade,
  texts,
} from './finding.ts';

/** Seconds: SMS codes last minutes. */
const MAX_CLOCK_OFFSET = 5;
/** Hourly, plus slack. */
const ERASE_DELAY_MS = 2 * 3_600_000;

async function checkClock(pool: pg.Pool): Promise<DoctorFinding> {
  const apart = Math.abs(await measureClockOffset(pool)) / 1000;
  return apart > MAX_CLOCK_OFFSET
    ? createFinding('clockOff', Math.round(apart))
    : createFinding('clockFine', apart.toFixed(1));
}

async function checkDue(pool: pg.Pool, now: number): Promise<DoctorFinding> {
  const due = Object.entries(await countDueRows(pool, new Date(now - ERASE_DELAY_MS)));
  const told = due.map(([table, rows]) => `${table} ${rows}`).join(', ');
  return due.length === 0 ? createFinding('dueFine') : createFinding('dueLeft', told);
}

function checkPush(config: Config): DoctorFinding {
  const whom = getPushSubject(config);
  return createFinding(whom.endsWith('.invalid') ? 'pushNobody' : 'pushFine', whom);
}

const UNWRITTEN: Readonly<Partial<Record<ReadinessStatus, FindingName>>> = {
  writesRefused: 'writesRefused',
  diskFull: 'databaseFull',
};

/** As `/ready` does. */
async function checkWrites(pool: pg.Pool, version: string | undefined): Promise<DoctorFinding> {
  const status = await watchReadiness(pool, { warn: () => undefined }).now();
  const ill = UNWRITTEN[status];
  return ill === undefined ? createFinding('databaseFine', version) : createFinding(ill);
}

interface CheckOptions {
  readonly now: number;
  readonly language: Language;
}

const CASES = `select to_regclass('public.cases') is not null as made`;

async function checkUnmovedDatabase(pool: pg.Pool, config: Config): Promise<DoctorFinding[]> {
  const folder = findBypassedDatabase(config);
  if (folder === undefined) return [];
  const { rows } = await pool.query<{ made: boolean }>(CASES);
  const isEmpty = !rows[0]?.made || (await pool.query('select from cases limit 1')).rowCount === 0;
  return isEmpty ? [createFinding('notMoved', folder)] : [];
}

/** By the sweep's rule. Empty if unlistable: `checkStorage` reports why. */
async function checkMediaFilesExist(
  kept: OrphanContext,
  place: string,
  now: number,
): Promise<DoctorFinding[]> {
  const there = new Set<string>();
  try {
    for await (const { id } of kept.storage.listFiles()) there.add(id);
  } catch {
    return [];
  }
  const { lost, all } = await findLostRows(kept, there, getStaleBefore(now));
  return isStorageMissing({ lost: lost.length, all })
    ? [createFinding('photosElsewhere', `${lost.length}/${all} ${place}`)]
    : [];
}

async function checkCustomers(
  db: Store['db'],
  { customersDir }: Config,
  language: Language,
): Promise<DoctorFinding[]> {
  if (customersDir === undefined) return [];
  const refused = await findRefusedCustomers(db, customersDir, language);
  return refused.map(({ name, why }) => createFinding('customerRefused', `${name}\t${why}`));
}

async function checkContents(
  store: Store,
  config: Config,
  { now, language }: CheckOptions,
): Promise<DoctorFinding[]> {
  const { pool, db } = store;
  const { rows } = await pool.query<{ version: string; name: string }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version, current_database() as name`,
  );
  const clock = await checkClock(pool);
  const { state, at } = await readSchemaVersion(pool);
  if (state === 'newer') return [createFinding('schemaNewer', at), clock];
  if (state === 'none')
    return [createFinding('schemaNone', rows[0]?.name), ...(await checkUnmovedDatabase(pool, config)), clock];
  if (state === 'beforeBaseline') return [createFinding('schemaBefore', at), clock];
  if (state === 'older') return [createFinding('schemaOlder', at), clock];
  const { storage, place } = openStorage(config, getMediaFolder(config));
  return [
    await checkWrites(pool, rows[0]?.version),
    ...(await checkUnmovedDatabase(pool, config)),
    clock,
    await checkDue(pool, now),
    ...(await checkMediaFilesExist({ db, storage }, place, now)),
    checkPush(config),
    ...(await checkCustomers(db, config, language)),
  ];
}

async function openDatabase({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined };
  return startEmbedded(dataDir === undefined ? {} : { dataDir });
}

/** Starts an embedded database temporarily. */
async function checkDatabase(config: Config, language: Language, now = Date.now()): Promise<DoctorFinding[]> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && !existsSync(join(dataDir ?? getDefaultDataDir(), 'database')))
    return [createFinding('databaseNone')];
  try {
    const { url, stop } = await openDatabase(config);
    const store = connect(url, 2);
    try {
      return await checkContents(store, config, { now, language });
    } finally {
      await store.close();
      await stop();
    }
  } catch (error) {
    const name = isDatabaseUnresponsive(error, config) ? 'databaseAway' : 'databaseRefused';
    return [createFinding(name, describeStartFailure(error, config, language))];
  }
}

const FLAGS = { '--json': 'json', ...HELP_FLAGS } as const;

async function checkAll(
  config: Config,
  env: Env,
  language: Language,
  outside?: NetworkAccess,
): Promise<DoctorFinding[]> {
  const found = await Promise.all([
    checkSettings(config, env, language),
    checkCertificate(config),
    checkAddress(config, outside),
    checkDatabase(config, language),
    checkBus(config),
    checkDisks(config),
    checkStorage(config),
    checkMail(config, language),
    checkSms(config),
  ]);
  return found.flat();
}

/**
 * @param outside replaces network access
 * @throws ConfigError
 */
export async function runDoctor(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  outside?: NetworkAccess,
): Promise<CommandResult> {
  const read = parseCommand(args, { flags: FLAGS, ...texts });
  if ('status' in read) return read;
  const { flags: given, language } = read;
  const found = await checkAll(readConfig(env), env, language, outside);
  const grades = new Set(found.map(getGrade));
  const status = grades.has('bad') ? 2 : grades.has('look') ? 1 : 0;
  if (!given.has('json')) return { status, lines: found.flatMap((one) => formatFinding(one, language)) };
  const data = found.map((one) => ({ ...one, grade: getGrade(one) }));
  return { status, lines: [JSON.stringify({ status, findings: data }, null, 2)] };
}
