import { createHash } from 'node:crypto';
import type { AnswerOf } from '@parvis/api/call';
import type { notifCalls } from '@parvis/api/calls/notif';
import type { PushSubscriptionGiven } from '@parvis/api/entities/notification';
import { defaultLocale, localeOf } from '@parvis/locales/languages';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { pushes, pushSubscriptions, sessions } from '../../../platform/db/schema.ts';
import { checkEndpoint, normalizeEndpoint } from '../../../platform/delivery/push/endpoint.ts';
import { getNewestPushKey, isPushKey, lockPushKeys } from '../../../platform/delivery/push/pushKeys.ts';
import { hasValidKeys } from '../../../platform/delivery/push/pushRepository.ts';
import { createBadRequest, Refusal } from '../../../platform/lib/refusal.ts';
import type { AppContext } from '../../context/appContext.ts';
import { acquireNamedLock, deleteSubscriptions, lockSession } from '../../identity/service.ts';
import { enqueuePushes } from '../../messaging/service.ts';
import { loadPushedCase } from './pushedCase.ts';
import { renderPushWords } from './pushTexts.ts';

/** Only notifications with content name an author. */
const hasContent = sql`${pushes.message} ->> 'author' is not null`;

async function removeContent(tx: Tx, subscription: string): Promise<void> {
  const waiting = await tx
    .select({ id: pushes.id, type: pushes.type, message: pushes.message })
    .from(pushes)
    .where(and(eq(pushes.subscription, subscription), eq(pushes.state, 'waiting'), hasContent))
    .for('update');
  for (const { id, type, message } of waiting) {
    if (message?.csid === undefined || message.msgId === undefined || type === 'trial') continue;
    const eventCase = await loadPushedCase(tx, message.csid, message.msgId);
    const { author: _, ...rest } = message;
    const locale = localeOf(message.language) ?? defaultLocale;
    const reader = { locale, staff: message.staff, content: false };
    await tx
      .update(pushes)
      // The message was erased.
      .set(
        eventCase
          ? { message: { ...rest, ...renderPushWords(type, eventCase, reader) } }
          : { state: 'replaced', message: null },
      )
      .where(eq(pushes.id, id));
  }
}

/** The newest stay. */
const BROWSERS_MAX = 20;

/** Seconds. */
const LOOKUP_RETRY_AFTER = 30;

const hashEndpoint = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

interface RegistrationContext {
  readonly hash: string;
  readonly crUid: string;
  readonly origin: string;
}

type Row = Omit<typeof pushSubscriptions.$inferInsert, 'registered' | 'content'>;

/** Waiting pushes stay only for the same person. */
async function reassignSubscription(tx: Tx, id: string, { hash, crUid }: RegistrationContext): Promise<void> {
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
  else await deleteSubscriptions(tx, sql`o.id = ${id}`);
}

/** Moves waiting pushes. */
async function storeSubscription(tx: Tx, row: Row, content: boolean | undefined): Promise<boolean> {
  const [stored] = await tx
    .insert(pushSubscriptions)
    .values({ ...row, content: content ?? false })
    .onConflictDoUpdate({
      target: pushSubscriptions.session,
      set: { ...row, ...(content !== undefined && { content }), registered: sql`now()` },
    })
    .returning({ content: pushSubscriptions.content });
  return stored?.content ?? false;
}

const removeExcessBrowsers = (tx: Tx, crUid: string) =>
  deleteSubscriptions(
    tx,
    sql`o.id in (
      select b.id from push_subscriptions b join sessions s on s.hash = b.session
      where s.cr_uid = ${crUid} order by b.registered desc, b.id offset ${BROWSERS_MAX})`,
  );

/** @throws Refusal badRequest, unavailable */
async function checkSubscription(
  context: AppContext,
  { endpoint, keys }: PushSubscriptionGiven,
): Promise<void> {
  const result = await checkEndpoint(endpoint, context.pushNetwork);
  if (result === 'bad') throw createBadRequest('body.endpoint', 'notPossible');
  if (result === 'unknown') throw new Refusal('unavailable', { retryAfter: LOOKUP_RETRY_AFTER });
  if (!hasValidKeys(keys)) throw createBadRequest('body.keys', 'notPossible');
}

/** @throws Refusal badRequest, unavailable, unauthenticated */
export async function registerPush(
  context: AppContext,
  registering: RegistrationContext,
  subscription: PushSubscriptionGiven,
): Promise<AnswerOf<typeof notifCalls.notifRegister>> {
  const { db } = context;
  const newest = await getNewestPushKey(db);
  const { keys, content, publicKey = newest } = subscription;
  await checkSubscription(context, subscription);
  const { hash: session, crUid, origin } = registering;
  const endpoint = normalizeEndpoint(subscription.endpoint);
  const id = hashEndpoint(endpoint);
  const taken = await db.transaction(async (tx) => {
    await lockPushKeys(tx);
    if (!(await isPushKey(tx, publicKey))) return undefined;
    await acquireNamedLock(tx, `push:${id}`);
    const held = await lockSession(tx, session);
    if (held?.crUid !== crUid) throw new Refusal('unauthenticated');
    await reassignSubscription(tx, id, registering);
    const { p256dh, auth } = keys;
    const isContent = await storeSubscription(
      tx,
      { id, session, endpoint, p256dh, auth, publicKey, origin },
      content,
    );
    if (!isContent) await removeContent(tx, id);
    await removeExcessBrowsers(tx, crUid);
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

export async function unsubscribePush({ db }: Pick<AppContext, 'db'>, session: string): Promise<void> {
  await db.transaction((tx) => deleteSubscriptions(tx, sql`o.session = ${session}`));
}
