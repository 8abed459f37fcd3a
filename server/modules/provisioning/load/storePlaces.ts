import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isNotAmong } from '../../../platform/db/isAmong.ts';
import { places, qrCodes } from '../../../platform/db/schema.ts';

/** Retires all except `but`. The codes keep their owner. */
export async function retireCodes(tx: Tx, cuid: string, but: readonly string[] = []): Promise<void> {
  await tx
    .update(qrCodes)
    .set({ stale: true })
    .where(and(eq(qrCodes.cuid, cuid), eq(qrCodes.stale, false), isNotAmong(qrCodes.qrid, but)));
}

/** Other changes wait for one statement at most. */
const BATCH_SIZE = 2_000;
const splitIntoBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH_SIZE) }, (_, at) =>
    all.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
  );

const toRecordset = (rows: readonly object[]): SQL => sql`json_to_recordset(${JSON.stringify(rows)}::json)`;

/** Unchanged rows need no lock. */
const storePlaceRows = (tx: Tx, cuid: string, given: CustomerFile['places']) =>
  tx.execute(sql`
    insert into places (cuid, code, lbl, descr)
    select ${cuid}, code, lbl, descr
    from ${toRecordset(given.map(({ code, lbl, descr }) => ({ code, lbl, descr })))} as given (code text, lbl json, descr json)
    where not exists (select from places p where p.cuid = ${cuid} and p.code = given.code
      and (p.lbl::text, p.descr::text) is not distinct from (given.lbl::text, given.descr::text))
    order by code
    on conflict (cuid, code) do update set lbl = excluded.lbl, descr = excluded.descr`);

type PlacedQr = CustomerFile['places'][number]['qr'][number] & { readonly place: string };

/** Skips unchanged rows: scans would wait for them. */
function storeCodeRows(tx: Tx, cuid: string, given: readonly PlacedQr[]) {
  const { replacedBy } = buildFileColumns(cuid);
  const rows = given.map(({ qrid, place, stale, fake }) => ({ qrid, place, stale, fake }));
  return tx.execute(sql`
    insert into qr_codes (qrid, cuid, place_code, stale, fake)
    select qrid, ${cuid}, place, stale, fake
    from ${toRecordset(rows)} as given (qrid text, place text, stale boolean, fake boolean)
    where not exists (select from qr_codes q where q.qrid = given.qrid
      and (q.cuid, q.place_code, q.stale, q.fake, q.made) is not distinct from (${cuid}, given.place, given.stale, given.fake, false))
    order by qrid
    on conflict (qrid) do update set cuid = excluded.cuid, place_code = excluded.place_code, stale = excluded.stale,
      fake = excluded.fake, made = false, replaced_by = ${replacedBy}`);
}

const MIN_CODES_TO_ANALYZE = 500;

export async function storePlaces(tx: Tx, { cuid, places: wanted }: CustomerFile): Promise<void> {
  const codes = wanted.map(({ code }) => code);
  const hung = wanted.flatMap(({ code, qr }) => qr.map((one): PlacedQr => ({ ...one, place: code })));
  await retireCodes(
    tx,
    cuid,
    hung.map(({ qrid }) => qrid),
  );
  const hasCodes = tx
    .select({ qrid: qrCodes.qrid })
    .from(qrCodes)
    .where(and(eq(qrCodes.cuid, places.cuid), eq(qrCodes.placeCode, places.code)));
  let written = 0;
  for (const some of splitIntoBatches(wanted))
    written += (await storePlaceRows(tx, cuid, some)).rowCount ?? 0;
  for (const some of splitIntoBatches(hung)) written += (await storeCodeRows(tx, cuid, some)).rowCount ?? 0;
  // Places without codes are known only now.
  await tx
    .delete(places)
    .where(and(eq(places.cuid, cuid), isNotAmong(places.code, codes), notExists(hasCodes)));
  await applyReplacements(tx, cuid);
  // Otherwise plans time out.
  if (hung.length > MIN_CODES_TO_ANALYZE && written > 0) await tx.execute(sql`analyze places, qr_codes`);
}

/** Keeps a replacement made here or owned by this customer. */
const buildFileColumns = (cuid: string): { readonly made: false; readonly replacedBy: SQL } => ({
  made: false,
  replacedBy: sql`case when ${eq(qrCodes.cuid, cuid)} or exists (
    select 1 from qr_codes as next where next.qrid = ${qrCodes.replacedBy} and (next.made or next.cuid = ${cuid})
  ) then ${qrCodes.replacedBy} end`,
});

/** Replacements follow place and service of the file. */
async function applyReplacements(tx: Tx, cuid: string): Promise<void> {
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
