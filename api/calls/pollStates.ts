import * as z from 'zod/mini';
import { mobileCall } from '../call.ts';
import { codeSchema } from '../entities/basics.ts';

export const POLL_INFO_PATH = 'comm/poll/info';

/** `pollInfo` without a poll, read without what questions need: for tiles of a first view. */
export const pollStatesCall = mobileCall({
  path: POLL_INFO_PATH,
  who: 'session',
  limit: 'ceiling',
  body: z.object({ qrid: codeSchema }),
  answer: z.array(z.object({ code: codeSchema, state: z.string() })),
});
