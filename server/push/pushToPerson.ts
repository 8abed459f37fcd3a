import { localeOf } from '@parvis/locales/languages';
import { and, eq, inArray } from 'drizzle-orm';
import { timeNow } from '../base/clock.ts';
import { newId } from '../base/ids.ts';
import { signatureOf } from '../base/signing.ts';
import { countUnreadCases } from '../cases/unreadCases.ts';
import { enqueuePushes } from '../messageQueue/pushJobs.ts';
import { languageOfPerson } from '../people/languageOfPerson.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { pushes } from '../store/schema.ts';
import { ackToken } from './ackToken.ts';
import { heldBy } from './compose.ts';
import type { Pushed, PushHow, PushNews } from './port.ts';
import { type PushedCase, pushedCase } from './pushedCase.ts';
import { type Recipient, readElsewhere, recipientsOf } from './recipients.ts';

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

/**
 * Puts a notification on its way to the browsers of a person as a part of a change. It says that there is news and no more, unless the person wanted words on that device, in their language. What waits of the same topic is
 * taken back, what is read before it goes is not sent.
 */
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
