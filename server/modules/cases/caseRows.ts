import type { Words } from '@parvis/locales/wordsIn';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rowsOf.ts';
import { cases, messages, participants } from '../../platform/db/schema.ts';
import { timeNow } from '../../platform/lib/clock.ts';
import { newId } from '../../platform/lib/ids.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { sameForAll } from '../../platform/lib/words.ts';
import type { Reader } from '../context/services.ts';
import type { Relation } from './toldSteps.ts';

export type CaseRow = typeof cases.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type ParticipantRow = typeof participants.$inferSelect;

/** A message that has no number yet. */
export type NewMessage = Omit<typeof messages.$inferInsert, 'csid' | 'msgId' | 'at'>;
/** What a step changes of its case besides the last message: all of it goes with its messages, in one change of the row. */
export type CaseChange = Partial<
  Pick<
    CaseRow,
    | 'reporter'
    | 'state'
    | 'outcome'
    | 'rating'
    | 'rateMsgId'
    | 'mobileMsgId'
    | 'reopenUntil'
    | 'holdUntil'
    | 'contact'
  >
>;

/** Longest text of a list's line. */
const SNIPPET_MAX = 140;

/**
 * Takes a case for a change: until the transaction ends nobody else gives numbers in it.
 * @throws Refusal unknownCase
 */
export async function lockCase(tx: Tx, csid: string): Promise<CaseRow> {
  const [row] = await tx.select().from(cases).where(eq(cases.csid, csid)).for('no key update');
  if (!row) throw new Refusal('unknownCase');
  return row;
}

/** The message of an id made on a device, if it has arrived before. */
async function findMessage(tx: Tx, csid: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.id, id)));
  return row;
}

/**
 * The stored message when the same one arrives again.
 * @throws Refusal conflict when the id belongs to somebody else's message, or to another one.
 */
export async function sentBefore(
  tx: Tx,
  csid: string,
  id: string,
  reader: Reader,
  same: (stored: MessageRow) => boolean | Promise<boolean>,
): Promise<MessageRow | undefined> {
  const row = await findMessage(tx, csid, id);
  if (row && (row.crUid !== reader.crUid || row.staff !== reader.staff || !(await same(row))))
    throw new Refusal('conflict', { path: 'body.id' });
  return row;
}

/** A message of the product itself, or one whose device gave no id. */
export const withId = (message: Omit<NewMessage, 'id'>): NewMessage => ({ id: newId(), ...message });

/** A text in one line; of a long one the beginning, with a sign, which never ends in half a character. */
const cut = (text: string): string => {
  const line = text.replace(/\s*\n\s*/g, ' ');
  if (line.length <= SNIPPET_MAX) return line;
  return `${line
    .slice(0, SNIPPET_MAX - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
};

/** The beginnings of words, as lists show them. */
export const cutAll = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([tag, said]) => [tag, cut(said ?? '')]));

export const lineOf = ({ msgTxt }: Pick<NewMessage, 'msgTxt'>): Words | null =>
  msgTxt ? sameForAll(cut(msgTxt)) : null;

/** A value as the database's functions take it. */
const asJson = (value: unknown) => sql`${JSON.stringify(value)}::json`;

/**
 * Adds messages to a locked case, each numbered one above the last, and tells the feed. `snippet` stands for the
 * last message in lists when it has no words of its own. A transaction changes a case by this alone, and once: at a second change of
 * the row PostgreSQL waits for whoever holds its reporter, who may wait for the case.
 */
export async function append(
  tx: Tx,
  row: CaseRow,
  added: readonly NewMessage[],
  options: { change?: CaseChange; snippet?: Words } = {},
): Promise<MessageRow[]> {
  const last = added.at(-1);
  if (!last) return [];
  const line = options.snippet === undefined ? lineOf(last) : cutAll(options.snippet);
  const change = options.change ? asJson(options.change) : sql`null`;
  const stored = await tx
    .select(rowsOf(messages))
    .from(
      sql`append_messages(${row.csid}, ${asJson(added)}, ${change}, ${line ? asJson(line) : sql`null`}) as messages`,
    );
  return stored.sort((a, b) => a.msgId - b.msgId);
}

/** The line of a person on their side of a case, if they ever took part. */
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

/** How a person stands to a case. */
export function relationOf(participant: ParticipantRow | undefined): Relation {
  if (!participant) return 'none';
  if (!participant.staff) return 'reporter';
  return participant.left ? 'left' : 'handler';
}

/** Whether the reporter of a closed case may still say that the problem is there. */
export const isReopenable = ({ reopenUntil }: CaseRow): boolean =>
  reopenUntil !== null && reopenUntil.getTime() > timeNow();

/** How many members of staff handle a case now. */
export async function countHandlers(tx: Tx, csid: string): Promise<number> {
  return (
    await tx
      .select({ crUid: participants.crUid })
      .from(participants)
      .where(and(eq(participants.csid, csid), eq(participants.staff, true), isNull(participants.left)))
  ).length;
}
