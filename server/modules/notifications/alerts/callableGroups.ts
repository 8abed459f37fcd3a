import type { Group } from '@parvis/api/entities/group';
import { isResponderCode } from '@parvis/api/entities/responders';
import type { Locale } from '@parvis/locales/languages';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { staff } from '../../../platform/db/schema.ts';
import type { StaffReader } from '../../context/session.ts';
import { type Customer, getCategoryService, getServiceWords } from '../../customers/service.ts';

export type Member = typeof staff.$inferSelect;

export interface CallableGroup {
  readonly kind: 'service' | 'group';
  readonly gcatCode?: string | undefined;
  readonly grpGpid?: string;
  readonly lbl: Words;
  readonly descr?: Words | undefined;
  readonly logoId?: string | undefined;
  readonly number?: string | undefined;
  readonly people: readonly Member[];
}

/** Services of the file, then others with staff or categories, then groups. */
export function listCallableGroups(customer: Customer, members: readonly Member[]): CallableGroup[] {
  const { services, groups, categories } = customer;
  const wanted = [...categories.values()].map(({ category }) => getCategoryService(category) ?? '');
  const filterByCode = (code: string) => members.filter(({ gcatCode }) => gcatCode === code);
  const named = new Set<string>(services.map(({ gcatCode }) => gcatCode));
  const others = [...new Set([...members.map(({ gcatCode }) => gcatCode), ...wanted])].filter(
    (code) => isResponderCode(code) && !named.has(code),
  );
  return [
    ...services.map((one) => ({ kind: 'service' as const, ...one, people: filterByCode(one.gcatCode) })),
    ...others.map((gcatCode) => {
      const people = filterByCode(gcatCode);
      const own = people.find(({ grpLbl }) => grpLbl !== null)?.grpLbl;
      return {
        ...{ kind: 'service' as const, gcatCode, people },
        lbl: own ?? getServiceWords(customer, gcatCode) ?? {},
      };
    }),
    ...groups.map((one) => ({
      ...{ kind: 'group' as const, ...one },
      people: members.filter(({ grpGpids }) => grpGpids.includes(one.grpGpid)),
    })),
  ];
}

const loadMembers = (db: Tx, cuid: string): Promise<Member[]> =>
  db.select().from(staff).where(eq(staff.cuid, cuid)).orderBy(asc(staff.name), asc(staff.rlid));

const toGroup = (
  customer: Customer,
  { kind, gcatCode, grpGpid, lbl, descr, logoId, number, people }: CallableGroup,
  rlid: string,
  locale: Locale,
): Group => ({
  kind,
  ...(gcatCode !== undefined && { gcatCode }),
  ...(grpGpid !== undefined && { grpGpid }),
  grpLbl: wordsIn(lbl, locale),
  ...(descr && { grpDesc: wordsIn(descr, locale) }),
  ...(logoId !== undefined && { logoId }),
  ...(number !== undefined && { grpNbr: number }),
  people: people.map((one) => ({ name: one.name, me: one.rlid === rlid })),
  ccatCodes:
    kind === 'group'
      ? []
      : [...customer.categories.values()]
          .filter(({ category }) => getCategoryService(category) === gcatCode)
          .map(({ category }) => category.code),
});

export async function loadGroups(db: Tx, customer: Customer, reader: StaffReader): Promise<Group[]> {
  const members = await loadMembers(db, customer.cuid);
  return listCallableGroups(customer, members).map((one) =>
    toGroup(customer, one, reader.role.rlid, reader.locale),
  );
}
