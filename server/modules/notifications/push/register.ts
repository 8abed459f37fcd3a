import { createHash } from 'node:crypto';
import type { AnswerOf } from '@parvis/api/call';
import type { notifCalls } from '@parvis/api/calls/notif';
import type { PushSubscriptionGiven } from '@parvis/api/entities/notification';
import { defaultLocale, localeOf } from '@parvis/locales/languages';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { pushes, pushSubscriptions, sessions } from '../../../platform/db/schema.ts';
import { asAsked, verdictOf } from '../../../platform/delivery/push/endpoint.ts';
import { holdPushKeys, isPushKey, newestPushKey } from '../../../platform/delivery/push/keys.ts';
import { areKeys } from '../../../platform/delivery/push/rows.ts';
import { malformed, Refusal } from '../../../platform/lib/refusal.ts';
import type { Services } from '../../context/services.ts';
import { loseBrowsers } from '../../identity/loseBrowsers.ts';
import { oneByOne } from '../../identity/requesters.ts';
import { lockSession } from '../../identity/sessions.ts';
import { enqueuePushes } from '../../messaging/pushJobs.ts';
import { pushedCase } from './pushedCase.ts';
import { wordsOf } from './words.ts';

/** Only notifications with content name an author. */
const holdsWords = sql`${pushes.message} ->> 'author' is not null`;

/** Removes content from waiting pushes. */
async function takeWordsBack(tx: Tx, subscription: string): Promise<void> {
  const waiting = await tx
    .select({ id: pushes.id, type: pushes.type, message: pushes.message })
    .from(pushes)
    .where(and(eq(pushes.subscription, subscription), eq(pushes.state, 'waiting'), holdsWords))
    .for('update');
  for (const { id, type, message } of waiting) {
    if (message?.csid === undefined || message.msgId === undefined || type === 'trial') continue;
    const told = await pushedCase(tx, message.csid, message.msgId);
    const { author: _, ...rest } = message;
    const locale = localeOf(message.language) ?? defaultLocale;
    const reader = { locale, staff: message.staff, content: false };
    await tx
      .update(pushes)
      // The message was erased.
      .set(
        told
          ? { message: { ...rest, ...wordsOf(type, told, reader) } }
          : { state: 'replaced', message: null },
      )
      .where(eq(pushes.id, id));
  }
}

/** The newest stay. */
const BROWSERS_MAX = 20;

/** Retry-After for DNS failures, in seconds. */
const LOOK_UP_LATER = 30;

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

interface Registering {
  readonly hash: string;
  readonly crUid: string;
  readonly origin: string;
}

type Row = Omit<typeof pushSubscriptions.$inferInsert, 'registered' | 'content'>;

/** Reassigns a subscription. Waiting pushes stay only for the same person. */
async function takeOver(tx: Tx, id: string, { hash, crUid }: Registering): Promise<void> {
  const [taken] = await tx
    .select({ session: pushSubscriptions.session, crUid: sessions.crUid })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.hash, pushSubscriptions.session))
    .where(eq(pushSubscriptions.id, id));
  if (!taken || taken.session === hash) return;
  const [mine] = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.session, hash));
  if (taken.crUid === crUid && !mine)
    await tx.update(pushSubscriptions).set({ session: hash }).where(eq(pushSubscriptions.id, id));
  else await loseBrowsers(tx, sql`o.id = ${id}`);
}

/** Replaces the session's subscription; waiting pushes go to the new one. */
async function keep(tx: Tx, row: Row, content: boolean | undefined): Promise<boolean> {
  const [kept] = await tx
    .insert(pushSubscriptions)
    .values({ ...row, content: content ?? false })
    .onConflictDoUpdate({
      target: pushSubscriptions.session,
      set: { ...row, ...(content !== undefined && { content }), registered: sql`now()` },
    })
    .returning({ content: pushSubscriptions.content });
  return kept?.content ?? false;
}

const removeBeyondMost = (tx: Tx, crUid: string) =>
  loseBrowsers(
    tx,
    sql`o.id in (
      select b.id from push_subscriptions b join sessions s on s.hash = b.session
      where s.cr_uid = ${crUid} order by b.registered desc, b.id offset ${BROWSERS_MAX})`,
  );

/** @throws Refusal badRequest, unavailable */
async function checkGiven(services: Services, { endpoint, keys }: PushSubscriptionGiven): Promise<void> {
  const verdict = await verdictOf(endpoint, services.pushNetwork);
  if (verdict === 'bad') throw malformed('body.endpoint', 'notPossible');
  if (verdict === 'unknown') throw new Refusal('unavailable', { retryAfter: LOOK_UP_LATER });
  if (!areKeys(keys)) throw malformed('body.keys', 'notPossible');
}

/** @throws Refusal badRequest, unavailable, unauthenticated */
export async function registerPush(
  services: Services,
  registering: Registering,
  given: PushSubscriptionGiven,
): Promise<AnswerOf<typeof notifCalls.notifRegister>> {
  const { db } = services;
  const newest = await newestPushKey(db);
  const { keys, content, publicKey = newest } = given;
  await checkGiven(services, given);
  const { hash: session, crUid, origin } = registering;
  const endpoint = asAsked(given.endpoint);
  const id = idOf(endpoint);
  const taken = await db.transaction(async (tx) => {
    await holdPushKeys(tx);
    if (!(await isPushKey(tx, publicKey))) return undefined;
    await oneByOne(tx, `push:${id}`);
    const held = await lockSession(tx, session);
    if (held?.crUid !== crUid) throw new Refusal('unauthenticated');
    await takeOver(tx, id, registering);
    const { p256dh, auth } = keys;
    const isContent = await keep(tx, { id, session, endpoint, p256dh, auth, publicKey, origin }, content);
    if (!isContent) await takeWordsBack(tx, id);
    await removeBeyondMost(tx, crUid);
    await enqueuePushes(tx, [endpoint]);
    return { content: isContent };
  });
  return [
    {
      ...{ success: taken !== undefined, staleKey: publicKey !== newest, publicKey: newest },
      content: taken?.content ?? false,
    },
  ];
}

export async function unsubscribePush({ db }: Pick<Services, 'db'>, session: string): Promise<void> {
  await db.transaction((tx) => loseBrowsers(tx, sql`o.session = ${session}`));
}
