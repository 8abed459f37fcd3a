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

/**
 * What decides that somebody is pushed to asks for it here (`pushToPerson.ts`); what is then done about it is the queue's
 * (`queue/`), which several servers share.
 */
/** What is pushed: something of a case, up to one of its messages; or a trial that somebody asked for. */
export type PushNews =
  | {
      readonly type: Exclude<NotificationType, 'trial'>;
      readonly csid: string;
      readonly msgId: number;
      /** For the person as staff of its customer, and not as who reported it. */
      readonly staff: boolean;
    }
  | { readonly type: 'trial' };

export interface PushHow {
  readonly urgency: Urgency;
  /** Of several with the same topic for one person the newest alone is shown, and sent where the older ones still wait. */
  readonly topic?: string;
  /** From then on it is worth nothing, and no push service keeps it: a day where nothing else is said. */
  readonly until?: Date;
  /** To the device of this session alone (its hash), in place of all of the person. */
  readonly session?: string;
}

/** What came of it: the ids of what is on its way, one for each device; or nobody is subscribed, and the next way is to be gone. */
export type Pushed =
  | { readonly outcome: 'queued'; readonly ids: readonly string[] }
  | { readonly outcome: 'noSubscription' };

/** Cases that were read elsewhere, in one notification: those that were read last. */
const READ_MAX = 20;

/** A browser of a person that is pushed to. */
interface Recipient {
  readonly id: string;
  readonly origin: string;
  readonly endpoint: string;
  readonly content: boolean;
  readonly language: string | null;
}

/**
 * The browsers of a person, held until the transaction ends; none where they said in the settings that they want no notifications.
 * @param session that of this session alone
 */
async function recipientsOf(tx: Tx, crUid: string, session?: string): Promise<Recipient[]> {
  const { rows } = await tx.execute<Recipient & Record<string, unknown>>(sql`
    select o.id, o.origin, o.endpoint, o.content, s.settings ->> 'language' as language
    from push_subscriptions o join sessions s on s.hash = o.session
    where s.cr_uid = ${crUid} and s.expires > now() and (${session ?? null}::text is null or s.hash = ${session ?? null})
      and coalesce(s.settings ->> 'webappNotif', 'true') <> 'false'
    order by o.id for key share of o`);
  return rows;
}

/** What browsers were pushed and did not put away, and was read since on whichever device: by browser. */
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

/** What a notification says and where it leads; what it is known by is whoever's sends it. */
type Held = Omit<Notification, 'id' | 'type' | 'crUid' | 'language' | 'tag' | 'ack' | 'unread' | 'read'>;

/** Where a notification of a case leads, from the site that its browser subscribed at. */
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

/** What a notification holds for one browser, in the language that is read there. */
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

/** Hours after which a push is worth nothing, where nothing else is said. */
const WORTH_HOURS = 24;
/** Letters of a topic, at most (RFC 8030, 5.4). */
const TOPIC_LENGTH = 32;

type Row = typeof pushes.$inferInsert;

/** What several have in common that are one notification, so that push services see that and nothing else. */
const topicOf = (secret: Buffer, browser: string, tag: string): string =>
  signatureOf(secret, `push topic:${browser}:${tag}`).toString('base64url').slice(0, TOPIC_LENGTH);

/** What a person is told, on all of their browsers. */
interface Telling {
  readonly crUid: string;
  readonly news: PushNews;
  readonly how: PushHow;
  readonly told: PushedCase | undefined;
}

/** The notifications of a person, one for each browser. */
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

/** Takes back what waits for these browsers and is of the same topics; what is being written of right now is past that. */
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

/** Puts a notification on its way to the browsers of a person as a part of a change. */
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
  // It was erased meanwhile: there is nothing to tell of.
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
