import type { DaySpan, DeskAsk, DeskValues } from '@parvis/api/entities/deskFigures';
import type { Locale } from '@parvis/locales/languages';
import { translate } from '../../../platform/lib/texts.ts';
import { formatCsvLine, recordAuditEntries } from '../../audit/service.ts';
import type { AppContext } from '../../context/appContext.ts';
import type { StaffRow } from '../../context/session.ts';
import { describeValue, deskColumns } from './describeValues.ts';
import { loadDeskFigures } from './loadDeskFigures.ts';

/** One row per group and period. Writes an audit entry. */
export async function buildDeskCsv(
  context: Pick<AppContext, 'db' | 'customers'>,
  ask: DeskAsk,
  { role, locale }: { readonly role: StaffRow; readonly locale: Locale },
): Promise<string> {
  const { cuid, rlid, name } = role;
  const { now, before, total, rows, others } = await loadDeskFigures(context, ask, { cuid, locale });
  const listCells = (lbl: string, span: DaySpan, values: DeskValues): string[] => [
    ...[lbl, span.from, span.until],
    ...deskColumns.map((column) => describeValue(values, column, locale)),
  ];
  const head = [
    translate(`desk.by.${ask.by}`, locale),
    translate('desk.column.from', locale),
    translate('desk.column.until', locale),
    ...deskColumns.map((column) => translate(`desk.${column}`, locale)),
  ];
  const groups = [
    { lbl: translate('desk.total', locale), ...total },
    ...rows.map((row) => ({ ...row })),
    ...(others ? [{ lbl: translate('desk.others', locale), ...others }] : []),
  ];
  await recordAuditEntries(context.db, [
    {
      ...({ cuid, kind: 'customer', what: 'figuresTaken', by: { rlid, name } } as const),
      about: `${now.from} – ${now.until}`,
    },
  ]);
  const lines = groups.flatMap((group) => [
    listCells(group.lbl, now, group.now),
    listCells(group.lbl, before, group.before),
  ]);
  // The BOM makes spreadsheets read UTF-8.
  return `\uFEFF${[head, ...lines].map((cells) => formatCsvLine(cells, locale)).join('')}`;
}
