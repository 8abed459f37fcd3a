import type { PollItemCount, PollQuestion } from '@parvis/api/entities/poll';
import type { Locale } from '@parvis/locales/languages';
import type { Database } from '../../platform/db/database.ts';
import { translate } from '../../platform/lib/texts.ts';
import { formatCsvLine } from '../audit/service.ts';
import type { PollRow } from './findPoll.ts';
import { loadResults } from './pollResults.ts';
import { loadTexts } from './pollTexts.ts';

type Cells = readonly string[];

const COLUMNS = ['question', 'item', 'value', 'place', 'day', 'many'] as const;

function formatValue(value: string, locale: Locale): string {
  if (value === 'true') return translate('part.yes', locale);
  if (value === 'false') return translate('part.no', locale);
  return value;
}

/** One row per value, or per item without value. */
const listRows = (
  { lbl, items }: PollQuestion,
  counted: readonly PollItemCount[],
  [place, day]: readonly [place: string, day: string],
  locale: Locale,
): Cells[] =>
  counted.flatMap(({ id, many, values }): Cells[] => {
    const label = items.find((item) => item.id === id)?.lbl ?? id;
    return values
      ? values.map((row) => [lbl, label, formatValue(row.value, locale), place, day, String(row.many)])
      : [[lbl, label, '', place, day, String(many)]];
  });

function listQuestionRows(question: PollQuestion, locale: Locale): Cells[] {
  const others = translate('polls.others', locale);
  const nowhere = translate('polls.nowhere', locale);
  return [
    ...listRows(question, question.items, ['', ''], locale),
    ...question.places.flatMap((group) => {
      const place = group.others ? others : (group.lbl ?? (group.code || nowhere));
      return listRows(question, group.items, [place, ''], locale);
    }),
    ...question.days.flatMap((group) =>
      listRows(question, group.items, ['', group.others ? others : (group.code ?? '')], locale),
    ),
  ];
}

/** Groups as on the page, then texts. */
export async function* buildPollCsv(db: Database, poll: PollRow, locale: Locale): AsyncGenerator<string> {
  const { questions } = await loadResults(db, poll, locale);
  // The BOM makes spreadsheets read UTF-8.
  yield `\uFEFF${formatCsvLine(
    COLUMNS.map((name) => translate(`polls.column.${name}`, locale)),
    locale,
  )}`;
  for (const question of questions)
    yield listQuestionRows(question, locale)
      .map((cells) => formatCsvLine(cells, locale))
      .join('');
  for (const { qstnId, lbl, items } of questions)
    for (const item of items) {
      let before: string | undefined;
      do {
        const { texts, next } = await loadTexts(db, poll, { qstnId, item: item.id, before });
        yield texts.map(({ txt }) => formatCsvLine([lbl, item.lbl, txt, '', '', ''], locale)).join('');
        before = next;
      } while (before !== undefined);
    }
}
