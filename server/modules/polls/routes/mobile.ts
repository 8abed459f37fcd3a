import type { pollCalls } from '@parvis/api/calls/polls';
import { type Handlers, requireContributor } from '../../context/requestContext.ts';
import { answerPoll } from '../answerPoll.ts';
import { loadPollInfo } from '../pollInfo.ts';

export const pollHandlers: Handlers<typeof pollCalls> = {
  pollInfo: ({ context, body, cuid, session, locale }) =>
    loadPollInfo(context, body, cuid, { crUid: session?.crUid ?? undefined, locale }),

  async pollAnswer(ask) {
    const { context, body, cuid } = ask;
    const reader = requireContributor(ask);
    await answerPoll(context, body, cuid, reader);
    return loadPollInfo(context, { poll: body.poll }, cuid, reader);
  },
};
