import type { viewCalls } from '@parvis/api/calls/board';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { listSavedViews, removeView, saveView } from '../savedViews.ts';

export const viewHandlers: Handlers<typeof viewCalls> = {
  viewsListAll: (ask) => listSavedViews(ask.context.db, requireStaff(ask)),

  viewsSave: async (ask) => [await saveView(ask.context, ask.body, requireStaff(ask))],

  viewsRemove: async (ask) => [{ removed: await removeView(ask.context, ask.body.id, requireStaff(ask)) }],
};
