import type { TrailEntry } from '@parvis/api/entities/trail';
import type { Locale } from '@parvis/locales/languages';
import { findText, text } from '../../platform/lib/texts.ts';

/** What a spreadsheet would reckon with, or run, in place of showing it. */
const FORMULA = /^[\s]*[=+\-@|%]|^[\t\r\n]/;

/** A cell that every spreadsheet shows as it is. */
export const cell = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** Spreadsheets in French part cells by semicolons. */
const between = (locale: Locale): string => (locale === 'fr-FR' ? ';' : ',');

/** The words of what was done, or its name where a newer version did it. */
const word = (id: string, locale: Locale): string => findText(`trail.${id}`, locale) ?? id;

/** Who did it. */
export const whoOf = ({ name, via }: TrailEntry, locale: Locale): string =>
  name ?? word(`via.${via}`, locale);

export const whatOf = ({ kind, what }: TrailEntry, locale: Locale): string => word(`${kind}.${what}`, locale);

const line = (cells: readonly string[], locale: Locale): string =>
  `${cells.map(cell).join(between(locale))}\r\n`;

/** What is told of each thing that was done. */
const columns = ['at', 'kind', 'what', 'who', 'about', 'details'] as const;

/** The names of the columns; the mark at the beginning tells spreadsheets that it is UTF-8. */
export const csvHead = (locale: Locale): string =>
  `\uFEFF${line(
    columns.map((name) => text(`trail.column.${name}`, locale)),
    locale,
  )}`;

/** What was done, as lines of a table. */
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
