import type { siteCalls } from '@parvis/api/calls/sites';
import { externalAddresses } from '@parvis/api/externalAddresses';
import type { Handlers } from '../../context/requestContext.ts';

export const siteHandlers: Handlers<typeof siteCalls> = {
  async settingsAddresses({ context, resolveOrigin }) {
    const { redirectOrigins } = await context.customers.getSites();
    const addresses = externalAddresses(await resolveOrigin(), context.config.sites);
    return [{ ...addresses, hosts: redirectOrigins.map((origin) => new URL(origin).host) }];
  },
};
