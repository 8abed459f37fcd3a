import type { TrailVia, trailTable } from '@parvis/api/entities/trail';
import type { Tx } from '../../platform/db/database.ts';
import { type AuditLogDetail, trail } from '../../platform/db/schema.ts';

type Table = typeof trailTable;
type AuditAction = { [Kind in keyof Table]: { kind: Kind; what: Table[Kind][number] } }[keyof Table];

export interface AuditActor {
  readonly rlid: string;
  readonly name: string;
}

export type AuditEntryInput = AuditAction & {
  readonly cuid: string;
  readonly via?: Exclude<TrailVia, 'page'>;
  readonly by?: AuditActor;
  readonly about?: string | number;
  readonly details?: readonly AuditLogDetail[];
};

/** Per entry: one file may move ten thousand codes. */
const MAX_DETAILS = 20;
export const MORE_DETAILS = 'more';

function limitDetails(details: readonly AuditLogDetail[] | undefined): readonly AuditLogDetail[] | undefined {
  if (details === undefined || details.length <= MAX_DETAILS) return details;
  const left = { id: MORE_DETAILS, value: String(details.length - MAX_DETAILS), before: '' };
  return [...details.slice(0, MAX_DETAILS), left];
}

/** Uses the transaction of the change. */
export async function recordAuditEntries(
  tx: Pick<Tx, 'insert'>,
  notes: readonly AuditEntryInput[],
): Promise<void> {
  if (notes.length === 0) return;
  await tx.insert(trail).values(
    notes.map(({ cuid, kind, what, via = 'file', by, about, details }) => ({
      ...{ cuid, kind, what, rlid: by?.rlid, name: by?.name },
      via: by ? ('page' as const) : via,
      about: about === undefined ? undefined : String(about),
      details: limitDetails(details),
    })),
  );
}
