import type { adminCalls } from '@parvis/api/calls/admin';
import { trailPage } from '../../modules/audit/trailPage.ts';
import { savedLook, saveLook } from '../../modules/branding/looks.ts';
import { type Handlers, staffOf } from '../../modules/context/ask.ts';
import { figuresOf } from '../../modules/messaging/figures.ts';
import { notPrintable, printedAt } from '../../modules/printing/printable.ts';
import { putCodeBack, replaceCode } from '../../modules/provisioning/codes/changeCodes.ts';
import { codesOf } from '../../modules/provisioning/codes/codesOf.ts';
import { shownBeside } from '../../modules/provisioning/shownBeside.ts';

export const adminHandlers: Handlers<typeof adminCalls> = {
  themeGet: async ({ services, cuid, locale }) => [await savedLook(services, cuid, locale)],

  async themeSave(ask) {
    const { services, cuid, locale, body } = ask;
    await saveLook(services, cuid, locale, body, staffOf(ask).role);
    return [await savedLook(services, cuid, locale)];
  },

  themeShown: async ({ services, cuid, locale }) => [await shownBeside(services, cuid, locale)],

  async codesGet(ask) {
    const { services, cuid, locale } = ask;
    const origin = printedAt(services.config, await ask.origin());
    const why = notPrintable(origin);
    return [{ codes: await codesOf(services.db, cuid, locale), origin, ...(why && { notPrintable: why }) }];
  },

  async codesReplace(ask) {
    const { services, cuid, body } = ask;
    const { qrid, undo } = body;
    const { role } = staffOf(ask);
    const hangs = await (undo ? putCodeBack : replaceCode)(services.db, { cuid, qrid, by: role });
    services.customers.forget();
    return [{ qrid: hangs }];
  },

  trailGet: async ({ services, cuid, locale, body }) => [
    await trailPage(services.db, { cuid, ...body }, locale),
  ],

  deliveryGet: async ({ services, cuid }) => [await figuresOf(services.db, cuid)],
};
