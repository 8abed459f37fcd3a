import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type pg from 'pg';
import { areGone, lostRows } from '../../modules/media/files/sweep.ts';
import type { Kept } from '../../modules/media/files/unknown.ts';
import { whatIsDue } from '../../modules/privacy/retention/eraseDue.ts';
import { refusedCustomers } from '../../modules/provisioning/load/refusedCustomers.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import type { Env } from '../../platform/config/settings.ts';
import { connect, type Store } from '../../platform/db/database.ts';
import { clockAhead } from '../../platform/db/databaseClock.ts';
import { defaultDataDir, startEmbedded } from '../../platform/db/embedded/startEmbedded.ts';
import { leftBehind } from '../../platform/db/leftBehind.ts';
import { type ReadinessStatus, watchReadiness } from '../../platform/db/readiness.ts';
import { readSchemaVersion } from '../../platform/db/schemaVersion.ts';
import { pushSubject } from '../../platform/delivery/push/vapid.ts';
import { mediaFolderOf } from '../../platform/storage/folders.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import { oldBy } from '../../platform/storage/scratch.ts';
import { type CommandResult, HELP_FLAGS, readCommand } from '../../platform/terminal/commandArguments.ts';
import { isSilent, startFailure } from '../../platform/terminal/startFailure.ts';
import { checkAddress, type Outside } from './checkAddress.ts';
import { checkBus, checkCertificate, checkMail, checkSettings, checkSms } from './checkMachine.ts';
import { checkDisks, checkStorage } from './checkStorage.ts';
import { type Finding, type FindingName, finding, gradeOf, linesOf, texts } from './finding.ts';

/** Tolerance in seconds: SMS codes last minutes. */
const APART = 5;
/** Servers erase hourly. */
const ERASED_BY_NOW = 2 * 3_600_000;

async function checkClock(pool: pg.Pool): Promise<Finding> {
  const apart = Math.abs(await clockAhead(pool)) / 1000;
  return apart > APART ? finding('clockOff', Math.round(apart)) : finding('clockFine', apart.toFixed(1));
}

async function checkDue(pool: pg.Pool, now: number): Promise<Finding> {
  const due = Object.entries(await whatIsDue(pool, new Date(now - ERASED_BY_NOW)));
  const told = due.map(([table, rows]) => `${table} ${rows}`).join(', ');
  return due.length === 0 ? finding('dueFine') : finding('dueLeft', told);
}

function checkPush(config: Config): Finding {
  const whom = pushSubject(config);
  return finding(whom.endsWith('.invalid') ? 'pushNobody' : 'pushFine', whom);
}

const UNWRITTEN: Readonly<Partial<Record<ReadinessStatus, FindingName>>> = {
  writesRefused: 'writesRefused',
  diskFull: 'databaseFull',
};

/** Checks writes as `/ready` does. */
async function checkWrites(pool: pg.Pool, version: string | undefined): Promise<Finding> {
  const status = await watchReadiness(pool, { warn: () => undefined }).now();
  const ill = UNWRITTEN[status];
  return ill === undefined ? finding('databaseFine', version) : finding(ill);
}

interface Asked {
  readonly now: number;
  readonly language: Language;
}

const CASES = `select to_regclass('public.cases') is not null as made`;

async function lookForOld(pool: pg.Pool, config: Config): Promise<Finding[]> {
  const folder = leftBehind(config);
  if (folder === undefined) return [];
  const { rows } = await pool.query<{ made: boolean }>(CASES);
  const isEmpty = !rows[0]?.made || (await pool.query('select from cases limit 1')).rowCount === 0;
  return isEmpty ? [finding('notMoved', folder)] : [];
}

/**
 * Checks that media files exist, by the rule of the sweep. Empty if they cannot be listed: `checkStorage`
 * reports why.
 */
async function checkPhotos(kept: Kept, place: string, now: number): Promise<Finding[]> {
  const there = new Set<string>();
  try {
    for await (const { id } of kept.storage.files()) there.add(id);
  } catch {
    return [];
  }
  const { lost, all } = await lostRows(kept, there, oldBy(now));
  return areGone({ lost: lost.length, all })
    ? [finding('photosElsewhere', `${lost.length}/${all} ${place}`)]
    : [];
}

async function checkCustomers(
  db: Store['db'],
  { customersDir }: Config,
  language: Language,
): Promise<Finding[]> {
  if (customersDir === undefined) return [];
  const refused = await refusedCustomers(db, customersDir, language);
  return refused.map(({ name, why }) => finding('customerRefused', `${name}\t${why}`));
}

async function lookInside(store: Store, config: Config, { now, language }: Asked): Promise<Finding[]> {
  const { pool, db } = store;
  const { rows } = await pool.query<{ version: string; name: string }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version, current_database() as name`,
  );
  const clock = await checkClock(pool);
  const { state, at } = await readSchemaVersion(pool);
  if (state === 'newer') return [finding('schemaNewer', at), clock];
  if (state === 'none')
    return [finding('schemaNone', rows[0]?.name), ...(await lookForOld(pool, config)), clock];
  if (state === 'beforeBaseline') return [finding('schemaBefore', at), clock];
  if (state === 'older') return [finding('schemaOlder', at), clock];
  const { storage, place } = openStorage(config, mediaFolderOf(config));
  return [
    await checkWrites(pool, rows[0]?.version),
    ...(await lookForOld(pool, config)),
    clock,
    await checkDue(pool, now),
    ...(await checkPhotos({ db, storage }, place, now)),
    checkPush(config),
    ...(await checkCustomers(db, config, language)),
  ];
}

async function open({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined };
  return startEmbedded(dataDir === undefined ? {} : { dataDir });
}

/** Starts an embedded database temporarily if it is not running. */
async function checkDatabase(config: Config, language: Language, now = Date.now()): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && !existsSync(join(dataDir ?? defaultDataDir(), 'database')))
    return [finding('databaseNone')];
  try {
    const { url, stop } = await open(config);
    const store = connect(url, 2);
    try {
      return await lookInside(store, config, { now, language });
    } finally {
      await store.close();
      await stop();
    }
  } catch (error) {
    const name = isSilent(error, config) ? 'databaseAway' : 'databaseRefused';
    return [finding(name, startFailure(error, config, language))];
  }
}

const FLAGS = { '--json': 'json', ...HELP_FLAGS } as const;

async function checkAll(config: Config, env: Env, language: Language, outside?: Outside): Promise<Finding[]> {
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
export async function answer(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  outside?: Outside,
): Promise<CommandResult> {
  const read = readCommand(args, { flags: FLAGS, ...texts });
  if ('status' in read) return read;
  const { given, language } = read;
  const found = await checkAll(readConfig(env), env, language, outside);
  const grades = new Set(found.map(gradeOf));
  const status = grades.has('bad') ? 2 : grades.has('look') ? 1 : 0;
  if (!given.has('json')) return { status, lines: found.flatMap((one) => linesOf(one, language)) };
  const data = found.map((one) => ({ ...one, grade: gradeOf(one) }));
  return { status, lines: [JSON.stringify({ status, findings: data }, null, 2)] };
}
