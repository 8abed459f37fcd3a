/** Keys of polls in the cache. */
export const pollKeys = {
  /** Of a person at a customer. */
  one: (cuid: string, code: string) => ['poll', cuid, code] as const,
};
