import type { TrailEntry } from '@parvis/api/entities/trail';
import type { Locale } from '@parvis/locales/languages';
import { findText, translate } from '../../platform/lib/texts.ts';

/** Formulas that a spreadsheet would evaluate (CSV injection). */
const FORMULA = /^[\s]*[=+\-@|%]|^[\t\r\n]/;

export const quoteCell = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

const getDelimiter = (locale: Locale): string => (locale === 'fr-FR' ? ';' : ',');

/** Falls back to the id: newer versions have other actions. */
const translateAuditId = (id: string, locale: Locale): string => findText(`trail.${id}`, locale) ?? id;

export const describeActor = ({ name, via }: TrailEntry, locale: Locale): string =>
  name ?? translateAuditId(`via.${via}`, locale);

export const describeAction = ({ kind, what }: TrailEntry, locale: Locale): string =>
  translateAuditId(`${kind}.${what}`, locale);

/** Quotes each cell against CSV injection. */
export const formatCsvLine = (cells: readonly string[], locale: Locale): string =>
  `${cells.map(quoteCell).join(getDelimiter(locale))}\r\n`;

const CSV_COLUMNS = ['at', 'kind', 'what', 'who', 'about', 'details'] as const;

/** BOM: spreadsheets then read UTF-8. */
export const formatCsvHeader = (locale: Locale): string =>
  `\uFEFF${formatCsvLine(
    CSV_COLUMNS.map((name) => translate(`trail.column.${name}`, locale)),
    locale,
  )}`;

export const formatCsvRows = (entries: readonly TrailEntry[], locale: Locale): string =>
  entries
    .map((entry) =>
      formatCsvLine(
        [
          entry.at,
          translateAuditId(`kind.${entry.kind}`, locale),
          describeAction(entry, locale),
          describeActor(entry, locale),
          entry.about ?? '',
          (entry.details ?? []).join('\n'),
        ],
        locale,
      ),
    )
    .join('');
