import { Refusal } from '../../platform/lib/refusal.ts';
import type { StaffReader } from '../context/session.ts';

type Role = StaffReader['role'];
/** Whose a saved reply or question is; `rlid` is null where it is the customer's. */
interface Owned {
  readonly cuid: string;
  readonly rlid: string | null;
}

/** Managers change what is the customer's. */
export const maySaveShared = ({ level }: Pick<Role, 'level'>): boolean => level !== 'agent';

/**
 * Everyone saves their own, managers what is the customer's. What the customer has stays the customer's.
 * @throws Refusal forbidden, conflict
 */
export function checkMaySave(known: Owned | undefined, shared: boolean, role: Role): void {
  const isOthers = known && (known.cuid !== role.cuid || (known.rlid !== null && known.rlid !== role.rlid));
  if (isOthers) throw new Refusal('conflict', { path: 'body.id' });
  const isShared = shared || known?.rlid === null;
  if (isShared && !maySaveShared(role)) throw new Refusal('forbidden');
  if (known?.rlid === null && !shared) throw new Refusal('conflict', { path: 'body.shared' });
}

/** Whether somebody may delete what they see. @throws Refusal forbidden */
export function checkMayDelete({ rlid }: Owned, role: Role): void {
  if (rlid === null && !maySaveShared(role)) throw new Refusal('forbidden');
}
