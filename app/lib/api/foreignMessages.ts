import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { type Message, messageSchema } from '@parvis/api/entities/message';
import { readForeign, readForeignItem } from '@parvis/questionnaire/model/foreign';
import type { Item } from '@parvis/questionnaire/model/schema';
import * as z from 'zod/mini';

/** Messages as they come: their questions and items are read one by one (`readMessage`). */
export const messagesSchema = z.array(
  z.extend(messageSchema, { qstn: z.optional(z.unknown()), items: z.optional(z.array(z.unknown())) }),
);

/** The calls that fetch messages, with questions and answered items as they come: one that cannot be read costs itself, not the chat. */
export const fetchCalls = {
  mobile: { ...mobileCalls.fetchReq, answer: messagesSchema },
  town: { ...townCalls.fetchReq, answer: messagesSchema },
} as const;

/** A message as the app knows it, with its items as a questionnaire has them. */
export interface CaseMessage extends Omit<Message, 'items'> {
  readonly items?: Item[] | undefined;
  /** It came with a question that cannot be played. */
  readonly unreadable?: true;
}

/** An item of a message as a questionnaire has it: words are `txt` on the wire. */
const asItem = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'type' in item && item.type === 'txt'
    ? { ...item, type: 'text' }
    : item;

/** A message as it was fetched: a question that can be played is read, another is marked; unknown items are their text. */
export function readMessage({
  qstn,
  items,
  ...fetched
}: z.infer<typeof messagesSchema>[number]): CaseMessage {
  const message = { ...fetched, ...(items && { items: items.map((item) => readForeignItem(asItem(item))) }) };
  if (qstn === undefined) return message;
  const read = readForeign(qstn);
  return read.ok ? { ...message, qstn: read.questionnaire } : { ...message, unreadable: true };
}
