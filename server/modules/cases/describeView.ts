import type { BoardViewContent } from '@parvis/api/calls/board';
import type { TextId } from '@parvis/locales/areas';
import type { Database } from '../../platform/db/database.ts';
import type { AuditLogDetail } from '../../platform/db/schema.ts';
import type { Reader } from '../context/appContext.ts';
import type { Customer } from '../customers/service.ts';
import { loadBoardFacets } from './boardFacets.ts';

const facetsOf = {
  ccatCodes: 'categories',
  placeCodes: 'places',
  gcatCodes: 'services',
  labelIds: 'labels',
} as const;

const createDetail = (id: TextId, value = ''): AuditLogDetail => ({ id, value, before: '' });

/** For the audit log: omits names and search text. */
export async function describeView(
  db: Database,
  customer: Customer,
  { filter, where = {}, search = '' }: BoardViewContent,
  reader: Reader,
): Promise<AuditLogDetail[]> {
  const facets = await loadBoardFacets(db, customer, reader);
  const lists = (Object.keys(facetsOf) as (keyof typeof facetsOf)[]).flatMap((name) => {
    const names = where[name]?.map(
      (value) => facets[facetsOf[name]].find(({ code }) => code === value)?.lbl ?? value,
    );
    return names ? [createDetail(`staff.where.${name}`, names.join(', '))] : [];
  });
  const flags = (['danger', 'unread', 'late'] as const).filter((name) => where[name]);
  return [
    ...(filter ? [createDetail(filter === 'danger' ? 'staff.where.danger' : `staff.filter.${filter}`)] : []),
    ...lists,
    ...(where.crUids ? [createDetail('staff.where.crUids', String(where.crUids.length))] : []),
    ...(where.minDays ? [createDetail('staff.where.minDays', String(where.minDays))] : []),
    ...flags.map((name) => createDetail(`staff.where.${name}`)),
    ...(search.trim() === '' ? [] : [createDetail('staff.search.words')]),
  ];
}
