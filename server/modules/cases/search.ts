import { parseNationalDigits } from '@parvis/questionnaire/model/values/frenchNumber';
import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import { cases } from '../../platform/db/schema.ts';

/** Prefixes of printed case numbers: "n° V6PX", "Ref. V6PX", "#V6PX". */
const NUMBER_SIGN = /(?:^|\s)(?:n[°º]|no\.|ref\.|#)\s*(?=[\p{Letter}\d])/giu;

/** At least six digits. */
const PHONE = /(?<![\p{Letter}\d])\+?\d(?:[\s./()-]*\d){5,}(?![\p{Letter}\d])/gu;

/** The French country code and trunk zero, or a foreign trunk zero. */
const BEFORE_NUMBER = /^(?:(?:00)?33(?=\d{9})|0)0*/;

const normalizePhone = (typed: string): string =>
  parseNationalDigits(typed) ?? typed.replace(/\D/g, '').replace(BEFORE_NUMBER, '');

/** Plural endings of longer words are ignored. */
const PLURAL = /^(\p{Letter}{4,})[sx]$/iu;

export const parseSearchWords = (search: string): string[] =>
  search
    .replace(NUMBER_SIGN, ' ')
    .replace(PHONE, normalizePhone)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(PLURAL, '$1'));

export const parseCaseNumber = (search: string): string =>
  search
    .replace(NUMBER_SIGN, ' ')
    .replace(/[\s\u2010\u2011-]+/g, '')
    .toUpperCase();

const placeholder = (name: string) => sql.placeholder(name);

/** Only staff search notes. */
const selectNotedCases = (cuid: SQLWrapper | string, words: SQL): SQL =>
  sql`select t.csid from notes t where t.cuid = ${cuid} and search_text(t.txt) like all ((select search_patterns(${words}))::text[])`;

/** Matches cases after the cursor, with all words or that number. */
export const searchCondition = sql`"cases"."csid" in (
  select find_cases(${placeholder('cuid')}, ${placeholder('words')}::text[], ${placeholder('at')}::timestamptz, ${placeholder('after')}, ${placeholder('limit')}::integer)
  union all
  select n.csid from cases n where n.cuid = ${placeholder('cuid')} and n.nbr = ${placeholder('number')}
  union all
  ${selectNotedCases(placeholder('cuid'), sql`${placeholder('words')}::text[]`)})`;

/** Words in more cases are frequent. */
const FREQUENT = 500;

/** Works with any order and conditions: joins few matches, else checks each case. */
export async function buildSearchCondition(
  db: Database,
  cuid: string,
  search: string,
): Promise<SQL | undefined> {
  const words = parseSearchWords(search);
  if (words.length === 0) return undefined;
  const typed = sql`${sql.param(words)}::text[]`;
  const { rows } = await db.execute<{ csid: string }>(
    sql`select csid from find_cases(${cuid}, ${typed}, 'infinity', '', ${FREQUENT + 1}) csid`,
  );
  const found =
    rows.length <= FREQUENT
      ? isAmong(
          cases.csid,
          rows.map(({ csid }) => csid),
        )
      : sql`coalesce((select t.txt like all ((select search_patterns(${typed}))::text[]) from case_texts t
          where t.csid = "cases"."csid"), false)`;
  const noted = sql`"cases"."csid" in (${selectNotedCases(cuid, typed)})`;
  return or(found, noted, sql`"cases"."nbr" = ${parseCaseNumber(search)}`);
}
