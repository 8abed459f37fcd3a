import { nationalDigits } from '@parvis/questionnaire/model/values/frenchNumber';
import { sql } from 'drizzle-orm';

/** How a number is printed: "n° V6PX", "Ref. V6PX", "#V6PX". */
const NUMBER_SIGN = /(?:^|\s)(?:n[°º]|no\.|ref\.|#)\s*(?=[\p{Letter}\d])/giu;

/** A telephone number as people write it: six digits at least, in groups or in one. */
const PHONE = /(?<![\p{Letter}\d])\+?\d(?:[\s./()-]*\d){5,}(?![\p{Letter}\d])/gu;

/** The country of France and the zero within it, or the zero before a number of another country. */
const BEFORE_NUMBER = /^(?:(?:00)?33(?=\d{9})|0)0*/;

/** A number as it stands in all of its spellings: without its country and the zero within it. */
const ownDigits = (typed: string): string =>
  nationalDigits(typed) ?? typed.replace(/\D/g, '').replace(BEFORE_NUMBER, '');

/** The ending by which a word of four letters or more is mostly a plural: the word alone is found with it, too. */
const PLURAL = /^(\p{Letter}{4,})[sx]$/iu;

/** The words of a search as they are looked up, without what stands before a printed number. */
export const wordsOf = (search: string): string[] =>
  search
    .replace(NUMBER_SIGN, ' ')
    .replace(PHONE, ownDigits)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(PLURAL, '$1'));

/** The number of a case as it may have been typed, if a search is one. */
export const numberOf = (search: string): string =>
  search
    .replace(NUMBER_SIGN, ' ')
    .replace(/[\s\u2010\u2011-]+/g, '')
    .toUpperCase();

const asked = (name: string) => sql.placeholder(name);

/** Cases behind a place of a list in which every word of a search stands, as many as are wanted, and the one whose number it is. */
export const found = sql`"cases"."csid" in (
  select find_cases(${asked('cuid')}, ${asked('words')}::text[], ${asked('at')}::timestamptz, ${asked('after')}, ${asked('limit')}::integer)
  union all
  select n.csid from cases n where n.cuid = ${asked('cuid')} and n.nbr = ${asked('number')})`;
