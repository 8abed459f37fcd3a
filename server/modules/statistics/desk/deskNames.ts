import type { DeskDimension } from '@parvis/api/entities/deskFigures';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { places } from '../../../platform/db/schema.ts';
import { type Customer, getCategoryService, getServiceWords } from '../../customers/service.ts';

type Reads = Pick<Database, 'execute' | 'select'>;

export interface DeskNames {
  /** Shown code; empty for none. */
  readonly resolve: (code: string) => string;
  /** Undefined for unused codes. */
  readonly findLabel: (code: string) => string | undefined;
}

const keepCode = (code: string): string => code;

const nameServices = (customer: Customer, locale: Locale): DeskNames => ({
  resolve: (code) => {
    if (!code.startsWith('=')) return code;
    const placed = customer.categories.get(code.slice(1));
    return (placed && getCategoryService(placed.category)) ?? '';
  },
  findLabel: (code) => {
    const words = getServiceWords(customer, code);
    return words && wordsIn(words, locale);
  },
});

const nameCategories = ({ categories }: Customer, locale: Locale): DeskNames => ({
  resolve: keepCode,
  findLabel: (code) => {
    const words = categories.get(code)?.category.lbl;
    return words && wordsIn(words, locale);
  },
});

async function namePlaces(db: Reads, { cuid }: Customer, locale: Locale): Promise<DeskNames> {
  const rows = await db
    .select({ code: places.code, lbl: places.lbl })
    .from(places)
    .where(eq(places.cuid, cuid));
  const labels = new Map(rows.map(({ code, lbl }) => [code, wordsIn(lbl, locale)]));
  return { resolve: keepCode, findLabel: (code) => labels.get(code) };
}

interface RoleRow extends Record<string, unknown> {
  readonly rlid: string;
  readonly name: string;
  readonly crUid: string | null;
}

/** Erased cases have only the role, no person. */
async function nameHandlers(db: Reads, { cuid }: Customer): Promise<DeskNames> {
  const { rows } = await db.execute<RoleRow>(sql`
    select s.rlid, s.name, i.cr_uid as "crUid" from staff s
    left join identities i on i.merged_into is null and (i.email = s.email or i.phone = s.phone)
    where s.cuid = ${cuid}`);
  const roles = new Map(rows.flatMap(({ rlid, crUid }) => [rlid, crUid ?? rlid].map((code) => [code, rlid])));
  const names = new Map(rows.map(({ rlid, name }) => [rlid, name]));
  return { resolve: (code) => roles.get(code) ?? '', findLabel: (code) => names.get(code) };
}

export async function loadDeskNames(
  db: Reads,
  customer: Customer,
  by: DeskDimension,
  locale: Locale,
): Promise<DeskNames> {
  switch (by) {
    case 'service':
      return nameServices(customer, locale);
    case 'category':
      return nameCategories(customer, locale);
    case 'place':
      return namePlaces(db, customer, locale);
    case 'handler':
      return nameHandlers(db, customer);
  }
}
