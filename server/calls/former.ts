import type { formerCalls } from '@parvis/api/calls/former';
import { goneOf } from '../people/formerly.ts';
import type { Handlers } from './ask.ts';

/** Who used a device before. */
export const formerHandlers: Handlers<typeof formerCalls> = {
  userGone: async ({ services, body }) => [{ gone: await goneOf(services, body.crUids) }],
};
