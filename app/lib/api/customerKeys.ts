export const customerKeys = {
  byCustomer: (cuid: string, locale: string) => ['customer', cuid, locale] as const,
  byCode: (qrid: string | undefined, locale: string) => ['cstmr', qrid, locale] as const,
};
