import type { formerCalls } from '@parvis/api/calls/former';
import { type Handlers, requireSession } from '../../context/requestContext.ts';
import { loadEndedServices } from '../formerStaff.ts';
import { findErasedIdentities } from '../userStatus.ts';

export const formerHandlers: Handlers<typeof formerCalls> = {
  userGone: async ({ context, body }) => [{ gone: await findErasedIdentities(context, body.crUids) }],

  userEnded: (request) => loadEndedServices(request.context, requireSession(request), request.locale),
};
