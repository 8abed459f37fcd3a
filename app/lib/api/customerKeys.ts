/** Names of what the cache holds about customers, in the words of a language. */
export const customerKeys = {
  ofCase: (cuid: string, locale: string) => ['customer', cuid, locale] as const,
  ofCode: (qrid: string | undefined, locale: string) => ['cstmr', qrid, locale] as const,
};
