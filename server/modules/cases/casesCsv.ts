import type { BoardViewContent } from '@parvis/api/calls/board';
import { CASES_EXPORT_MAX, LIST_MAX } from '@parvis/api/constants';
import { type CaseSummary, isCaseState, isOutcome } from '@parvis/api/entities/case';
import type { Locale } from '@parvis/locales/languages';
import type { Database } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import { cases as caseTable } from '../../platform/db/schema.ts';
import { translate } from '../../platform/lib/texts.ts';
import { formatCsvLine, recordAuditEntries } from '../audit/service.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { type Customer, getCustomerZone } from '../customers/service.ts';
import { loadBoardCases } from './boardCases.ts';
import { findCategories, getServiceScope } from './boardScope.ts';
import type { CaseRow } from './caseRows.ts';
import { describeView } from './describeView.ts';

type ExportContext = Pick<AppContext, 'db' | 'customers'>;

const COLUMNS = [
  ...(['nbr', 'created', 'state', 'outcome', 'category', 'place', 'service', 'handlers'] as const),
  ...(['labels', 'answered', 'due', 'ended', 'stars'] as const),
] as const;
type Cells = Readonly<Record<(typeof COLUMNS)[number], string>>;

type Times = Pick<CaseRow, 'answeredAt' | 'endedAt'>;

async function loadTimes(db: Database, csids: readonly string[]): Promise<Map<string, Times>> {
  const { csid, answeredAt, endedAt } = caseTable;
  const rows = await db.select({ csid, answeredAt, endedAt }).from(caseTable).where(isAmong(csid, csids));
  return new Map(rows.map((row) => [row.csid, row]));
}

/** `2026-11-02 09:00` in the customer's time zone, readable by any spreadsheet. */
function createTimeFormat(customer: Customer): (at: string | Date | null | undefined) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: getCustomerZone(customer), dateStyle: 'short', timeStyle: 'short' },
  });
  return (at) => (at ? format.format(new Date(at)) : '');
}

function buildCells(
  one: CaseSummary,
  times: Times | undefined,
  {
    locale,
    formatTime,
  }: { readonly locale: Locale; readonly formatTime: ReturnType<typeof createTimeFormat> },
): Cells {
  const { state, outcome } = one;
  return {
    nbr: one.caseNbr,
    created: formatTime(one.created),
    state: isCaseState(state) ? translate(`case.state.${state}`, locale) : state,
    outcome: outcome && isOutcome(outcome) ? translate(`case.outcome.${outcome}`, locale) : '',
    category: one.ccatLbls.join(' › '),
    place: one.placeLbl,
    service: one.service?.lbl ?? '',
    handlers: one.handlers.join(', '),
    labels: one.labels?.map(({ name }) => name).join(', ') ?? '',
    answered: formatTime(times?.answeredAt),
    due: formatTime(one.due?.at),
    ended: formatTime(times?.endedAt),
    stars: one.rating === undefined ? '' : String(one.rating),
  };
}

interface FoundCases {
  readonly cases: readonly CaseSummary[];
  /** The view exceeds the export limit. */
  readonly more: boolean;
}

async function loadAllCases(
  context: ExportContext,
  customer: Customer,
  reader: StaffReader,
  view: BoardViewContent,
): Promise<FoundCases> {
  const scope = getServiceScope(customer, reader.role);
  const found: CaseSummary[] = [];
  let before: string | undefined;
  do {
    const page = await loadBoardCases(context, customer.cuid, reader, {
      ...{ ...view, before, limit: Math.min(LIST_MAX, CASES_EXPORT_MAX - found.length) },
      ...(scope && { scope }),
      categoriesOf: (gcatCodes) => findCategories(customer, gcatCodes),
    });
    found.push(...page.cases);
    before = page.next;
  } while (before !== undefined && found.length < CASES_EXPORT_MAX);
  return { cases: found, more: before !== undefined };
}

/**
 * Writes an audit entry. Omits message texts and reporters.
 * @throws Refusal badRequest
 */
export async function buildCasesCsv(
  context: AppContext,
  view: BoardViewContent,
  reader: StaffReader,
): Promise<string> {
  const { locale, role } = reader;
  const customer = await context.customers.get(role.cuid);
  const { cases, more } = await loadAllCases(context, customer, reader, view);
  const times = await loadTimes(
    context.db,
    cases.map(({ csid }) => csid),
  );
  const details = await describeView(context.db, customer, view, reader);
  const by = { rlid: role.rlid, name: role.name };
  await runInTransaction(context, (tx) =>
    recordAuditEntries(tx, [
      { cuid: role.cuid, kind: 'case', what: 'exported', by, about: cases.length, details },
    ]),
  );
  const formatTime = createTimeFormat(customer);
  const rows = cases.map((one) => buildCells(one, times.get(one.csid), { locale, formatTime }));
  const lines = [
    COLUMNS.map((name) => translate(`board.column.${name}`, locale)),
    ...rows.map((cells) => COLUMNS.map((name) => cells[name])),
    ...(more ? [[translate('board.export.more', locale, { count: CASES_EXPORT_MAX })]] : []),
  ];
  // The BOM makes spreadsheets read UTF-8.
  return `\uFEFF${lines.map((cells) => formatCsvLine(cells, locale)).join('')}`;
}
