import type { Words } from '@parvis/locales/wordsIn';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { mapColumns } from '../../platform/db/mapColumns.ts';
import { cases, messages, participants } from '../../platform/db/schema.ts';
import { getDatabaseTime } from '../../platform/lib/clock.ts';
import { createId } from '../../platform/lib/ids.ts';
import { wrapInDefaultLanguage } from '../../platform/lib/labels.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { Reader } from '../context/appContext.ts';
import { buildDeadlineChange } from './deadlineColumns.ts';
import type { Relation } from './stepEvents.ts';

export type CaseRow = typeof cases.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type ParticipantRow = typeof participants.$inferSelect;

export type NewMessage = Omit<typeof messages.$inferInsert, 'csid' | 'msgId' | 'at'>;
export type CaseChange = Partial<
  Pick<
    CaseRow,
    | 'reporter'
    | 'state'
    | 'outcome'
    | 'rating'
    | 'rateMsgId'
    | 'mobileMsgId'
    | 'callMsgId'
    | 'reopenUntil'
    | 'holdUntil'
    | 'contact'
    | 'stoppedAt'
    | 'stoppedBy'
    | 'followersAfter'
    | 'separated'
    | 'ccatCode'
    | 'ccatPath'
    | 'ccatLbls'
    | 'gcatCode'
    | 'imgSrc'
    | 'caseType'
  >
> & {
  readonly rerouted?: boolean;
};

const SNIPPET_MAX = 140;

const CLEARED_EVENTS: readonly MessageRow['event'][] = ['takenBack', 'moderated', 'erased'];

export const isCleared = ({ event }: Pick<MessageRow, 'event'>): boolean => CLEARED_EVENTS.includes(event);

/**
 * Serializes message numbers.
 * @throws Refusal unknownCase
 */
export async function lockCase(tx: Tx, csid: string): Promise<CaseRow> {
  const [row] = await tx.select().from(cases).where(eq(cases.csid, csid)).for('no key update');
  if (!row) throw new Refusal('unknownCase');
  return row;
}

async function findMessage(tx: Tx, csid: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.id, id)));
  return row;
}

/**
 * Also finds messages without content.
 * @throws Refusal conflict
 */
export async function findRepeatedMessage(
  tx: Tx,
  csid: string,
  id: string,
  reader: Reader,
  same: (stored: MessageRow) => boolean | Promise<boolean>,
): Promise<MessageRow | undefined> {
  const row = await findMessage(tx, csid, id);
  const isSame = (stored: MessageRow) => isCleared(stored) || same(stored);
  if (row && (row.crUid !== reader.crUid || row.staff !== reader.staff || !(await isSame(row))))
    throw new Refusal('conflict', { path: 'body.id' });
  return row;
}

export const assignMessageId = (message: Omit<NewMessage, 'id'>): NewMessage => ({
  id: createId(),
  ...message,
});

/** Never splits a surrogate pair. */
const truncateLine = (text: string): string => {
  const line = text.replace(/\s*\n\s*/g, ' ');
  if (line.length <= SNIPPET_MAX) return line;
  return `${line
    .slice(0, SNIPPET_MAX - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
};

/** Follows the `create` event. */
export const REPORT_MSG_ID = 2;

export const truncateWords = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([tag, said]) => [tag, truncateLine(said ?? '')]));

export const toSnippet = ({ msgTxt }: Pick<NewMessage, 'msgTxt'>): Words | null =>
  msgTxt ? wrapInDefaultLanguage(truncateLine(msgTxt)) : null;

const toJson = (value: unknown) => sql`${JSON.stringify(value)}::json`;

/**
 * Appends and publishes numbered messages of a locked case. `snippet` is the list preview of messages without
 * text. A transaction must update a case only once, through this function: a second update would wait for
 * locks on the reporter and could deadlock.
 */
export async function appendMessages(
  tx: Tx,
  row: CaseRow,
  added: readonly NewMessage[],
  options: { change?: CaseChange; snippet?: Words } = {},
): Promise<MessageRow[]> {
  const last = added.at(-1);
  if (!last) return [];
  const line = options.snippet === undefined ? toSnippet(last) : truncateWords(options.snippet);
  const change = options.change && {
    ...options.change,
    ...(await buildDeadlineChange(tx, row, added, options.change)),
  };
  const stored = await tx
    .select(mapColumns(messages))
    .from(
      sql`append_messages(${row.csid}, ${toJson(added)}, ${change ? toJson(change) : sql`null`}, ${line ? toJson(line) : sql`null`}) as messages`,
    );
  return stored.sort((a, b) => a.msgId - b.msgId);
}

export async function findParticipant(
  tx: Tx,
  csid: string,
  reader: Pick<Reader, 'crUid' | 'staff'>,
): Promise<ParticipantRow | undefined> {
  const [row] = await tx
    .select()
    .from(participants)
    .where(
      and(
        eq(participants.csid, csid),
        eq(participants.crUid, reader.crUid),
        eq(participants.staff, reader.staff),
      ),
    );
  return row;
}

export function getStaffRelation(participant: ParticipantRow | undefined): Relation {
  if (!participant) return 'none';
  return participant.left ? 'left' : 'handler';
}

export const isReopenable = ({ reopenUntil }: CaseRow): boolean =>
  reopenUntil !== null && reopenUntil.getTime() > getDatabaseTime();

export async function countHandlers(tx: Tx, csid: string): Promise<number> {
  return (
    await tx
      .select({ crUid: participants.crUid })
      .from(participants)
      .where(and(eq(participants.csid, csid), eq(participants.staff, true), isNull(participants.left)))
  ).length;
}
