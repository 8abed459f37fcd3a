import type { assignCalls } from '@parvis/api/calls/assign';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { assignCase } from '../assignCase.ts';
import { listColleagues, setDuty } from '../colleagues.ts';
import { takeBackCase } from '../undoAssignment.ts';

export const assignHandlers: Handlers<typeof assignCalls> = {
  staffColleagues: (ask) => listColleagues(ask.context, requireStaff(ask)),

  async staffDuty(ask) {
    await setDuty(ask.context, ask.body.on, requireStaff(ask));
    return [{ on: ask.body.on }];
  },

  casesAssign: async (ask) => [await assignCase(ask.context, ask.body, requireStaff(ask))],

  casesAssignUndo: async (ask) => [await takeBackCase(ask.context, ask.body, requireStaff(ask))],
};
