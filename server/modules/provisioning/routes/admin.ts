import type { adminCalls } from '@parvis/api/calls/admin';
import { fetchBranding, saveBranding } from '../../branding/service.ts';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { loadFigures } from '../../messaging/service.ts';
import { checkPrintable, resolvePrintOrigin } from '../../printing/service.ts';
import { replaceCode, restoreCode } from '../codes/changeCodes.ts';
import { fetchListedCodes } from '../codes/fetchListedCodes.ts';
import { loadShownContent } from '../loadShownContent.ts';

export const adminHandlers: Handlers<Omit<typeof adminCalls, 'trailGet'>> = {
  themeGet: async ({ context, cuid, locale }) => [await fetchBranding(context, cuid, locale)],

  async themeSave(ask) {
    const { context, cuid, locale, body } = ask;
    await saveBranding(context, cuid, locale, body, requireStaff(ask).role);
    return [await fetchBranding(context, cuid, locale)];
  },

  themeShown: async ({ context, cuid, locale }) => [await loadShownContent(context, cuid, locale)],

  async codesGet(ask) {
    const { context, cuid, locale } = ask;
    const origin = resolvePrintOrigin(context.config, await ask.resolveOrigin());
    const why = checkPrintable(origin);
    return [
      { codes: await fetchListedCodes(context.db, cuid, locale), origin, ...(why && { notPrintable: why }) },
    ];
  },

  async codesReplace(ask) {
    const { context, cuid, body } = ask;
    const { qrid, undo } = body;
    const { role } = requireStaff(ask);
    const hangs = await (undo ? restoreCode : replaceCode)(context.db, { cuid, qrid, by: role });
    context.customers.invalidate();
    return [{ qrid: hangs }];
  },

  deliveryGet: async ({ context, cuid }) => [await loadFigures(context.db, cuid)],
};
