import { eq } from 'drizzle-orm';
import type { Tx } from '../../store/database.ts';
import { customers } from '../../store/schema.ts';
import { noteTrail } from '../../trail/noteTrail.ts';
import type { CustomerContent } from '../read/customerContent.ts';
import type { Change } from './changes/changes.ts';
import { tellCases } from './tellCases.ts';

/** A customer as its file says, and what that changes. */
export type Loaded = CustomerContent & {
  readonly changes?: readonly Change[];
  /** A command wrote into the file what it changes. */
  readonly via?: 'command';
};

/** By what a customer is changed, as it is noted. */
export const viaOf = ({ via }: Loaded): { readonly via?: 'command' } => (via ? { via } : {});

/** Notes that a customer is here, or what its file changes; of one that ends its service, or is back, open pages learn it. */
export async function noteLoaded(tx: Tx, loaded: Loaded): Promise<void> {
  const { file, changes = [] } = loaded;
  const { cuid, withdrawn } = file;
  const [before] = await tx
    .select({ withdrawn: customers.withdrawn })
    .from(customers)
    .where(eq(customers.cuid, cuid));
  const note = (what: 'added' | 'changed' | 'withdrawn' | 'back') =>
    noteTrail(tx, [
      { cuid, kind: 'customer', what, ...viaOf(loaded), ...(what === 'changed' && { details: changes }) },
    ]);
  if (!before) return note('added');
  if (before.withdrawn !== withdrawn) {
    await tellCases(tx, cuid);
    return note(withdrawn ? 'withdrawn' : 'back');
  }
  if (changes.length > 0) await note('changed');
}
