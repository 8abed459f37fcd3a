import type { counterCalls, spokenCalls } from '@parvis/api/calls/counter';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { findSpokenLink } from '../../links/service.ts';
import { loadCounterStart } from '../counterStart.ts';
import { forgetContact, openForPerson, sendAnotherLink } from '../openForPerson.ts';

export const counterHandlers: Handlers<typeof counterCalls> = {
  counterStart: async (ask) => [await loadCounterStart(ask.context, requireStaff(ask))],

  counterOpen: async (ask) => [
    await openForPerson(ask.context, ask.body, requireStaff(ask), await ask.resolveMessageOrigin()),
  ],

  counterLink: async (ask) => [
    await sendAnotherLink(ask.context, ask.body, requireStaff(ask), await ask.resolveMessageOrigin()),
  ],

  async counterForget(ask) {
    await forgetContact(ask.context, ask.body.csid, requireStaff(ask));
    return [{ success: true }];
  },
};

export const spokenHandlers: Handlers<typeof spokenCalls> = {
  linkNumber: async ({ context, body }) => [{ connectId: await findSpokenLink(context, body.number) }],
};
