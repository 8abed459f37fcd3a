import type { adminCalls } from '@parvis/api/calls/admin';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { townCalls } from '@parvis/api/calls/town';
import { wordsIn } from '@parvis/locales/wordsIn';
import { fetchAuditPage } from '../../modules/audit/service.ts';
import type { Handlers } from '../../modules/context/requestContext.ts';
import { toCustomerInfo } from '../../modules/customers/service.ts';

type CustomerCalls = Pick<typeof townCalls, 'infoConfig'> &
  Pick<typeof mobileCalls, 'infoCstmr'> &
  Pick<typeof adminCalls, 'trailGet'>;

/** Handlers of `customers` and `audit`: both modules are below `context`. */
export const customerHandlers: Handlers<CustomerCalls> = {
  async infoConfig({ context, cuid, locale }) {
    const customer = await context.customers.get(cuid);
    return {
      cuid,
      cstmrLbl: wordsIn(customer.lbl, locale),
      cstmrType: customer.cstmrType,
      ...(customer.logoId && { logoId: customer.logoId }),
      ...(customer.wideLogoId && { wideLogoId: customer.wideLogoId }),
      cstmr: toCustomerInfo(customer, locale),
    };
  },

  infoCstmr: async ({ context, cuid, locale }) => [toCustomerInfo(await context.customers.get(cuid), locale)],

  trailGet: async ({ context, cuid, locale, body }) => [
    await fetchAuditPage(context.db, { cuid, ...body }, locale),
  ],
};
