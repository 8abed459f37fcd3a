import type { TrailVia, trailTable } from '@parvis/api/entities/trail';
import type { Tx } from '../../platform/db/database.ts';
import { type TrailDetail, trail } from '../../platform/db/schema.ts';

type Table = typeof trailTable;
type Done = { [Kind in keyof Table]: { kind: Kind; what: Table[Kind][number] } }[keyof Table];

/** Who did it on a page: a member of staff. */
export interface Doer {
  readonly rlid: string;
  readonly name: string;
}

export type Note = Done & {
  readonly cuid: string;
  /** By what; a page where somebody is named. */
  readonly via?: Exclude<TrailVia, 'page'>;
  readonly by?: Doer;
  readonly about?: string | number;
  readonly details?: readonly TrailDetail[];
};

/** So many details are kept, and how many more there were: a file may move ten thousand codes. */
const DETAILS = 20;
/** The detail that says how many more there were. */
export const MORE = 'more';

function keptOf(details: readonly TrailDetail[] | undefined): readonly TrailDetail[] | undefined {
  if (details === undefined || details.length <= DETAILS) return details;
  const left = { id: MORE, value: String(details.length - DETAILS), before: '' };
  return [...details.slice(0, DETAILS), left];
}

/** Notes what was done, in the change that does it. */
export async function noteTrail(tx: Pick<Tx, 'insert'>, notes: readonly Note[]): Promise<void> {
  if (notes.length === 0) return;
  await tx.insert(trail).values(
    notes.map(({ cuid, kind, what, via = 'file', by, about, details }) => ({
      ...{ cuid, kind, what, rlid: by?.rlid, name: by?.name },
      via: by ? ('page' as const) : via,
      about: about === undefined ? undefined : String(about),
      details: keptOf(details),
    })),
  );
}
