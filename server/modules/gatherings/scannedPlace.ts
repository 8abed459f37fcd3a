import { Refusal } from '../../platform/lib/refusal.ts';
import type { AppContext } from '../context/appContext.ts';
import { findCode, type PlacedCode } from '../customers/service.ts';
import type { FoundGathering } from './findGathering.ts';

/** Undefined without a code in use here. */
export async function findScannedCode(
  { db }: AppContext,
  cuid: string,
  qrid: string | undefined,
): Promise<PlacedCode | undefined> {
  if (qrid === undefined) return undefined;
  const code = await findCode(db, qrid).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  return code?.cuid === cuid ? code : undefined;
}

/** A place's gathering looks nonexistent to non-members without a scan there. */
export function checkMayLook(
  { gathering, row, part }: Pick<FoundGathering, 'gathering' | 'row'> & { readonly part: unknown },
  code: PlacedCode | undefined,
): void {
  if (gathering.access !== 'place' || part) return;
  if (code?.placeCode !== row.placeCode) throw new Refusal('unknownGathering');
}
