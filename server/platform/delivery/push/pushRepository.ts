import type { Notification } from '@parvis/api/entities/notification';
import type pg from 'pg';
import webPush from 'web-push';
import { runInTransaction } from '../../db/transaction.ts';
import type { PushRequest } from './pushClient.ts';

interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface PushOptions {
  readonly urgency: 'very-low' | 'low' | 'normal' | 'high';
  readonly topic: string;
  /** Seconds for which the push service stores it. */
  readonly ttl: number;
  readonly authorization: string;
}

/**
 * RFC 8291.
 * @throws if the browser's keys are invalid
 */
export function encryptPush(target: PushTarget, payload: string, terms: PushOptions): PushRequest {
  const { endpoint, p256dh, auth } = target;
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    ...{ TTL: terms.ttl, urgency: terms.urgency, topic: terms.topic },
    headers: { Authorization: terms.authorization },
  });
  return { endpoint, headers: headers as Record<string, string | number>, body };
}

export function hasValidKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  try {
    webPush.encrypt(p256dh, auth, 'words', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}

export interface ClaimedPush extends PushTarget, Pick<PushOptions, 'urgency' | 'topic' | 'ttl'> {
  readonly id: string;
  readonly subscription: string;
  readonly publicKey: string;
  readonly message: Notification;
  readonly small: boolean;
  /** Includes this one. */
  readonly tries: number;
  /** Why it is obsolete. */
  readonly over: 'late' | 'read' | 'replaced' | null;
}

/** The unit of scheduling: a registrable domain may have any number of hosts. SQL equivalent: `OWNER`. */
export const getServiceOwner = (endpoint: string): string => {
  const { host } = new URL(endpoint);
  return /[^.]+\.[^.]+$/.exec(host)?.[0] ?? host;
};

const HOST = `split_part(o.endpoint, '/', 3)`;
const OWNER = `coalesce(substring(${HOST} from '[^.]+[.][^.]+$'), ${HOST})`;
const WAITING = `pushes due join push_subscriptions o on o.id = due.subscription where due.state = 'waiting'`;

// Times have millisecond precision: a push due now may be stored as next.
const CLAIM = `
  update pushes p set tries = p.tries + 1
  from push_subscriptions s join sessions on sessions.hash = s.session
  where s.id = p.subscription and p.id = any(array(
    select due.id from ${WAITING} and due.due <= now() + interval '1 millisecond' and ${OWNER} = $2
    order by due.due limit $1 for update of due skip locked))
  returning p.id, p.subscription, p.message, p.small, p.tries, p.urgency, p.topic,
    s.endpoint, s.p256dh, s.auth, s.public_key as "publicKey",
    greatest(extract(epoch from p.until - now()), 0)::int as ttl,
    case when p.until <= now() then 'late' when exists (
      select 1 from read_marks r where r.csid = p.csid and r.cr_uid = sessions.cr_uid and r.staff = p.staff
        and r.msg_id >= p.msg_id) then 'read'
      when sessions.settings ->> 'webappNotif' = 'false' then 'replaced' end as over`;

// A concurrent change may lock a due push.
const NEXT = `select ceil(greatest(extract(epoch from min(due.due) - now()), 1))::int as seconds
  from ${WAITING} and ${OWNER} = $1 having count(*) > 0`;

const OWNERS = `select distinct ${OWNER} as owner from ${WAITING}
  and not exists (select from graphile_worker.jobs where key = 'push:' || ${OWNER})`;

/** A serial job, so no push is claimed twice. */
export async function claimPushes(pool: pg.Pool, owner: string, most: number): Promise<ClaimedPush[]> {
  const { rows } = await pool.query<ClaimedPush>({ name: 'pushes_take', text: CLAIM, values: [most, owner] });
  return rows;
}

/** Undefined if none waits. */
export async function getSecondsToNext(pool: pg.Pool, owner: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ seconds: number }>(NEXT, [owner]);
  return rows[0]?.seconds;
}

export async function findOwnersWithoutJob(pool: pg.Pool): Promise<string[]> {
  return (await pool.query<{ owner: string }>(OWNERS)).rows.map(({ owner }) => owner);
}

export interface PushResult {
  readonly taken: Pick<ClaimedPush, 'id' | 'tries' | 'subscription'>;
  readonly state: 'sent' | 'gone' | 'refused' | 'late' | 'read' | 'replaced' | 'waiting';
  /** HTTP status, or the error. */
  readonly reason?: string | undefined;
  /** Seconds until the retry. */
  readonly pause?: number;
  readonly small?: boolean;
}

// Skips pushes reclaimed or replaced by another server.
const RECORD_RESULTS = `
  update pushes p set state = r.state, reason = r.reason, small = p.small or r.small,
    message = case when r.state = 'waiting' then p.message end,
    due = case when r.state = 'waiting' then now() + r.pause * interval '1 second' else p.due end
  from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::int[], $6::boolean[])
    as r (id, tries, state, reason, pause, small)
  where p.id = r.id and p.tries = r.tries and p.state = 'waiting'`;

// Lock order: subscriptions, then pushes.
const LOCK_SUBSCRIPTIONS = 'select id from push_subscriptions where id = any($1) order by id for update';
// Keeps earlier results without the subscription.
const DETACH_PUSHES = `
  update pushes set subscription = null, message = null,
    state = case when state = 'waiting' then 'gone' else state end
  where subscription = any($1)`;
const DELETE_SUBSCRIPTIONS = 'delete from push_subscriptions where id = any($1)';

/** Drops messages and expired subscriptions. */
export async function recordPushResults(pool: pg.Pool, results: readonly PushResult[]): Promise<void> {
  const values = [
    results.map(({ taken }) => taken.id),
    results.map(({ taken }) => taken.tries),
    results.map(({ state }) => state),
    results.map(({ reason }) => reason ?? null),
    results.map(({ pause }) => pause ?? 0),
    results.map(({ small }) => small ?? false),
  ];
  const recordResults = { name: 'pushes_settle', text: RECORD_RESULTS, values };
  const gone = [
    ...new Set(results.flatMap(({ state, taken }) => (state === 'gone' ? [taken.subscription] : []))),
  ];
  if (gone.length === 0) {
    await pool.query(recordResults);
    return;
  }
  await runInTransaction(pool, async (client) => {
    await client.query(LOCK_SUBSCRIPTIONS, [gone]);
    await client.query(recordResults);
    await client.query(DETACH_PUSHES, [gone]);
    await client.query(DELETE_SUBSCRIPTIONS, [gone]);
  });
}
