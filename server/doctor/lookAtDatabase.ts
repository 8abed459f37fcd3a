import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type pg from 'pg';
import type { Config } from '../base/config.ts';
import { startFailure } from '../base/startFailure.ts';
import { pushSubject } from '../delivery/push/vapid.ts';
import { whatIsDue } from '../retention/eraseDue.ts';
import { connect } from '../store/database.ts';
import { clockAhead } from '../store/databaseClock.ts';
import { defaultDataDir, startEmbedded } from '../store/embedded/startEmbedded.ts';
import { standingOf } from '../store/schemaStanding.ts';
import { type Finding, finding } from './finding.ts';

/** Clocks further apart than this, seconds, are told of: codes by SMS are good for minutes. */
const APART = 5;
/** A server erases every hour. */
const ERASED_BY_NOW = 2 * 3_600_000;

async function lookAtClock(pool: pg.Pool): Promise<Finding> {
  const apart = Math.abs(await clockAhead(pool)) / 1000;
  return apart > APART ? finding('clockOff', Math.round(apart)) : finding('clockFine', apart.toFixed(1));
}

async function lookAtDue(pool: pg.Pool, now: number): Promise<Finding> {
  const due = Object.entries(await whatIsDue(pool, new Date(now - ERASED_BY_NOW)));
  const told = due.map(([table, rows]) => `${table} ${rows}`).join(', ');
  return due.length === 0 ? finding('dueFine') : finding('dueLeft', told);
}

function lookAtPush(config: Config): Finding {
  const whom = pushSubject(config);
  return finding(whom.endsWith('.invalid') ? 'pushNobody' : 'pushFine', whom);
}

async function lookInside(pool: pg.Pool, config: Config, now: number): Promise<Finding[]> {
  const { rows } = await pool.query<{ version: string; name: string }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version, current_database() as name`,
  );
  const clock = await lookAtClock(pool);
  const { state, at } = await standingOf(pool);
  if (state === 'newer') return [finding('schemaNewer', at), clock];
  if (state === 'none') return [finding('schemaNone', rows[0]?.name), clock];
  if (state === 'older') return [finding('schemaOlder', at), clock];
  return [finding('databaseFine', rows[0]?.version), clock, await lookAtDue(pool, now), lookAtPush(config)];
}

async function open({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined };
  return startEmbedded(dataDir === undefined ? {} : { dataDir });
}

/** Whether the database is there, of this version, of this time, and erased of what was due. One that is not running runs meanwhile. */
export async function lookAtDatabase(
  config: Config,
  language: Language,
  now = Date.now(),
): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && !existsSync(join(dataDir ?? defaultDataDir(), 'database')))
    return [finding('databaseNone')];
  try {
    const { url, stop } = await open(config);
    const { pool, close } = connect(url, 2);
    try {
      return await lookInside(pool, config, now);
    } finally {
      await close();
      await stop();
    }
  } catch (error) {
    return [finding('databaseAway', startFailure(error, config, language))];
  }
}
