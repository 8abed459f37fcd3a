import type { TrailEntry } from '@parvis/api/entities/trail';
import type { Locale } from '@parvis/locales/languages';
import { findText, text } from '../../platform/lib/texts.ts';

/** Values that a spreadsheet would evaluate as a formula (CSV injection). */
const FORMULA = /^[\s]*[=+\-@|%]|^[\t\r\n]/;

export const cell = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

const between = (locale: Locale): string => (locale === 'fr-FR' ? ';' : ',');

/** Falls back to the raw id for actions of a newer version. */
const word = (id: string, locale: Locale): string => findText(`trail.${id}`, locale) ?? id;

export const whoOf = ({ name, via }: TrailEntry, locale: Locale): string =>
  name ?? word(`via.${via}`, locale);

export const whatOf = ({ kind, what }: TrailEntry, locale: Locale): string => word(`${kind}.${what}`, locale);

const line = (cells: readonly string[], locale: Locale): string =>
  `${cells.map(cell).join(between(locale))}\r\n`;

const columns = ['at', 'kind', 'what', 'who', 'about', 'details'] as const;

/** BOM: spreadsheets then read UTF-8. */
export const csvHead = (locale: Locale): string =>
  `\uFEFF${line(
    columns.map((name) => text(`trail.column.${name}`, locale)),
    locale,
  )}`;

export const csvLines = (entries: readonly TrailEntry[], locale: Locale): string =>
  entries
    .map((entry) =>
      line(
        [
          entry.at,
          word(`kind.${entry.kind}`, locale),
          whatOf(entry, locale),
          whoOf(entry, locale),
          entry.about ?? '',
          (entry.details ?? []).join('\n'),
        ],
        locale,
      ),
    )
    .join('');
