import { logoAddress } from '@parvis/api/addresses';
import type { Notification, NotificationType, ReadUpTo } from '@parvis/api/entities/notification';
import { type Locale, localeOf } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { pushes, type Urgency } from '../../../platform/db/schema.ts';
import { dateNow, timeNow } from '../../../platform/lib/clock.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { signatureOf } from '../../../platform/lib/signing.ts';
import { countUnreadCases } from '../../cases/unreadCases.ts';
import type { Services } from '../../context/services.ts';
import { languageOfPerson } from '../../identity/languageOfPerson.ts';
import { enqueuePushes } from '../../messaging/pushJobs.ts';
import { ackToken } from './acknowledge.ts';
import { type PushedCase, pushedCase } from './pushedCase.ts';
import { trialWords, wordsOf } from './words.ts';

/** An event of a case, or a test. */
export type PushNews =
  | {
      readonly type: Exclude<NotificationType, 'trial'>;
      readonly csid: string;
      readonly msgId: number;
      /** Sent to the person as staff, not as reporter. */
      readonly staff: boolean;
    }
  | { readonly type: 'trial' };

export interface PushHow {
  readonly urgency: Urgency;
  /** The newest replaces waiting and displayed ones of the topic. */
  readonly topic?: string;
  /** Expiry; defaults to a day. */
  readonly until?: Date;
  /** Limits it to this session's device (hash). */
  readonly session?: string;
}

/** Without subscription, the next channel should follow. */
export type Pushed =
  | { readonly outcome: 'queued'; readonly ids: readonly string[] }
  | { readonly outcome: 'noSubscription' };

/** The most recently read. */
const READ_MAX = 20;

interface Recipient {
  readonly id: string;
  readonly origin: string;
  readonly endpoint: string;
  readonly content: boolean;
  readonly language: string | null;
}

/** Locks the person's subscriptions; empty if notifications are disabled. */
async function recipientsOf(tx: Tx, crUid: string, session?: string): Promise<Recipient[]> {
  const { rows } = await tx.execute<Recipient & Record<string, unknown>>(sql`
    select o.id, o.origin, o.endpoint, o.content, s.settings ->> 'language' as language
    from push_subscriptions o join sessions s on s.hash = o.session
    where s.cr_uid = ${crUid} and s.expires > now() and (${session ?? null}::text is null or s.hash = ${session ?? null})
      and coalesce(s.settings ->> 'webappNotif', 'true') <> 'false'
    order by o.id for key share of o`);
  return rows;
}

/** Pushed cases that were read elsewhere and not dismissed, by browser. */
async function readElsewhere(
  tx: Tx,
  crUid: string,
  browsers: readonly string[],
): Promise<ReadonlyMap<string, ReadUpTo[]>> {
  const { rows } = await tx.execute<{ subscription: string; csid: string; msg_id: number }>(sql`
    select p.subscription, p.csid, max(r.msg_id) as msg_id
    from pushes p join read_marks r on r.csid = p.csid and r.staff = p.staff and r.cr_uid = ${crUid}
    where p.subscription in ${browsers} and p.state = 'sent' and p.clicked is null and p.dismissed is null
      and r.msg_id >= p.msg_id
    group by p.subscription, p.csid order by max(p.created) desc`);
  const read = new Map<string, ReadUpTo[]>();
  for (const { subscription, csid, msg_id: msgId } of rows) {
    const known = read.get(subscription) ?? [];
    if (known.length < READ_MAX) read.set(subscription, [...known, { csid, msgId }]);
  }
  return read;
}

/** Content and link. */
type Held = Omit<Notification, 'id' | 'type' | 'crUid' | 'language' | 'tag' | 'ack' | 'unread' | 'read'>;

/** Relative to the site where the browser subscribed. */
async function urlOf(
  { customers }: Services,
  { origin }: Recipient,
  { cuid, csid }: PushedCase,
  staff: boolean,
): Promise<string> {
  const site = (await customers.sites()).urlFrom(origin, cuid);
  return `${site}${staff ? `/staff/${cuid}/${csid}` : `/m/case/${cuid}/${csid}`}`;
}

const ofTrial = (locale: Locale): Held => ({
  ...{ staff: false, at: dateNow().toISOString(), url: '/m/settings' },
  ...trialWords(locale),
});

