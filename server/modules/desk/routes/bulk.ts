import type { bulkCalls } from '@parvis/api/calls/bulk';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { runBulk } from '../bulk/runBulk.ts';
import { startBulk, undoBulk } from '../bulk/startBulk.ts';

export const bulkHandlers: Handlers<typeof bulkCalls> = {
  casesBulk: async (ask) => [await startBulk(ask.context, ask.body, requireStaff(ask))],

  casesBulkRun: async (ask) => [await runBulk(ask.context, ask.body.id, requireStaff(ask))],

  casesBulkUndo: async (ask) => [await undoBulk(ask.context, ask.body.id, requireStaff(ask))],
};
