/**
 * What stands where other addresses have the name of a customer (`/staff/{cuid}`): pages that are nobody's in particular, and those of
 * staff that are found without a name. `tests/boundaries/reservedNames.test.ts` holds it and the pages together.
 */
export const RESERVED_NAMES: readonly string[] = [
  'codes',
  'connect',
  'delivery',
  'login',
  'settings',
  'theme',
  'trail',
];

/** Whether a name would stand for a page as well; the app opens its pages in capitals, too. */
export const isReservedName = (name: string): boolean => RESERVED_NAMES.includes(name.toLowerCase());
