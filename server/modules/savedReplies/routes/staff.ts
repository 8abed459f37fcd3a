import type { replyCalls } from '@parvis/api/calls/replies';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { loadReplyValues } from '../replyValues.ts';
import { archiveReply, listReplies, listReplyVersions, removeReply, saveReply } from '../savedReplies.ts';

export const replyHandlers: Handlers<typeof replyCalls> = {
  repliesListAll: (ask) => listReplies(ask.context.db, requireStaff(ask)),

  repliesSave: async (ask) => [await saveReply(ask.context, ask.body, requireStaff(ask))],

  repliesArchive: async (ask) => [
    { archived: await archiveReply(ask.context, ask.body.id, requireStaff(ask)) },
  ],

  repliesRemove: async (ask) => [{ removed: await removeReply(ask.context, ask.body.id, requireStaff(ask)) }],

  repliesHistory: (ask) => listReplyVersions(ask.context.db, ask.body.replyId, requireStaff(ask)),

  repliesValues: (ask) => loadReplyValues(ask.context.db, ask.body.csid, requireStaff(ask)),
};
