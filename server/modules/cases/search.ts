import { parseNationalDigits } from '@parvis/questionnaire/model/values/frenchNumber';
import { sql } from 'drizzle-orm';

/** Prefixes of printed case numbers: "n° V6PX", "Ref. V6PX", "#V6PX". */
const NUMBER_SIGN = /(?:^|\s)(?:n[°º]|no\.|ref\.|#)\s*(?=[\p{Letter}\d])/giu;

/** At least six digits. */
const PHONE = /(?<![\p{Letter}\d])\+?\d(?:[\s./()-]*\d){5,}(?![\p{Letter}\d])/gu;

/** The French country code and trunk zero, or a foreign trunk zero. */
const BEFORE_NUMBER = /^(?:(?:00)?33(?=\d{9})|0)0*/;

/** Normalises a number for search: without country code and national prefix. */
const normalizePhone = (typed: string): string =>
  parseNationalDigits(typed) ?? typed.replace(/\D/g, '').replace(BEFORE_NUMBER, '');

/** Longer words are searched without a plural ending. */
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

/** Cases after the cursor that contain all words, and the one with that number. */
export const searchCondition = sql`"cases"."csid" in (
  select find_cases(${placeholder('cuid')}, ${placeholder('words')}::text[], ${placeholder('at')}::timestamptz, ${placeholder('after')}, ${placeholder('limit')}::integer)
  union all
  select n.csid from cases n where n.cuid = ${placeholder('cuid')} and n.nbr = ${placeholder('number')})`;
