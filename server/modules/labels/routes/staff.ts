import type { labelCalls } from '@parvis/api/calls/labels';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { labelCase } from '../caseLabels.ts';
import { listLabels, removeLabel, saveLabel } from '../manageLabels.ts';

export const labelHandlers: Handlers<typeof labelCalls> = {
  labelsListAll: ({ context, cuid }) => listLabels(context.db, cuid),

  labelsSave: async (ask) => [await saveLabel(ask.context, ask.body, requireStaff(ask))],

  labelsRemove: async (ask) => [{ removed: await removeLabel(ask.context, ask.body.id, requireStaff(ask)) }],

  casesLabel: async (ask) => [await labelCase(ask.context, ask.body, requireStaff(ask))],
};
