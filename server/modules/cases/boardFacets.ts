import type { BoardFacets } from '@parvis/api/calls/board';
import { wordsIn } from '@parvis/locales/wordsIn';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { labels, places, UNDER_WAY } from '../../platform/db/schema.ts';
import type { Reader } from '../context/appContext.ts';
import { type Customer, getCategoryService, getServiceWords } from '../customers/service.ts';

type Facets = BoardFacets['categories'];

const sortByName = (facets: Facets, { locale }: Reader): Facets =>
  facets.sort((one, other) => one.lbl.localeCompare(other.lbl, locale));

const listCategories = ({ categories }: Customer, reader: Reader): Facets =>
  [...categories.values()]
    .filter(({ category }) => category.type === 'reportEnd')
    .map(({ category, lbls }) => ({
      code: category.code,
      lbl: lbls.map((words) => wordsIn(words, reader.locale)).join(' › '),
    }));

function listServices(customer: Customer, { locale }: Reader): Facets {
  const codes = new Set(
    [...customer.categories.values()].flatMap(({ category }) => getCategoryService(category) ?? []),
  );
  return [...codes].flatMap((code) => {
    const words = getServiceWords(customer, code);
    return words ? [{ code, lbl: wordsIn(words, locale) }] : [];
  });
}

/** Staff who have signed in, and handlers of active cases. */
const listPeople = (db: Database, cuid: string) =>
  db.execute<{ code: string; lbl: string; count: number }>(sql`
    select one.code, min(one.lbl) as lbl, count(one.csid)::int as count from (
      select p.cr_uid as code, p.name as lbl, p.csid from participants p join cases on cases.csid = p.csid
        where cases.cuid = ${cuid} and ${UNDER_WAY} and p.staff and p.left_at is null and p.name is not null
      union all select i.cr_uid, s.name, null from staff s
        join identities i on (i.email = s.email or i.phone = s.phone) and i.merged_into is null where s.cuid = ${cuid}) one
    group by one.code`);

export async function loadBoardFacets(
  db: Database,
  customer: Customer,
  reader: Reader,
): Promise<BoardFacets> {
  const [{ rows: people }, labelRows, placeRows] = await Promise.all([
    listPeople(db, customer.cuid),
    db.select({ code: labels.id, lbl: labels.name }).from(labels).where(eq(labels.cuid, customer.cuid)),
    db
      .select({ code: places.code, lbl: places.lbl })
      .from(places)
      .where(eq(places.cuid, customer.cuid))
      .orderBy(asc(places.code)),
  ]);
  return {
    categories: sortByName(listCategories(customer, reader), reader),
    places: sortByName(
      placeRows.map(({ code, lbl }) => ({ code, lbl: wordsIn(lbl, reader.locale) })),
      reader,
    ),
    services: sortByName(listServices(customer, reader), reader),
    people: sortByName(people, reader),
    labels: sortByName(labelRows, reader),
  };
}
