export const customerKeys = {
  ofCase: (cuid: string, locale: string) => ['customer', cuid, locale] as const,
  ofCode: (qrid: string | undefined, locale: string) => ['cstmr', qrid, locale] as const,
};
