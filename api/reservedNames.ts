/**
 * Names no customer may have, as pages use them (`/staff/{cuid}`); see
 * `tests/boundaries/reservedNames.test.ts`.
 */
export const RESERVED_NAMES: readonly string[] = [
  'administration',
  'codes',
  'connect',
  'delivery',
  'figures',
  'gatherings',
  'labels',
  'links',
  'login',
  'moderation',
  'new',
  'polls',
  'replies',
  'settings',
  'theme',
  'trail',
];

/** Whether a name collides with a page, in any case. */
export const isReservedName = (name: string): boolean => RESERVED_NAMES.includes(name.toLowerCase());
