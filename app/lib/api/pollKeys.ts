export const pollKeys = {
  /** A person's poll at a customer. */
  one: (cuid: string, code: string) => ['poll', cuid, code] as const,
};
