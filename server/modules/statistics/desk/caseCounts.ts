import { ANSWER_EDGES, type DeskDimension, STAR_COUNTS } from '@parvis/api/entities/deskFigures';
import { DEFAULT_TIME_ZONE } from '../../../platform/config/escalation.ts';
import { type DeskMeasure, deskMeasures } from '../../../platform/db/schema.ts';

/** A close without outcome is a reporter's, or predates outcomes. */
const CONDITIONS: Readonly<Record<string, string>> = {
  cases: 'true',
  solved: `c.state = 'closed' and coalesce(c.outcome, 'solved') = 'solved'`,
  reopened: 'c.reopened',
  late: 'c.late or least(c.answer_due, c.solve_due) < now()',
  answered: 'c.answered_at is not null',
  ...Object.fromEntries([
    ...ANSWER_EDGES.map((minutes) => [
      `within_${minutes}`,
      `c.answered_at < c.created + interval '${minutes} minutes'`,
    ]),
    ...STAR_COUNTS.map((stars) => [`stars_${stars}`, `c.rating = ${stars}`]),
  ]),
};

const listColumns = (write: (measure: DeskMeasure) => string): string => deskMeasures.map(write).join(', ');

export const COUNT_CASES = listColumns(
  (measure) => `(count(*) filter (where ${CONDITIONS[measure]}))::int as ${measure}`,
);

/** Sums counts of erased cases. */
export const SUM_COUNTS = listColumns((measure) => `sum(${measure})::int as ${measure}`);

const HANDLERS = `from participants p where p.csid = c.csid and p.staff and p.left_at is null`;

/** The longest handler. */
const SELECT_HANDLER = `(select p.cr_uid ${HANDLERS} order by p.joined, p.cr_uid limit 1)`;

/** Menus change: services follow the category at reading. */
export const CASE_CODES = {
  service: `coalesce(c.gcat_code, '=' || c.ccat_code)`,
  category: 'c.ccat_code',
  place: `coalesce(c.place_code, '')`,
  handler: `coalesce(${SELECT_HANDLER}, '')`,
} as const satisfies Readonly<Record<DeskDimension, string>>;

/** The role disappears with the staff member. */
const SELECT_RLID = `(select s.rlid from identities i join staff s on s.cuid = c.cuid and (s.email = i.email or s.phone = i.phone)
  where i.cr_uid = ${SELECT_HANDLER} order by s.email = i.email desc nulls last limit 1)`;

/** Counts cases `$1` before erasure: without tests, by day of the report and one dimension at a time. */
export const KEEP_COUNTS = `
  insert into desk_counts (cuid, dimension, day, code, ${deskMeasures.join(', ')})
  select c.cuid, k.dimension, (c.created at time zone coalesce(u.ladder ->> 'zone', '${DEFAULT_TIME_ZONE}'))::date, k.code, ${COUNT_CASES}
  from cases c join customers u on u.cuid = c.cuid cross join lateral (values ('all', ''), ('service', ${CASE_CODES.service}),
    ('category', ${CASE_CODES.category}), ('place', ${CASE_CODES.place}), ('handler', coalesce(${SELECT_RLID}, ''))) k (dimension, code)
  where c.csid = any($1) and not c.simulation and c.kind = 'case' group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (cuid, dimension, day, code) do update set ${listColumns((measure) => `${measure} = desk_counts.${measure} + excluded.${measure}`)}`;
