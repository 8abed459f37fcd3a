import { BREAKDOWN_MIN } from '@parvis/api/entities/customerFigures';
import { asc, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { surveyAnswers, surveyCounts } from '../../platform/db/schema.ts';

const ITEMS = {
  service: 'answer.survey.service',
  easy: 'answer.survey.easy',
  again: 'answer.survey.again',
  words: 'answer.survey.words',
} as const;

/** By number. */
export interface StarResults {
  readonly average: number | null;
  readonly stars: Readonly<Record<string, number>>;
}

export interface MonthResults {
  readonly month: string;
  readonly answers: number;
  /** Hidden while there are few answers. */
  readonly details?: {
    readonly complete: number;
    readonly service: StarResults;
    readonly easy: StarResults;
    readonly again: { readonly yes: number; readonly no: number };
    readonly words: number;
  };
}

export interface SurveyResults {
  /** Newest first. */
  readonly months: readonly MonthResults[];
  /** Of 30 days, alphabetical: hides the time. */
  readonly words: readonly string[];
}

type CountRow = typeof surveyCounts.$inferSelect;

const count = (rows: readonly CountRow[], item: string, value: string): number =>
  rows.find((row) => row.item === item && row.value === value)?.many ?? 0;

function countStars(rows: readonly CountRow[], item: string): StarResults {
  const stars = Object.fromEntries(['1', '2', '3', '4', '5'].map((star) => [star, count(rows, item, star)]));
  const given = Object.values(stars).reduce((all, many) => all + many, 0);
  const sum = Object.entries(stars).reduce((all, [star, many]) => all + Number(star) * many, 0);
  return { average: given === 0 ? null : Math.round((sum / given) * 100) / 100, stars };
}

function toMonth(month: string, rows: readonly CountRow[]): MonthResults {
  const answers = count(rows, '', '');
  if (answers < BREAKDOWN_MIN) return { month, answers };
  return {
    month,
    answers,
    details: {
      complete: count(rows, '', 'complete'),
      service: countStars(rows, ITEMS.service),
      easy: countStars(rows, ITEMS.easy),
      again: { yes: count(rows, ITEMS.again, 'true'), no: count(rows, ITEMS.again, 'false') },
      words: count(rows, ITEMS.words, 'text'),
    },
  };
}

async function loadWords(db: Database): Promise<string[]> {
  const words = sql<string>`${surveyAnswers.answers} ->> ${ITEMS.words}`;
  const kept = await db.$count(surveyAnswers);
  if (kept < BREAKDOWN_MIN) return [];
  const rows = await db.select({ words }).from(surveyAnswers).where(isNotNull(words)).orderBy(asc(words));
  return rows.map((row) => row.words);
}

export async function loadSurveyResults(db: Database): Promise<SurveyResults> {
  const counts = await db.select().from(surveyCounts);
  const months = [...new Set(counts.map(({ month }) => month))].sort().reverse();
  return {
    months: months.map((month) =>
      toMonth(
        month,
        counts.filter((row) => row.month === month),
      ),
    ),
    words: await loadWords(db),
  };
}