/** In the language of that browser. */
async function heldBy(
  services: Services,
  news: PushNews,
  told: PushedCase | undefined,
  browser: Recipient & { readonly locale: Locale },
): Promise<Held> {
  const { locale, content } = browser;
  if (news.type === 'trial' || !told) return ofTrial(locale);
  const { type, staff } = news;
  const { csid, cuid, ccatCode, message } = told;
  const { lbl, logoId } = await services.customers.get(cuid);
  return {
    ...{ csid, cuid, ccatCode, msgId: message.msgId, staff, at: message.at.toISOString() },
    title: wordsIn(lbl, locale),
    ...wordsOf(type, told, { locale, staff, content }),
    url: await urlOf(services, browser, told, staff),
    ...(logoId !== null && { icon: logoAddress(logoId) }),
  };
}

/** Default expiry. */
const WORTH_HOURS = 24;
/** RFC 8030, 5.4. */
const TOPIC_LENGTH = 32;

type Row = typeof pushes.$inferInsert;

/** Hashed, so that push services learn nothing. */
const topicOf = (secret: Buffer, browser: string, tag: string): string =>
  signatureOf(secret, `push topic:${browser}:${tag}`).toString('base64url').slice(0, TOPIC_LENGTH);

interface Telling {
  readonly crUid: string;
  readonly news: PushNews;
  readonly how: PushHow;
  readonly told: PushedCase | undefined;
}

async function rowsFor(
  services: Services,
  tx: Tx,
  browsers: readonly Recipient[],
  { crUid, news, how, told }: Telling,
): Promise<Row[]> {
  const { secret } = services;
  const language = await languageOfPerson(tx, crUid);
  const unread = await countUnreadCases(tx, crUid);
  const readBy = await readElsewhere(
    tx,
    crUid,
    browsers.map(({ id }) => id),
  );
  const tag = how.topic ?? told?.csid ?? 'trial';
  const until = how.until ?? new Date(timeNow() + WORTH_HOURS * 3_600_000);
  return Promise.all(
    browsers.map(async (browser): Promise<Row> => {
      const id = newId();
      const locale = localeOf(browser.language ?? '') ?? language;
      const held = await heldBy(services, news, told, { ...browser, locale });
      const read = readBy.get(browser.id);
      return {
        ...{ id, subscription: browser.id, type: news.type, staff: held.staff, urgency: how.urgency, until },
        ...(told && { csid: told.csid, msgId: told.message.msgId, cuid: told.cuid }),
        topic: topicOf(secret, browser.id, tag),
        message: {
          ...{ id, type: news.type, crUid, language: locale, tag, ack: ackToken(secret, id), ...held },
          ...(unread > 0 && { unread }),
          ...(read && { read }),
        },
      };
    }),
  );
}

/** Replaces waiting pushes of the same topics; skips those being sent. */
async function withdraw(tx: Tx, rows: readonly Row[]): Promise<void> {
  const topics = rows.map(({ topic }) => topic);
  const ids = rows.flatMap(({ subscription }) => subscription ?? []);
  const waiting = tx
    .select({ id: pushes.id })
    .from(pushes)
    .where(and(inArray(pushes.subscription, ids), inArray(pushes.topic, topics), eq(pushes.state, 'waiting')))
    .for('update', { skipLocked: true });
  await tx.update(pushes).set({ state: 'replaced', message: null }).where(inArray(pushes.id, waiting));
}

/** Enqueues a notification to all browsers of a person, within a transaction. */
export async function pushToPerson(
  services: Services,
  tx: Tx,
  crUid: string,
  news: PushNews,
  how: PushHow,
): Promise<Pushed> {
  const browsers = await recipientsOf(tx, crUid, how.session);
  if (browsers.length === 0) return { outcome: 'noSubscription' };
  const told = news.type === 'trial' ? undefined : await pushedCase(tx, news.csid, news.msgId);
  // Erased meanwhile.
  if (news.type !== 'trial' && !told) return { outcome: 'queued', ids: [] };
  const rows = await rowsFor(services, tx, browsers, { crUid, news, how, told });
  await withdraw(tx, rows);
  await tx.insert(pushes).values(rows);
  await enqueuePushes(
    tx,
    browsers.map(({ endpoint }) => endpoint),
  );
  return { outcome: 'queued', ids: rows.map(({ id }) => id) };
}
