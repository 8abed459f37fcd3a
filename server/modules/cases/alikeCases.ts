import { ALIKE_MAX } from '@parvis/api/constants';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, desc, eq, sql } from 'drizzle-orm';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { cases, messages } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { hashKey } from '../../platform/limits/counters.ts';
import type { AppContext } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { buildSnippet } from './answerContent.ts';
import { REPORT_MSG_ID, truncateWords } from './caseRows.ts';
import { selectCases, toCaseSummary } from './caseView.ts';

const HOUR = 3_600_000;

/** Keyed with server secret and day, against linking addresses or days. */
export const hashReportNetwork = (secret: Buffer, prefix: string, at: Date): string =>
  hashKey(secret, `report:${at.toISOString().slice(0, 10)}:${prefix}`);

const placeholder = (name: string) => sql.placeholder(name);

/** Same network within an hour; null matches none. */
const isSameNetwork = sql<boolean>`coalesce("cases"."report_line" = ${placeholder('line')}
  and "cases"."created" between ${placeholder('created')}::timestamptz - interval '1 hour'
  and ${placeholder('created')}::timestamptz + interval '1 hour', false)`;
const isSamePerson = sql<boolean>`"cases"."reporter" = ${placeholder('reporter')}`;
const alikeCondition = and(eq(cases.cuid, placeholder('cuid')), sql`(${isSamePerson} or ${isSameNetwork})`);

const handledByReader = sql`coalesce((select p.left_at is null from participants p
  where p.csid = "cases"."csid" and p.staff and p.cr_uid = ${placeholder('crUid')}), false)`;
/** Mirrors `steps_of`: free cases and the reader's own. */
const isRejectable = sql`("cases"."state" = 'open' or ("cases"."state" in ('handled', 'held') and ${handledByReader}))`;

const alikeCasesQuery = prepareStatement((db) =>
  selectCases(db)
    .where(and(alikeCondition, isRejectable))
    .orderBy(desc(eq(cases.csid, placeholder('csid'))), desc(cases.created), desc(cases.csid))
    .limit(ALIKE_MAX + 1)
    .prepare('alike_cases'),
);

const reportsQuery = prepareStatement((db) =>
  db
    .select({
      csid: messages.csid,
      qstnId: messages.qstnId,
      items: messages.items,
      answers: messages.answers,
      words: messages.words,
    })
    .from(messages)
    .where(
      and(sql`${messages.csid} = any(${placeholder('csids')}::text[])`, eq(messages.msgId, REPORT_MSG_ID)),
    )
    .prepare('alike_reports'),
);

async function loadReportWords({ db }: AppContext, csids: string[], { locale }: StaffReader) {
  const rows = await reportsQuery(db).execute({ csids });
  return new Map(
    rows.map(({ csid, qstnId, items, answers, words }) => {
      const snippet = buildSnippet({ qstnId, items: items ?? [], answers, words: words ?? {} });
      return [csid, snippet && wordsIn(truncateWords(snippet), locale)] as const;
    }),
  );
}

const alikeStatesQuery = prepareStatement((db) =>
  db
    .select({ csid: cases.csid, reporter: cases.reporter, state: cases.state })
    .from(cases)
    .where(and(alikeCondition, sql`"cases"."csid" = any(${placeholder('csids')}::text[])`))
    .prepare('alike_of'),
);

/** @throws Refusal unknownCase */
async function loadReference({ db }: AppContext, csid: string, { role: { cuid } }: StaffReader) {
  const [one] = await db
    .select({ line: cases.reportLine, reporter: cases.reporter, created: cases.created })
    .from(cases)
    .where(and(eq(cases.csid, csid), eq(cases.cuid, cuid)));
  if (!one) throw new Refusal('unknownCase');
  return { ...one, cuid, created: one.created.toISOString() };
}

/** @throws Refusal unknownCase */
export async function filterAlikeCases(
  context: AppContext,
  csid: string,
  csids: string[],
  reader: StaffReader,
) {
  const reference = await loadReference(context, csid, reader);
  return alikeStatesQuery(context.db).execute({ ...reference, csids });
}

/** @throws Refusal unknownCase */
export async function findAlikeCases(context: AppContext, csid: string, reader: StaffReader) {
  const reference = await loadReference(context, csid, reader);
  const rows = await alikeCasesQuery(context.db).execute({
    ...reference,
    csid,
    crUid: reader.crUid,
    staff: true,
  });
  const shown = rows.slice(0, ALIKE_MAX);
  const words = await loadReportWords(
    context,
    shown.map(({ row }) => row.csid),
    reader,
  );
  const customer = await context.customers.find(reference.cuid);
  const center = Date.parse(reference.created);
  const isNear = (at: Date) => Math.abs(at.getTime() - center) <= HOUR;
  return {
    cases: shown.map((one) => {
      const { csid, reporter, reportLine, created } = one.row;
      const report = words.get(csid);
      return {
        ...toCaseSummary(one, reader, customer),
        ...(report && { report }),
        samePerson: reporter === reference.reporter,
        sameLine: reference.line !== null && reportLine === reference.line && isNear(created),
      };
    }),
    more: rows.length > ALIKE_MAX,
  };
}
