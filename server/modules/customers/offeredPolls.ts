import type { PollPhase } from '@parvis/api/entities/poll';
import { isNull } from 'drizzle-orm';
import { DEFAULT_TIME_ZONE } from '../../platform/config/escalation.ts';
import type { Database } from '../../platform/db/database.ts';
import { type customers, polls } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';

type PollRow = typeof polls.$inferSelect;

export type PollTiming = Pick<PollRow, 'source' | 'opens' | 'closes' | 'openedAt' | 'closedAt' | 'withdrawn'>;

export type OfferedPoll = PollTiming & Pick<PollRow, 'code' | 'lbl' | 'places' | 'gthrId' | 'results'>;

type Clock = Pick<typeof customers.$inferSelect, 'ladder'>;

export interface PollSource extends Clock {
  readonly polls: readonly OfferedPoll[];
}

const formats = new Map<string, Intl.DateTimeFormat>();

export const getCustomerZone = ({ ladder }: Clock): string => ladder?.zone ?? DEFAULT_TIME_ZONE;

/** In the customer's time zone, such as `2026-03-02`. */
export function getLocalDay(clock: Clock, at: Date): string {
  const zone = getCustomerZone(clock);
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  formats.set(zone, format);
  return format.format(at);
}

/** The file's polls open by themselves, those of staff by `opens` or by hand. */
function isBegun({ source, opens, openedAt }: PollTiming, at: Date, day: string): boolean {
  if (openedAt && openedAt <= at) return true;
  return opens === null ? source === 'file' : opens <= day;
}

function isEnded({ closes, openedAt, closedAt }: PollTiming, at: Date, day: string, clock: Clock): boolean {
  if (closedAt && closedAt <= at) return true;
  // The poll was reopened after that day.
  if (closes === null || (openedAt && getLocalDay(clock, openedAt) > closes)) return false;
  return closes < day;
}

export function getPollPhase(poll: PollTiming, clock: Clock, at: Date): PollPhase {
  const day = getLocalDay(clock, at);
  if (poll.withdrawn) return 'withdrawn';
  if (!isBegun(poll, at, day)) return 'notYet';
  return isEnded(poll, at, day, clock) ? 'closed' : 'open';
}

/** A gathering's poll has no place. */
export const isAtPlace = (
  { places, gthrId }: Pick<PollRow, 'places' | 'gthrId'>,
  placeCode: string | undefined,
): boolean => gthrId === null && (places === null || placeCode === undefined || places.includes(placeCode));

/** A poll is shown while open, then where its results are public. */
function isOffered(poll: OfferedPoll, clock: Clock, placeCode: string | undefined): boolean {
  if (!isAtPlace(poll, placeCode)) return false;
  const phase = getPollPhase(poll, clock, getDatabaseNow());
  return phase === 'open' || (phase === 'closed' && poll.results === 'everybody');
}

export const listOfferedPolls = (source: PollSource, placeCode: string | undefined): OfferedPoll[] =>
  source.polls.filter((poll) => isOffered(poll, source, placeCode));

/** Oldest first. */
export async function loadOfferedPolls(db: Database): Promise<Map<string, OfferedPoll[]>> {
  const { cuid, code, lbl, places, gthrId, results } = polls;
  const { source, opens, closes, openedAt, closedAt, withdrawn } = polls;
  const rows = await db
    .select({
      ...{ cuid, code, lbl, places, gthrId, results },
      ...{ source, opens, closes, openedAt, closedAt, withdrawn },
    })
    .from(polls)
    .where(isNull(withdrawn))
    .orderBy(polls.created, code);
  const byCustomer = new Map<string, OfferedPoll[]>();
  for (const { cuid: of, ...poll } of rows) byCustomer.set(of, [...(byCustomer.get(of) ?? []), poll]);
  return byCustomer;
}
