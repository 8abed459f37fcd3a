import type { townGroupCalls } from '@parvis/api/calls/groups';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { loadGroups } from '../alerts/callableGroups.ts';
import { callService } from '../alerts/callService.ts';

export const groupHandlers: Handlers<typeof townGroupCalls> = {
  infoGroups: async (ask) =>
    loadGroups(ask.context.db, await ask.context.customers.get(ask.cuid), requireStaff(ask)),

  casesCall: async (ask) => [await callService(ask.context, ask.body, requireStaff(ask))],
};
