import type pg from 'pg';
import type { About, Message } from '../../store/schema.ts';

/** Who takes a message has so long to send it; whoever has not is taken for dead, and another one sends it. */
const LEASE_SECONDS = 120;

/** Seconds until a message that was not taken is tried again, by how often it was tried; then the longest one stays. */
const PAUSES = [5, 15, 30, 60, 120, 300, 900, 1_800] as const;
const LONGEST = 3_600;

/** A message that was taken to be sent. */
export interface Taken {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly recipient: string;
  readonly about: About;
  readonly message: Message;
  /** This try included. */
  readonly tries: number;
  /** Those before it of which nothing was taken for sure. */
  readonly untaken: number;
  /** It is worth nothing any more. */
  readonly late: boolean;
  /** A code that a stranger asked for: nobody may learn what became of it. */
  readonly untold: boolean;
}

const UNTOLD = `about = 'code' and exists (select from verifications v where v.rqid = deliveries.id and not v.own and not v.known)`;

const TAKE = `
  update deliveries set tries = tries + 1, due = now() + interval '${LEASE_SECONDS} seconds'
  where id = any(array(
    select id from deliveries where state = 'waiting' and due <= now() and ($2::text is null or id = $2)
      and ($4::text[] is null or kind = any($4))
      and (about <> 'news' or cuid is null or cuid <> all($3))
    order by due limit $1 for update skip locked))
  returning id, kind, recipient, about, message, tries, untaken, until <= now() as late, ${UNTOLD} as untold`;

/** Which messages somebody takes. */
interface Wanted {
  readonly most: number;
  /** Customers at which no news go now: they wait, whatever try it is. */
  readonly quiet: readonly string[];
  /** This one alone. */
  readonly id?: string;
  /** Those that go these ways. */
  readonly ways?: readonly Taken['kind'][];
}

/** Takes messages whose time has come; nobody else is given them until the lease is over. */
export async function take(pool: pg.Pool, { most, quiet, id, ways }: Wanted): Promise<Taken[]> {
  const values = [most, id, quiet, ways];
  const { rows } = await pool.query<Taken>({ name: 'deliveries_take', text: TAKE, values });
  return rows;
}

// Of one that another took over meanwhile, or that was replaced, nothing is changed.
const MINE = `id = $1 and tries = $2 and state = 'waiting'`;
// Who takes what is worth nothing any more did not try it.
const END = `update deliveries set state = $3, reference = $4, recipient = null, message = null,
  untaken = untaken + ($3 = 'late')::int where ${MINE}`;
const POSTPONE = `update deliveries set due = now() + $3 * interval '1 second', untaken = untaken + $4::int where ${MINE}`;

/** What became of a message: nothing of it is kept but that. */
export const end = (
  pool: pg.Pool,
  { id, tries }: Taken,
  state: 'sent' | 'refused' | 'late',
  reference?: string,
) => pool.query(END, [id, tries, state, reference]);

/**
 * It is tried again after a pause that grows, and is as long as whoever did not take it wants, an hour at most.
 * @param untaken nothing of it was taken for sure
 */
export const postpone = (pool: pg.Pool, { id, tries }: Taken, untaken: boolean, wait = 0) => {
  const pause = PAUSES[tries - 1] ?? LONGEST;
  return pool.query(POSTPONE, [id, tries, Math.min(Math.max(pause, wait), LONGEST), untaken ? 1 : 0]);
};
