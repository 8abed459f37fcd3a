import type { adminCalls } from '@parvis/api/calls/admin';
import { savedLook, saveLook } from '../domain/looks.ts';
import { type Handlers, staffOf } from '../http/ask.ts';

/** Administrators of one customer. */
export const adminHandlers: Handlers<typeof adminCalls> = {
  themeGet: async ({ house, cuid, locale }) => [await savedLook(house, cuid, locale)],

  async themeSave(ask) {
    const { house, cuid, locale, body } = ask;
    await saveLook(house, cuid, locale, body, staffOf(ask).role.name);
    return [await savedLook(house, cuid, locale)];
  },
};
