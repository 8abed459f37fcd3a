import { COPIES_MAX } from '@parvis/api/entities/codes';

/** How often each code is printed, as it was typed; nothing where it is no whole number from 1 to `COPIES_MAX`. */
export function copiesIn(typed: string): number | undefined {
  const copies = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return copies >= 1 && copies <= COPIES_MAX ? copies : undefined;
}
