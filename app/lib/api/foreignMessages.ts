import { mobileCalls } from '@parvis/api/calls/mobile';
import { townDiscussCalls } from '@parvis/api/calls/townDiscuss';
import { type Message, messageSchema } from '@parvis/api/entities/message';
import { readForeign, readForeignItem } from '@parvis/questionnaire/model/foreign';
import type { Item } from '@parvis/questionnaire/model/schema';
import * as z from 'zod/mini';

/** Leaves questions and items to `readMessage`. */
export const messagesSchema = z.array(
  z.extend(messageSchema, { qstn: z.optional(z.unknown()), items: z.optional(z.array(z.unknown())) }),
);

/** An unreadable question does not reject the whole chat. */
export const fetchCalls = {
  mobile: { ...mobileCalls.fetchReq, answer: messagesSchema },
  town: { ...townDiscussCalls.fetchReq, answer: messagesSchema },
} as const;

export interface CaseMessage extends Omit<Message, 'items'> {
  readonly items?: Item[] | undefined;
  readonly unreadable?: true;
}

/** Wire `txt` becomes `text`. */
const toQuestionItem = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'type' in item && item.type === 'txt'
    ? { ...item, type: 'text' }
    : item;

/** Flags an unplayable question; turns unknown items into text. */
export function readMessage({
  qstn,
  items,
  ...fetched
}: z.infer<typeof messagesSchema>[number]): CaseMessage {
  const message = {
    ...fetched,
    ...(items && { items: items.map((item) => readForeignItem(toQuestionItem(item))) }),
  };
  if (qstn === undefined) return message;
  const read = readForeign(qstn);
  return read.ok ? { ...message, qstn: read.questionnaire } : { ...message, unreadable: true };
}
