import { eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../store/database.ts';
import { qrCodes } from '../../store/schema.ts';

/**
 * What becomes of a code that a file names: the file says what it is from now on, also of one that was made here. It stays replaced by a
 * code that was made for it, which goes along where the file is another customer's, and by one that the file's own customer has by now.
 */
export const nowOfFile = (cuid: string): { readonly made: false; readonly replacedBy: SQL } => ({
  made: false,
  replacedBy: sql`case when ${eq(qrCodes.cuid, cuid)} or exists (
    select 1 from qr_codes as next where next.qrid = ${qrCodes.replacedBy} and (next.made or next.cuid = ${cuid})
  ) then ${qrCodes.replacedBy} end`,
});

/**
 * What an administrator replaced stays replaced, whatever the file says of it; what hangs there now stands at its place, and is in
 * service as long as the file has it so.
 */
export async function keepReplacements(tx: Tx, cuid: string): Promise<void> {
  await tx.execute(sql`
    with recursive hung as (
      select qrid, replaced_by, place_code, stale, fake from qr_codes where cuid = ${cuid} and not made
      union all
      select next.qrid, next.replaced_by, hung.place_code, hung.stale, hung.fake
      from hung join qr_codes next on next.qrid = hung.replaced_by and next.made
    )
    update qr_codes
      set cuid = ${cuid}, place_code = hung.place_code, stale = hung.stale or hung.replaced_by is not null, fake = hung.fake
    from hung where qr_codes.qrid = hung.qrid and (qr_codes.made or qr_codes.replaced_by is not null)
      and (qr_codes.cuid, qr_codes.place_code, qr_codes.stale, qr_codes.fake)
        is distinct from (${cuid}, hung.place_code, hung.stale or hung.replaced_by is not null, hung.fake)`);
}
