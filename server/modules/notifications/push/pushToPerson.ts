import { logoAddress } from '@parvis/api/addresses';
import type { Notification, NotificationType, ReadUpTo } from '@parvis/api/entities/notification';
import { type Locale, localeOf } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { pushes, type Urgency } from '../../../platform/db/schema.ts';
import { getDatabaseNow, getDatabaseTime } from '../../../platform/lib/clock.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { signText } from '../../../platform/lib/signing.ts';
import { countUnreadCases } from '../../cases/service.ts';
import type { AppContext } from '../../context/appContext.ts';
import { getCustomerZone } from '../../customers/service.ts';
import { findPersonLanguage } from '../../identity/service.ts';
import { enqueuePushes } from '../../messaging/service.ts';
import { createAckToken } from './acknowledge.ts';
import { describeDeadline, type PushedDeadline } from './describeDeadline.ts';
import { loadPushedCase, type PushedCase } from './pushedCase.ts';
import { renderFollowedPush, renderMentionPush, renderPushWords, renderTrialWords } from './pushTexts.ts';

/** A case event, or a test. */
export type PushNews =
  | {
      readonly type: Exclude<NotificationType, 'trial'>;
      readonly csid: string;
      readonly msgId: number;
      /** Sent to the person as staff, not as reporter. */
      readonly staff: boolean;
      /** Sent to a follower. */
      readonly follows?: boolean;
      /** Replaces the text: about several cases, opens the board. */
      readonly instead?: (locale: Locale) => string;
      /** For mentioned staff: the author of the note. */
      readonly mention?: { readonly name: string | null };
      /** Shown instead of the last event. */
      readonly deadline?: PushedDeadline;
    }
  | { readonly type: 'trial' };

export interface PushOptions {
  readonly urgency: Urgency;
  /** Newest per topic: replaces waiting and displayed ones. */
  readonly topic?: string;
  /** Defaults to a day. */
  readonly until?: Date;
  /** Session hash; limits the push to this device. */
  readonly session?: string;
}

/** The next channel should follow without subscription. */
export type PushOutcome =
  | { readonly outcome: 'queued'; readonly ids: readonly string[] }
  | { readonly outcome: 'noSubscription' };

/** Most recently read. */
const READ_MAX = 20;

interface Recipient {
  readonly id: string;
  readonly origin: string;
  readonly endpoint: string;
  readonly content: boolean;
  readonly language: string | null;
}

/** Empty if notifications are disabled. */
async function lockRecipients(tx: Tx, crUid: string, session?: string): Promise<Recipient[]> {
  const { rows } = await tx.execute<Recipient & Record<string, unknown>>(sql`
    select o.id, o.origin, o.endpoint, o.content, s.settings ->> 'language' as language
    from push_subscriptions o join sessions s on s.hash = o.session
    where s.cr_uid = ${crUid} and s.expires > now() and (${session ?? null}::text is null or s.hash = ${session ?? null})
      and coalesce(s.settings ->> 'webappNotif', 'true') <> 'false'
    order by o.id for key share of o`);
  return rows;
}

