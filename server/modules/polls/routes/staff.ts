import type { staffPollCalls } from '@parvis/api/calls/polls';
import { type Handlers, Paged, requireStaff } from '../../context/requestContext.ts';
import { listPlaces } from '../../links/service.ts';
import { findPoll, listPolls, loadPollSummary, loadPollVersion } from '../findPoll.ts';
import { moderateAnswer } from '../moderateAnswer.ts';
import { loadResults } from '../pollResults.ts';
import { loadTexts } from '../pollTexts.ts';
import { sendPoll } from '../sendPoll.ts';
import { stepPoll } from '../stepPoll.ts';

export const staffPollHandlers: Handlers<typeof staffPollCalls> = {
  pollSend: async (ask) => [await sendPoll(ask.context, ask.body, requireStaff(ask))],

  pollsList: async ({ context, cuid }) => listPolls(context.db, await context.customers.get(cuid)),

  pollsPlaces: ({ context, cuid, locale }) => listPlaces(context, cuid, locale),

  pollsStep: async (ask) => [await stepPoll(ask.context, ask.body, requireStaff(ask))],

  async pollsResults({ context, body, cuid, locale }) {
    const { db } = context;
    const customer = await context.customers.get(cuid);
    const poll = await findPoll(db, customer.cuid, body.code);
    return [
      {
        poll: await loadPollSummary(db, customer, body.code),
        questionnaire: await loadPollVersion(db, poll.id, poll.questionnaireId),
        results: await loadResults(db, poll, locale),
      },
    ];
  },

  async pollsTexts({ context, body, cuid }) {
    const { code, ...page } = body;
    const { texts, next } = await loadTexts(context.db, await findPoll(context.db, cuid, code), page);
    return new Paged(texts, { ...(next !== undefined && { next }) });
  },

  pollsModerate: async (ask) => [{ removed: await moderateAnswer(ask.context, ask.body, requireStaff(ask)) }],
};
