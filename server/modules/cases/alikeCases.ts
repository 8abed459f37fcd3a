import { ALIKE_MAX } from '@parvis/api/constants';
import { and, desc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../platform/db/prepared.ts';
import { cases } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { hashKey } from '../../platform/limits/counters.ts';
import type { Services } from '../context/services.ts';
import type { StaffReader } from '../context/session.ts';
import { listed, summaryOf } from './caseView.ts';

const HOUR = 3_600_000;

/** Keyed with server secret and day, so that neither addresses nor days can be linked. */
export const reportLineOf = (secret: Buffer, prefix: string, at: Date): string =>
  hashKey(secret, `report:${at.toISOString().slice(0, 10)}:${prefix}`);

const ask = (name: string) => sql.placeholder(name);

/** Same network within an hour. A case without network matches none. */
const sameLine = sql<boolean>`coalesce("cases"."report_line" = ${ask('line')}
  and "cases"."created" between ${ask('created')}::timestamptz - interval '1 hour'
  and ${ask('created')}::timestamptz + interval '1 hour', false)`;
const samePerson = sql<boolean>`"cases"."reporter" = ${ask('reporter')}`;
const alike = and(eq(cases.cuid, ask('cuid')), sql`(${samePerson} or ${sameLine})`);

const handledByReader = sql`coalesce((select p.left_at is null from participants p
  where p.csid = "cases"."csid" and p.staff and p.cr_uid = ${ask('crUid')}), false)`;
/** Mirrors `steps_of`: free cases and the reader's own. */
const rejectable = sql`("cases"."state" = 'open' or ("cases"."state" in ('handled', 'held') and ${handledByReader}))`;

const listOf = prepared((db) =>
  listed(db)
    .where(and(alike, rejectable))
    .orderBy(desc(eq(cases.csid, ask('csid'))), desc(cases.created), desc(cases.csid))
    .limit(ALIKE_MAX + 1)
    .prepare('alike_cases'),
);

const nowOf = prepared((db) =>
  db
    .select({ csid: cases.csid, reporter: cases.reporter, state: cases.state })
    .from(cases)
    .where(and(alike, sql`"cases"."csid" = any(${ask('csids')}::text[])`))
    .prepare('alike_of'),
);

/** @throws Refusal unknownCase */
async function measureOf({ db }: Services, csid: string, { role: { cuid } }: StaffReader) {
  const [one] = await db
    .select({ line: cases.reportLine, reporter: cases.reporter, created: cases.created })
    .from(cases)
    .where(and(eq(cases.csid, csid), eq(cases.cuid, cuid)));
  if (!one) throw new Refusal('unknownCase');
  return { ...one, cuid, created: one.created.toISOString() };
}

/** @throws Refusal unknownCase */
export async function alikeAmong(services: Services, csid: string, csids: string[], reader: StaffReader) {
  const measure = await measureOf(services, csid, reader);
  return nowOf(services.db).execute({ ...measure, csids });
}

/** @throws Refusal unknownCase */
export async function alikeCases(services: Services, csid: string, reader: StaffReader) {
  const measure = await measureOf(services, csid, reader);
  const rows = await listOf(services.db).execute({ ...measure, csid, crUid: reader.crUid, staff: true });
  const center = Date.parse(measure.created);
  const isNear = (at: Date) => Math.abs(at.getTime() - center) <= HOUR;
  return {
    cases: rows.slice(0, ALIKE_MAX).map((one) => {
      const { reporter, reportLine, created } = one.row;
      return {
        ...summaryOf(one, reader),
        samePerson: reporter === measure.reporter,
        sameLine: measure.line !== null && reportLine === measure.line && isNear(created),
      };
    }),
    more: rows.length > ALIKE_MAX,
  };
}
