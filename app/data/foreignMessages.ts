import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { type Message, messageSchema } from '@parvis/api/entities/message';
import { readForeign, readForeignItem } from '@parvis/questionnaire/model/foreign';
import * as z from 'zod/mini';

const answer = z.array(
  z.extend(messageSchema, { qstn: z.optional(z.unknown()), items: z.optional(z.array(z.unknown())) }),
);

/** The calls that fetch messages, with questions and answered items as they come: one that cannot be read costs itself, not the chat. */
export const fetchCalls = {
  mobile: { ...mobileCalls.fetchReq, answer },
  town: { ...townCalls.fetchReq, answer },
} as const;

/** A message as the app knows it. */
export interface CaseMessage extends Message {
  /** It came with a question that cannot be played. */
  readonly unreadable?: true;
}

/** A message as it was fetched: a question that can be played is read, another is marked; unknown items are their text. */
export function readMessage({ qstn, items, ...fetched }: z.infer<typeof answer>[number]): CaseMessage {
  const message = { ...fetched, ...(items && { items: items.map(readForeignItem) }) };
  if (qstn === undefined) return message;
  const read = readForeign(qstn);
  return read.ok ? { ...message, qstn: read.questionnaire } : { ...message, unreadable: true };
}
