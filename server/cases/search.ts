import { plainLetters } from '@parvis/locales/plainLetters';
import { sql } from 'drizzle-orm';

/** Hyphens, which people leave out or not: "Wi-Fi", "wifi". */
const HYPHENS = '-\u2010\u2011';
/** Letters that phones write with accents and the apostrophe that they bend, and what they are without, one for one; hyphens, last, are without anything. */
const ACCENTED = `àáâãäåçèéêëìíîïñòóôõöùúûüýÿ’${HYPHENS}`;
const BARE = "aaaaaaceeeeiiiinooooouuuuyy'";

/** A search looks at so many of the newest cases, so that a word that stands nowhere costs a bounded time. */
const LOOKED_AT = 5000;
/** Of so many of them also at all that was said: older ones are found by what lists show. */
const READ_THROUGH = 1000;

/** How a number is printed: "n° V6PX", "Ref. V6PX", "#V6PX". */
const NUMBER_SIGN = /(?:^|\s)(?:n[°º]|no\.|ref\.|#)\s*(?=[\p{Letter}\d])/giu;

/** The words of a search, without accents, capitals or hyphens, and without what stands before a printed number. */
export const wordsOf = (search: string): string[] =>
  plainLetters(search.replace(NUMBER_SIGN, ' '))
    .replaceAll('’', "'")
    .replace(new RegExp(`[${HYPHENS}]`, 'g'), '')
    .split(/\s+/)
    .filter((word) => word !== '');

/** Cases whose report told of a danger show that word to staff: "danger", "dangers", "dangereux", "dangerous" find them, too. */
const marked = sql`(said.danger and starts_with(word, 'danger'))`;

/** Words in the reader's language, else in the one that stands first, as they are shown. */
const shown = (column: string) =>
  sql`coalesce(${sql.raw(column)} ->> ${sql.placeholder('language')}, (select value from json_each_text(${sql.raw(column)}) limit 1), '')`;

/** What people wrote in a case, in messages or in fields of a report. */
const said = sql`case when c.nth <= ${sql.raw(String(READ_THROUGH))} then (
    select string_agg(concat_ws(' ', m.msg_txt,
      (select string_agg(typed.value #>> '{}', ' ') from json_each(m.answers) typed where json_typeof(typed.value) = 'string')), ' ')
    from messages m where m.csid = c.csid) end`;

const text = sql`translate(lower(concat_ws(' ', c.nbr, ${shown('c.place_lbl')}, ${shown('c.last_txt')},
  (select string_agg(${shown('lbl.words')}, ' ') from json_array_elements(c.ccat_lbls) lbl(words)),
  (select string_agg(p.name, ' ') from participants p where p.csid = c.csid and p.staff and p.left_at is null),
  ${said})),
  ${sql.raw(`'${ACCENTED}', '${BARE.replaceAll("'", "''")}'`)})`;

/**
 * Cases meant by a search: every word stands in the title, place, number, last words or handlers of a case among the newest of its
 * customer, or in what was said in it, or means its mark; or it is the number of any.
 */
export const found = sql`"cases"."csid" in (
  select said.csid from (
    select c.csid, c.danger, ${text} as words from (select *, row_number() over (order by last_at desc, csid desc) as nth
      from cases where cuid = ${sql.placeholder('cuid')} order by last_at desc, csid desc limit ${sql.raw(String(LOOKED_AT))}) c offset 0) said
  where not exists (select 1 from unnest(${sql.placeholder('words')}::text[]) word
    where strpos(said.words, word) = 0 and not ${marked})
  union all
  select n.csid from cases n where n.cuid = ${sql.placeholder('cuid')} and n.nbr = upper(${sql.placeholder('number')}))`;
