import { Refusal } from '../../platform/lib/refusal.ts';
import type { AppContext } from '../context/appContext.ts';
import { findCode, type PlacedCode } from '../customers/service.ts';
import type { FoundGathering } from './findGathering.ts';

/** The scanned code; undefined where none was named. @throws Refusal unknownQr, staleQr */
export async function findScannedCode(
  { db }: AppContext,
  cuid: string,
  qrid: string | undefined,
): Promise<PlacedCode | undefined> {
  if (qrid === undefined) return undefined;
  const code = await findCode(db, qrid);
  if (code.cuid !== cuid) throw new Refusal('unknownQr');
  return code;
}

/** One of a place looks nonexistent to whoever neither takes part nor scanned a code there. */
export function checkMayLook(
  { gathering, row, part }: Pick<FoundGathering, 'gathering' | 'row'> & { readonly part: unknown },
  code: PlacedCode | undefined,
): void {
  if (gathering.access !== 'place' || part) return;
  if (code?.placeCode !== row.placeCode) throw new Refusal('unknownGathering');
}
