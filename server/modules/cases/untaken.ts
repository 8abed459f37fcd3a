import type { CaseInfo } from '@parvis/api/entities/case';
import type { Words } from '@parvis/locales/wordsIn';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { calls } from '../../platform/db/schema.ts';
import type { Reader } from '../context/appContext.ts';
import { type Customer, findService, getServiceWords } from '../customers/service.ts';
import type { CaseRow } from './caseRows.ts';

/** Taken from the group's first staff row. */
const selectGroupName = (cuid: string) => sql<Words | null>`(
  select t.grp_lbl from staff t where t.cuid = ${cuid} and t.gcat_code = "calls"."gcat_code" and t.grp_lbl is not null
  order by t.rlid limit 1)`;

export interface CallReader {
  readonly customer: Customer;
  readonly reader: Reader;
}

export async function loadUntakenCalls(
  db: Tx,
  row: CaseRow,
  { customer, reader: { staff: isStaff, locale } }: CallReader,
): Promise<Pick<CaseInfo, 'untaken'>> {
  if (!isStaff || row.state !== 'open') return {};
  const since = row.returnedAt ?? row.created;
  const { at, whom, gcatCode, people } = calls;
  const rows = await db
    .select({ at, whom, gcatCode, people, name: selectGroupName(row.cuid) })
    .from(calls)
    .where(and(eq(calls.csid, row.csid), eq(calls.since, since)))
    .orderBy(asc(calls.step));
  const formatName = (code: string, own: Words | null): string => {
    const words = findService(customer, code)?.lbl ?? own ?? getServiceWords(customer, code);
    return words ? wordsIn(words, locale) : code;
  };
  return {
    untaken: {
      since: since.toISOString(),
      calls: rows.map((call) => ({
        ...{ at: call.at.toISOString(), whom: call.whom, people: call.people },
        ...(call.gcatCode !== null && { lbl: formatName(call.gcatCode, call.name) }),
      })),
    },
  };
}
