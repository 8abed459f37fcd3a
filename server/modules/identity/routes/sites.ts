import type { siteCalls } from '@parvis/api/calls/sites';
import { externalAddresses } from '@parvis/api/externalAddresses';
import type { Handlers } from '../../context/requestContext.ts';

export const siteHandlers: Handlers<typeof siteCalls> = {
  settingsAddresses: async ({ context, resolveOrigin: origin }) => [
    externalAddresses(await origin(), context.config.sites),
  ],
};
