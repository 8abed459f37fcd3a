import type { moderationCalls } from '@parvis/api/calls/moderation';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { decideNotice } from '../decideNotice.ts';
import { loadModeration } from '../loadModeration.ts';

export const moderationHandlers: Handlers<typeof moderationCalls> = {
  moderationGet: async ({ context, cuid, locale }) => [await loadModeration(context.db, cuid, locale)],

  moderationDecide: async (ask) => [await decideNotice(ask.context, ask.body, requireStaff(ask))],
};
