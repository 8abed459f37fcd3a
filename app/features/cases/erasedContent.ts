import { mediaSchema } from '@parvis/api/entities/media';
import * as z from 'zod/mini';
import type { ErasedContent } from '../../lib/live/watchErased.ts';

const messageSchema = z.object({ csid: z.string(), msgId: z.number(), msgCdatim1: z.string() });
const summarySchema = z.looseObject({ csid: z.string(), last: z.looseObject({ msgId: z.number() }) });
const filesSchema = z.object({ media: z.array(z.pick(mediaSchema, { id: true, poster: true })) });

const isMeant = (one: ErasedContent, { csid, msgId }: ErasedContent): boolean =>
  one.csid === csid && (msgId === undefined || one.msgId === msgId);

export function isErasedMessage(value: unknown, erased: ErasedContent): boolean {
  const read = z.safeParse(messageSchema, value);
  return read.success && isMeant(read.data, erased);
}

/** With the pictures of videos. */
export const listMessageFiles = (message: unknown): string[] =>
  (z.safeParse(filesSchema, message).data?.media ?? []).flatMap(({ id, poster }) =>
    poster === undefined ? [id] : [id, poster],
  );

/** Copies a cached answer without an erased message, nor its text in case lists. */
export function omitErased(data: unknown, erased: ErasedContent): unknown {
  if (Array.isArray(data))
    return data.filter((one) => !isErasedMessage(one, erased)).map((one) => omitErased(one, erased));
  if (typeof data !== 'object' || data === null) return data;
  const { success, data: summary } = z.safeParse(summarySchema, data);
  if (success && isMeant({ csid: summary.csid, msgId: summary.last.msgId }, erased))
    return { ...summary, last: { ...summary.last, txt: undefined } };
  return 'pages' in data ? { ...data, pages: omitErased(data.pages, erased) } : data;
}
