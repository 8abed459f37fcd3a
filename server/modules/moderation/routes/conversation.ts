import type { BodyOf } from '@parvis/api/call';
import type { mobileConversationCalls, townConversationCalls } from '@parvis/api/calls/conversation';
import { MESSAGE_PAGE } from '@parvis/api/constants';
import { loadFlaggedMessages } from '../../cases/service.ts';
import type { Reader } from '../../context/appContext.ts';
import {
  type Handlers,
  Paged,
  type RequestContext,
  requireContributor,
  requireStaff,
} from '../../context/requestContext.ts';
import { moderateMessage, undoModeration } from '../moderateMessage.ts';
import { reportAbuse } from '../reportAbuse.ts';
import { takeBackMessage } from '../takeBackMessage.ts';

async function listFlags(
  { context, body }: RequestContext<BodyOf<(typeof townConversationCalls)['fetchFlags']>>,
  reader: Reader,
) {
  const { csid, after, limit = MESSAGE_PAGE } = body;
  const { messages, next } = await loadFlaggedMessages(context.db, csid, { after, limit }, reader);
  return new Paged(messages, { ...(next !== undefined && { next }) });
}

export const contributorConversationHandlers: Handlers<typeof mobileConversationCalls> = {
  takeBack: async (ask) => [
    await takeBackMessage(ask.context, ask.body, {
      cuid: ask.cuid,
      reader: requireContributor(ask),
      staff: false,
    }),
  ],

  fetchFlags: (ask) => listFlags(ask, requireContributor(ask)),

  reportAbuse: async (ask) => [await reportAbuse(ask.context, ask.body, ask.cuid, requireContributor(ask))],
};

export const staffConversationHandlers: Handlers<typeof townConversationCalls> = {
  takeBack: async (ask) => [
    await takeBackMessage(ask.context, ask.body, { cuid: ask.cuid, reader: requireStaff(ask), staff: true }),
  ],

  fetchFlags: (ask) => listFlags(ask, requireStaff(ask)),

  moderate: async (ask) => [
    await (ask.body.undo ? undoModeration : moderateMessage)(ask.context, ask.body, requireStaff(ask)),
  ],
};
