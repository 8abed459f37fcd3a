import { Refusal } from '../../platform/lib/refusal.ts';
import type { StaffReader } from '../context/session.ts';

type Role = StaffReader['role'];
/** `rlid` is null if the customer owns it. */
interface Owned {
  readonly cuid: string;
  readonly rlid: string | null;
}

/** Only managers. */
export const maySaveShared = ({ level }: Pick<Role, 'level'>): boolean => level !== 'agent';

/**
 * Only managers save the customer's entries. Owners do not change.
 * @throws Refusal forbidden, conflict
 */
export function checkMaySave(known: Owned | undefined, shared: boolean, role: Role): void {
  const isOthers = known && (known.cuid !== role.cuid || (known.rlid !== null && known.rlid !== role.rlid));
  if (isOthers) throw new Refusal('conflict', { path: 'body.id' });
  const isShared = shared || known?.rlid === null;
  if (isShared && !maySaveShared(role)) throw new Refusal('forbidden');
  if (known?.rlid === null && !shared) throw new Refusal('conflict', { path: 'body.shared' });
}

/** @throws Refusal forbidden */
export function checkMayDelete({ rlid }: Owned, role: Role): void {
  if (rlid === null && !maySaveShared(role)) throw new Refusal('forbidden');
}
