import type pg from 'pg';
import { timeNow } from '../base/clock.ts';
import type { Erased } from './rules.ts';

const NOTE = 'insert into erasures (began, ms, why, cases, messages, others) values ($1, $2, $3, $4, $5, $6)';

/** Notes in the register what went, how much of it and how long it took; a run that found nothing is none. */
export async function noteRun(
  client: pg.ClientBase,
  why: 'due' | 'asked',
  began: Date,
  erased: Erased,
): Promise<void> {
  const { cases = 0, messages = 0, ...rest } = erased;
  const others = Object.fromEntries(Object.entries(rest).filter(([, rows]) => rows > 0));
  if (cases + messages === 0 && Object.keys(others).length === 0) return;
  const ms = timeNow() - began.getTime();
  await client.query(NOTE, [began, ms, why, cases, messages, JSON.stringify(others)]);
}
