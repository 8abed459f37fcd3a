import type { adminCalls } from '@parvis/api/calls/admin';
import { fetchAuditPage } from '../../modules/audit/fetchAuditPage.ts';
import { fetchBranding, saveBranding } from '../../modules/branding/branding.ts';
import { type Handlers, requireStaff } from '../../modules/context/requestContext.ts';
import { loadFigures } from '../../modules/messaging/figures.ts';
import { checkPrintable, resolvePrintOrigin } from '../../modules/printing/printable.ts';
import { replaceCode, restoreCode } from '../../modules/provisioning/codes/changeCodes.ts';
import { fetchListedCodes } from '../../modules/provisioning/codes/fetchListedCodes.ts';
import { shownBeside } from '../../modules/provisioning/shownBeside.ts';

export const adminHandlers: Handlers<typeof adminCalls> = {
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

  trailGet: async ({ context: services, cuid, locale, body }) => [
    await fetchAuditPage(services.db, { cuid, ...body }, locale),
  ],

  deliveryGet: async ({ context: services, cuid }) => [await loadFigures(services.db, cuid)],
};
