import type { Listed } from '../../cases/dismissal.ts';
import type { staff } from '../../store/schema.ts';
import type { Note } from '../../trail/noteTrail.ts';

/** Somebody who was on the list of a customer's staff. */
export type Before = Listed & Pick<typeof staff.$inferSelect, 'name' | 'level'>;

/** What becomes of the right of somebody: which they have, and had. */
export const right = (
  cuid: string,
  what: 'joined' | 'changed' | 'left',
  { name, level }: Pick<Before, 'name' | 'level'>,
  before = '',
): Note => ({ cuid, kind: 'right', what, about: name, details: [{ id: 'level', value: level, before }] });

/** What of the rights at a customer a new list changes. */
export function rightsChanged(
  cuid: string,
  before: readonly Before[],
  now: readonly Pick<Before, 'email' | 'name' | 'level'>[],
): Note[] {
  const known = new Map(before.map((one) => [one.email, one]));
  const listed = new Set(now.map(({ email }) => email));
  const left = before.filter(({ email }) => !listed.has(email));
  return [
    ...left.map((one) => right(cuid, 'left', one)),
    ...now.flatMap((one): Note[] => {
      const was = known.get(one.email);
      if (!was) return [right(cuid, 'joined', one)];
      return was.level === one.level ? [] : [right(cuid, 'changed', one, was.level)];
    }),
  ];
}
