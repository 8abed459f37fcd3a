import type { TrailVia, trailTable } from '@parvis/api/entities/trail';
import type { Tx } from '../../platform/db/database.ts';
import { type TrailDetail, trail } from '../../platform/db/schema.ts';

type Table = typeof trailTable;
type Done = { [Kind in keyof Table]: { kind: Kind; what: Table[Kind][number] } }[keyof Table];

export interface Doer {
  readonly rlid: string;
  readonly name: string;
}

export type Note = Done & {
  readonly cuid: string;
  readonly via?: Exclude<TrailVia, 'page'>;
  readonly by?: Doer;
  readonly about?: string | number;
  readonly details?: readonly TrailDetail[];
};

/** Maximum details stored per entry: one file may move ten thousand codes. */
const DETAILS = 20;
export const MORE = 'more';

function keptOf(details: readonly TrailDetail[] | undefined): readonly TrailDetail[] | undefined {
  if (details === undefined || details.length <= DETAILS) return details;
  const left = { id: MORE, value: String(details.length - DETAILS), before: '' };
  return [...details.slice(0, DETAILS), left];
}

/** Inserts audit entries in the transaction of the change. */
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
