import type { triageCalls } from '@parvis/api/calls/triage';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { recategorizeCase } from '../changeCategory.ts';
import { linkDuplicate, undoDuplicate } from '../duplicateLinks.ts';

export const triageHandlers: Handlers<typeof triageCalls> = {
  casesCategory: async (ask) => [await recategorizeCase(ask.context, ask.body, requireStaff(ask))],

  duplicatesLink: async (ask) => [await linkDuplicate(ask.context, ask.body, requireStaff(ask))],

  duplicatesUndo: async (ask) => [await undoDuplicate(ask.context, ask.body, requireStaff(ask))],
};
