import {
  OPERATOR,
  TRAIL_PAGE,
  type TrailEntry,
  type TrailKind,
  type TrailPage,
} from '@parvis/api/entities/trail';
import { type Locale, languageOf } from '@parvis/locales/languages';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type AuditLogDetail, trail } from '../../platform/db/schema.ts';
import { findText, translate } from '../../platform/lib/texts.ts';
import { describeChange } from '../customers/service.ts';
import { AUDIT_MONTHS_SQL } from './auditMonths.ts';
import { MORE_DETAILS } from './recordAuditEntries.ts';

export interface AuditQuery {
  readonly cuid: string;
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
  readonly kind?: TrailKind | undefined;
  readonly person?: string | undefined;
}

type Row = typeof trail.$inferSelect;

const translateLevel = (level: string, locale: Locale): string =>
  findText(`trail.level.${level}`, locale) ?? level;

const describeRole = (name: string | null, [level]: readonly AuditLogDetail[], locale: Locale): string =>
  [
    name,
    [level?.before, level?.value]
      .filter((one) => one !== undefined && one !== '')
      .map((one) => translateLevel(one ?? '', locale))
      .join(' → '),
  ].join(' · ');

/** The id of an export's condition is a text id. */
function describeCondition({ id, value }: AuditLogDetail, locale: Locale): string {
  const name = findText(id, locale) ?? id;
  return value === '' ? name : translate('own.pair', locale, { name, value });
}

function toTrailEntry(
  { id, at, kind, what, via, rlid, name, about, details }: Row,
  locale: Locale,
): TrailEntry {
  const language: Language = languageOf(locale).tag === 'fr' ? 'fr' : 'en';
  const told = kind === 'right' && details ? describeRole(about, details, locale) : about;
  const describeDetail = (one: AuditLogDetail): string => {
    if (one.id === MORE_DETAILS) return translate('trail.details.more', locale, { count: Number(one.value) });
    return what === 'exported' ? describeCondition(one, locale) : describeChange(one, language);
  };
  const changes = (kind === 'right' ? [] : (details ?? [])).map(describeDetail);
  return {
    ...{ id, at: at.toISOString(), kind, what, via },
    ...(rlid !== null && { rlid }),
    ...(name !== null && { name }),
    ...(told !== null && { about: told }),
    ...(changes.length > 0 && { details: changes }),
  };
}

const filterByActor = (person: string | undefined) => {
  if (person === undefined) return undefined;
  return person === OPERATOR ? isNull(trail.rlid) : eq(trail.rlid, person);
};

/** Orders by time, then id: an earlier action may be written later. */
const filterBefore = (id: number) =>
  sql`(${trail.at}, ${trail.id}) < (select one.at, one.id from ${trail} one where one.id = ${id})`;

async function findActors(db: Database, cuid: string): Promise<TrailPage['people']> {
  const rows = await db
    .selectDistinctOn([trail.rlid], { rlid: trail.rlid, name: trail.name })
    .from(trail)
    .where(and(eq(trail.cuid, cuid), isNotNull(trail.rlid)))
    .orderBy(trail.rlid, desc(trail.id));
  return rows
    .map(({ rlid, name }) => ({ rlid: rlid ?? '', name: name ?? '' }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Newest first; `next` is the pagination cursor. */
export async function fetchAuditPage(
  db: Database,
  { cuid, before, limit = TRAIL_PAGE, kind, person }: AuditQuery,
  locale: Locale,
): Promise<TrailPage> {
  const rows = await db
    .select()
    .from(trail)
    .where(
      and(
        eq(trail.cuid, cuid),
        before === undefined ? undefined : filterBefore(before),
        kind && eq(trail.kind, kind),
        filterByActor(person),
      ),
    )
    .orderBy(desc(trail.at), desc(trail.id))
    .limit(limit + 1);
  const { rows: kept } = await db.execute<{ months: number }>(
    sql.raw(`select ${AUDIT_MONTHS_SQL} as months`),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown.map((row) => toTrailEntry(row, locale)),
    people: await findActors(db, cuid),
    months: kept[0]?.months ?? 0,
    ...(rows.length > limit && last && { next: last.id }),
  };
}
