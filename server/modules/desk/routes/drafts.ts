import type { draftCalls } from '@parvis/api/calls/drafts';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { listDrafts, saveDraft } from '../drafts.ts';

export const draftHandlers: Handlers<typeof draftCalls> = {
  draftsListAll: (ask) => listDrafts(ask.context.db, requireStaff(ask)),

  draftsSave: async (ask) => [await saveDraft(ask.context, ask.body, requireStaff(ask))],
};
