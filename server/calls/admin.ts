import type { adminCalls } from '@parvis/api/calls/admin';
import { savedLook, saveLook } from '../customers/looks.ts';
import { figuresOf } from '../delivery/figures.ts';
import { type Handlers, staffOf } from './ask.ts';

/** Administrators of one customer. */
export const adminHandlers: Handlers<typeof adminCalls> = {
  themeGet: async ({ services, cuid, locale }) => [await savedLook(services, cuid, locale)],

  async themeSave(ask) {
    const { services, cuid, locale, body } = ask;
    await saveLook(services, cuid, locale, body, staffOf(ask).role.name);
    return [await savedLook(services, cuid, locale)];
  },

  deliveryGet: async ({ services, cuid }) => [await figuresOf(services.db, cuid)],
};