/** Pushed cases read elsewhere and not dismissed, by browser. */
async function findReadElsewhere(
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

type NotificationContent = Omit<
  Notification,
  'id' | 'type' | 'crUid' | 'language' | 'tag' | 'ack' | 'unread' | 'read'
>;

/** Relative to the site where the browser subscribed. */
async function buildUrl(
  { customers }: AppContext,
  { origin }: Recipient,
  { cuid, csid, kind }: PushedCase,
  {
    staff,
    follows,
    isBoard,
  }: { readonly staff: boolean; readonly follows?: boolean; readonly isBoard?: boolean },
): Promise<string> {
  const site = (await customers.getSites()).resolveUrl(origin, cuid);
  if (kind === 'gathering' && !staff) return `${site}/m/g/${cuid}/${csid}`;
  if (staff) return `${site}/staff/${cuid}${isBoard ? '' : `/${csid}`}`;
  return `${site}/m/${follows ? 'follow' : 'case'}/${cuid}/${csid}`;
}

const buildTrialContent = (locale: Locale): NotificationContent => ({
  ...{ staff: false, at: getDatabaseNow().toISOString(), url: '/m/settings' },
  ...renderTrialWords(locale),
});

/** In the browser's language. */
async function buildContent(
  context: AppContext,
  news: PushNews,
  eventCase: PushedCase | undefined,
  browser: Recipient & { readonly locale: Locale },
): Promise<NotificationContent> {
  const { locale, content } = browser;
  if (news.type === 'trial' || !eventCase) return buildTrialContent(locale);
  const { type, staff, follows = false, instead, mention, deadline } = news;
  const { csid, cuid, message } = eventCase;
  const ccatCode = eventCase.kind === 'gathering' ? 'gathering' : eventCase.ccatCode;
  const customer = await context.customers.get(cuid);
  const { lbl, logoId } = customer;
  const renderWords = () =>
    deadline
      ? { body: describeDeadline(eventCase.nbr, deadline, { zone: getCustomerZone(customer), locale }) }
      : renderPushWords(type, eventCase, { locale, staff, content });
  return {
    ...{ csid, cuid, ccatCode, msgId: message.msgId, staff, at: message.at.toISOString() },
    title: wordsIn(lbl, locale),
    ...(mention
      ? renderMentionPush(eventCase, locale, mention.name)
      : follows
        ? renderFollowedPush(eventCase, locale, content)
        : renderWords()),
    ...(instead && { body: instead(locale) }),
    url: await buildUrl(context, browser, eventCase, { staff, follows, isBoard: instead !== undefined }),
    ...(logoId !== null && { icon: logoAddress(logoId) }),
  };
}

const EXPIRY_HOURS = 24;
/** RFC 8030, 5.4. */
const TOPIC_LENGTH = 32;

type Row = typeof pushes.$inferInsert;

/** Hashed, so that push services learn nothing. */
const hashTopic = (secret: Buffer, browser: string, tag: string): string =>
  signText(secret, `push topic:${browser}:${tag}`).toString('base64url').slice(0, TOPIC_LENGTH);

interface PushRequest {
  readonly crUid: string;
  readonly news: PushNews;
  readonly options: PushOptions;
  readonly eventCase: PushedCase | undefined;
}

async function buildRows(
  context: AppContext,
  tx: Tx,
  browsers: readonly Recipient[],
  { crUid, news, options, eventCase }: PushRequest,
): Promise<Row[]> {
  const { secret } = context;
  const language = await findPersonLanguage(tx, crUid);
  const unread = await countUnreadCases(tx, crUid);
  const readBy = await findReadElsewhere(
    tx,
    crUid,
    browsers.map(({ id }) => id),
  );
  const tag = options.topic ?? eventCase?.csid ?? 'trial';
  const until = options.until ?? new Date(getDatabaseTime() + EXPIRY_HOURS * 3_600_000);
  return Promise.all(
    browsers.map(async (browser): Promise<Row> => {
      const id = createId();
      const locale = localeOf(browser.language ?? '') ?? language;
      const held = await buildContent(context, news, eventCase, { ...browser, locale });
      const read = readBy.get(browser.id);
      return {
        ...{
          id,
          subscription: browser.id,
          type: news.type,
          staff: held.staff,
          urgency: options.urgency,
          until,
        },
        ...(eventCase && { csid: eventCase.csid, msgId: eventCase.message.msgId, cuid: eventCase.cuid }),
        topic: hashTopic(secret, browser.id, tag),
        message: {
          ...{ id, type: news.type, crUid, language: locale, tag, ack: createAckToken(secret, id), ...held },
          ...(unread > 0 && { unread }),
          ...(read && { read }),
        },
      };
    }),
  );
}

/** Replaces the same topics; skips pushes being sent. */
async function replaceWaiting(tx: Tx, rows: readonly Row[]): Promise<void> {
  const topics = rows.map(({ topic }) => topic);
  const ids = rows.flatMap(({ subscription }) => subscription ?? []);
  const waiting = tx
    .select({ id: pushes.id })
    .from(pushes)
    .where(and(inArray(pushes.subscription, ids), inArray(pushes.topic, topics), eq(pushes.state, 'waiting')))
    .for('update', { skipLocked: true });
  await tx.update(pushes).set({ state: 'replaced', message: null }).where(inArray(pushes.id, waiting));
}

/** To all browsers of a person. */
export async function pushToPerson(
  context: AppContext,
  tx: Tx,
  crUid: string,
  news: PushNews,
  options: PushOptions,
): Promise<PushOutcome> {
  const browsers = await lockRecipients(tx, crUid, options.session);
  if (browsers.length === 0) return { outcome: 'noSubscription' };
  const eventCase = news.type === 'trial' ? undefined : await loadPushedCase(tx, news.csid, news.msgId);
  // Erased since it was queued.
  if (news.type !== 'trial' && !eventCase) return { outcome: 'queued', ids: [] };
  const rows = await buildRows(context, tx, browsers, { crUid, news, options, eventCase });
  await replaceWaiting(tx, rows);
  await tx.insert(pushes).values(rows);
  await enqueuePushes(
    tx,
    browsers.map(({ endpoint }) => endpoint),
  );
  return { outcome: 'queued', ids: rows.map(({ id }) => id) };
}
