import type { PollPhase } from '@parvis/api/entities/poll';
import { isNull } from 'drizzle-orm';
import { DEFAULT_TIME_ZONE } from '../../platform/config/escalation.ts';
import type { Database } from '../../platform/db/database.ts';
import { type customers, polls } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';

type PollRow = typeof polls.$inferSelect;

/** What decides when a poll is open. */
export type PollTiming = Pick<PollRow, 'source' | 'opens' | 'closes' | 'openedAt' | 'closedAt' | 'withdrawn'>;

/** What menus need of a poll. */
export type OfferedPoll = PollTiming & Pick<PollRow, 'code' | 'lbl' | 'places' | 'results'>;

type Clock = Pick<typeof customers.$inferSelect, 'ladder'>;

/** A customer with its polls. */
export interface PollSource extends Clock {
  readonly polls: readonly OfferedPoll[];
}

const formats = new Map<string, Intl.DateTimeFormat>();

export const getCustomerZone = ({ ladder }: Clock): string => ladder?.zone ?? DEFAULT_TIME_ZONE;

/** The day of a moment by a customer's clock, `2026-03-02`. */
export function getLocalDay(clock: Clock, at: Date): string {
  const zone = getCustomerZone(clock);
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  formats.set(zone, format);
  return format.format(at);
}

/** Of the file it opens by itself, of staff by `opens` or when they open it. */
function isBegun({ source, opens, openedAt }: PollTiming, at: Date, day: string): boolean {
  if (openedAt && openedAt <= at) return true;
  return opens === null ? source === 'file' : opens <= day;
}

function isEnded({ closes, openedAt, closedAt }: PollTiming, at: Date, day: string, clock: Clock): boolean {
  if (closedAt && closedAt <= at) return true;
  // Opened again after that day.
  if (closes === null || (openedAt && getLocalDay(clock, openedAt) > closes)) return false;
  return closes < day;
}

/** How a poll stands at a moment. */
export function getPollPhase(poll: PollTiming, clock: Clock, at: Date): PollPhase {
  const day = getLocalDay(clock, at);
  if (poll.withdrawn) return 'withdrawn';
  if (!isBegun(poll, at, day)) return 'notYet';
  return isEnded(poll, at, day, clock) ? 'closed' : 'open';
}

export const isAtPlace = ({ places }: Pick<PollRow, 'places'>, placeCode: string | undefined): boolean =>
  places === null || placeCode === undefined || places.includes(placeCode);

/** While it is open, then where everybody sees its results. */
function isOffered(poll: OfferedPoll, clock: Clock, placeCode: string | undefined): boolean {
  if (!isAtPlace(poll, placeCode)) return false;
  const phase = getPollPhase(poll, clock, getDatabaseNow());
  return phase === 'open' || (phase === 'closed' && poll.results === 'everybody');
}

/** Lists the polls that a menu shows now. */
export const listOfferedPolls = (source: PollSource, placeCode: string | undefined): OfferedPoll[] =>
  source.polls.filter((poll) => isOffered(poll, source, placeCode));

/** Loads the polls of all customers, oldest first. */
export async function loadOfferedPolls(db: Database): Promise<Map<string, OfferedPoll[]>> {
  const { cuid, code, lbl, places, results } = polls;
  const { source, opens, closes, openedAt, closedAt, withdrawn } = polls;
  const rows = await db
    .select({ cuid, code, lbl, places, results, source, opens, closes, openedAt, closedAt, withdrawn })
    .from(polls)
    .where(isNull(withdrawn))
    .orderBy(polls.created, code);
  const byCustomer = new Map<string, OfferedPoll[]>();
  for (const { cuid: of, ...poll } of rows) byCustomer.set(of, [...(byCustomer.get(of) ?? []), poll]);
  return byCustomer;
}
