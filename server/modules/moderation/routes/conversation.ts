import type { mobileConversationCalls, townConversationCalls } from '@parvis/api/calls/conversation';
import { type Handlers, requireContributor, requireStaff } from '../../context/requestContext.ts';
import { moderateMessage, undoModeration } from '../moderateMessage.ts';
import { takeBackMessage } from '../takeBackMessage.ts';

/** What contributors do with sent messages. */
export const contributorConversationHandlers: Handlers<typeof mobileConversationCalls> = {
  takeBack: async (ask) => [
    await takeBackMessage(ask.context, ask.body, {
      cuid: ask.cuid,
      reader: requireContributor(ask),
      staff: false,
    }),
  ],
};

/** What staff do with sent messages. */
export const staffConversationHandlers: Handlers<typeof townConversationCalls> = {
  takeBack: async (ask) => [
    await takeBackMessage(ask.context, ask.body, { cuid: ask.cuid, reader: requireStaff(ask), staff: true }),
  ],

  moderate: async (ask) => [
    await (ask.body.undo ? undoModeration : moderateMessage)(ask.context, ask.body, requireStaff(ask)),
  ],
};
