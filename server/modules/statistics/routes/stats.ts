import type { figureCalls } from '@parvis/api/calls/figures';
import type { statsCalls } from '@parvis/api/calls/stats';
import type { Handlers } from '../../context/requestContext.ts';
import { countUsage } from '../countUsage.ts';
import { loadFigures } from '../loadFigures.ts';

export const statsHandlers: Handlers<typeof statsCalls> = {
  async statsSend({ context, body, refusesTracking }) {
    const { cuid, type, value, others = [] } = body;
    return [{ counted: await countUsage(context, cuid, [{ type, value }, ...others], refusesTracking) }];
  },
};

export const figureHandlers: Handlers<typeof figureCalls> = {
  figuresGet: async ({ context, cuid, locale, body }) => [
    await loadFigures(context, { cuid, by: body.by, locale }),
  ],
};
