import type { formerCalls } from '@parvis/api/calls/former';
import { type Handlers, sessionOf } from '../../context/ask.ts';
import { endedFor } from '../formerStaff.ts';
import { goneOf } from '../people.ts';

/** Former users of a device and former ids of a person. */
export const formerHandlers: Handlers<typeof formerCalls> = {
  userGone: async ({ services, body }) => [{ gone: await goneOf(services, body.crUids) }],

  userEnded: (ask) => endedFor(ask.services, sessionOf(ask), ask.locale),
};
