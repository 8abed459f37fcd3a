import type { CodeCheck } from '@parvis/api/entities/codes';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { findSimilarCodes } from './findSimilarCodes.ts';
import { findCode, findCodeOwner } from './qrCodes.ts';

/** Records no scan. */
export async function checkCode(db: Database, qrid: string): Promise<CodeCheck> {
  try {
    const { cuid } = await findCode(db, qrid);
    return { known: true, stale: false, cuid };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== 'staleQr') {
      const alike = await findSimilarCodes(db, qrid);
      return { known: false, stale: false, ...(alike.length > 0 && { alike: [...alike] }) };
    }
    const cuid = await findCodeOwner(db, qrid);
    const { replacedBy, ended } = error;
    return {
      ...{ known: true, stale: true },
      ...(cuid && { cuid }),
      ...(replacedBy && { replacedBy }),
      ...(ended && { ended: true }),
    };
  }
}
