import type { Section } from '../bench/figures.ts';
import { DESK_DAY, deskSearches, deskViews } from './desk.ts';
import { figureAsks } from './figures.ts';

/** Section title, row name, column name. */
type Goal = readonly [section: string, row: string, column: string, bound: '≥' | '≤', value: number];

const goals: readonly Goal[] = [
  ['Beside a bare server', 'open', 'share', '≥', 0.6],
  ['Beside a bare server', 'send', 'share', '≥', 0.6],
  ['Beside a bare server', 'board', 'share', '≥', 0.4],
  ...['open', 'send', 'board', 'fetch'].map((call): Goal => ['Growth', call, 'ratio', '≤', 1.3]),
  ...['results', 'texts'].map((call): Goal => ['Polls', call, 'ratio', '≤', 1.3]),
  ...[...Object.keys(deskViews), DESK_DAY].map((view): Goal => ['Desk', view, 'ratio', '≤', 1.3]),
  ...Object.keys(deskSearches).map((search): Goal => ['Search of the desk', search, 'p95', '≤', 100]),
  ['Desk beside a bare server', 'board', 'share', '≥', 0.4],
  ...['handle', 'close'].map((step): Goal => ['Bulk of the desk', step, 'both', '≤', 2_000]),
  ['Events of the desk', 'message', 'p99', '≤', 200],
  ['Events of the desk', 'presence', 'p99', '≤', 200],
  ...Object.keys(figureAsks).map((ask): Goal => ['Figures', ask, 'longest', '≤', 1_000]),
  ['Gatherings', 'open', 'ratio', '≤', 1.5],
  ...['message to all', 'message on all screens'].map(
    (row): Goal => ['Messages to a gathering', row, 'p99', '≤', 1_000],
  ),
  ['Streams of a gathering', '4,000', 'kB each', '≤', 15],
  ['Live streams', '10,000', 'kB each', '≤', 15],
  ['Live streams', '10,000', 'held', '≥', 10_000],
  ['Live streams', '1,000', 'p99', '≤', 100],
  ...['150,000', '1,500,000'].flatMap((rows): Goal[] => [
    ['Retention', rows, 'ratio', '≤', 2],
    ['Retention', rows, 'p99 ratio', '≤', 2],
  ]),
];

/** No section without goals. */
export function compareWithGoals(sections: readonly Section[]): Section[] {
  const rows = goals.flatMap(([title, row, column, bound, goal]) => {
    const section = sections.find((one) => one.title === title);
    const text = section?.rows.find(([name]) => name === row)?.[section.head.indexOf(column)];
    if (text === undefined) return [];
    const value = Number(text.replaceAll(',', ''));
    const isReached = bound === '≥' ? value >= goal : value <= goal;
    return [[`${title}, ${row}: ${column}`, `${bound} ${goal}`, text, isReached ? 'reached' : 'missed']];
  });
  if (rows.length === 0) return [];
  const about = 'What the server is held to, and what this run found.';
  return [{ title: 'Goals', about, head: ['what', 'goal', 'found', ''], rows }];
}
