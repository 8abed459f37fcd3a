import type { townGatheringCalls } from '@parvis/api/calls/gatherings';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { changeGathering } from '../changeGathering.ts';
import { createStaffGathering } from '../createGathering.ts';
import { loadStaffGathering } from '../gatheringView.ts';
import { listStaffGatherings } from '../listGatherings.ts';
import { stepGathering } from '../stepGathering.ts';

export const staffGatheringHandlers: Handlers<typeof townGatheringCalls> = {
  gatheringsListAll: (ask) => listStaffGatherings(ask.context, requireStaff(ask)),

  gatheringsInfo: async (ask) => [await loadStaffGathering(ask.context, ask.body.gthrId, requireStaff(ask))],

  async gatheringsCreate(ask) {
    const reader = requireStaff(ask);
    await createStaffGathering(ask.context, ask.body, reader);
    return [await loadStaffGathering(ask.context, ask.body.gthrId, reader)];
  },

  async gatheringsChange(ask) {
    const reader = requireStaff(ask);
    await changeGathering(ask.context, ask.body, reader);
    return [await loadStaffGathering(ask.context, ask.body.gthrId, reader)];
  },

  async gatheringsStep(ask) {
    const reader = requireStaff(ask);
    await stepGathering(ask.context, ask.body, reader);
    return [await loadStaffGathering(ask.context, ask.body.gthrId, reader)];
  },
};
