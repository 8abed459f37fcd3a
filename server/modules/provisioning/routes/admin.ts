import type { adminCalls } from '@parvis/api/calls/admin';
import { fetchBranding, saveBranding } from '../../branding/branding.ts';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { loadFigures } from '../../messaging/figures.ts';
import { checkPrintable, resolvePrintOrigin } from '../../printing/printable.ts';
import { replaceCode, restoreCode } from '../codes/changeCodes.ts';
import { fetchListedCodes } from '../codes/fetchListedCodes.ts';
import { shownBeside } from '../shownBeside.ts';

/** What administrators do: branding, codes, deliveries. */
export const adminHandlers: Handlers<Omit<typeof adminCalls, 'trailGet'>> = {
  themeGet: async ({ context: services, cuid, locale }) => [await fetchBranding(services, cuid, locale)],

  async themeSave(ask) {
    const { context: services, cuid, locale, body } = ask;
    await saveBranding(services, cuid, locale, body, requireStaff(ask).role);
    return [await fetchBranding(services, cuid, locale)];
  },

  themeShown: async ({ context: services, cuid, locale }) => [await shownBeside(services, cuid, locale)],

  async codesGet(ask) {
    const { context: services, cuid, locale } = ask;
    const origin = resolvePrintOrigin(services.config, await ask.resolveOrigin());
    const why = checkPrintable(origin);
    return [
      { codes: await fetchListedCodes(services.db, cuid, locale), origin, ...(why && { notPrintable: why }) },
    ];
  },

  async codesReplace(ask) {
    const { context: services, cuid, body } = ask;
    const { qrid, undo } = body;
    const { role } = requireStaff(ask);
    const hangs = await (undo ? restoreCode : replaceCode)(services.db, { cuid, qrid, by: role });
    services.customers.invalidate();
    return [{ qrid: hangs }];
  },

  deliveryGet: async ({ context: services, cuid }) => [await loadFigures(services.db, cuid)],
};
