import type { siteCalls } from '@parvis/api/calls/sites';
import { externalAddresses } from '@parvis/api/externalAddresses';
import type { Handlers } from '../../context/ask.ts';

export const siteHandlers: Handlers<typeof siteCalls> = {
  settingsAddresses: async ({ services, origin }) => [
    externalAddresses(await origin(), services.config.sites),
  ],
};
