import type { presenceCalls } from '@parvis/api/calls/presence';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';

export const presenceHandlers: Handlers<typeof presenceCalls> = {
  presenceSend: async (ask) => {
    const { crUid, role } = requireStaff(ask);
    const { csid, id: view, state } = ask.body;
    ask.context.presence.record({ cuid: role.cuid, csid, crUid, name: role.name, view, state });
    return ask.context.presence.listOthers(csid, crUid);
  },
};
