import type { BulkLeft, BulkRefusal } from '@parvis/api/calls/bulk';
import { type CaseState, isEnded } from '@parvis/api/entities/case';
import type { ErrorCode } from '@parvis/api/errors';
import { sql } from 'drizzle-orm';
import type { BulkRequest } from '../../../platform/db/schema.ts';
import type { AppContext } from '../../context/appContext.ts';
import type { StaffReader } from '../../context/session.ts';
import { type Customer, findCaseService } from '../../customers/service.ts';

interface CheckedRow extends Record<string, unknown> {
  csid: string;
  nbr: string | null;
  ccatCode: string | null;
  gcatCode: string | null;
  handled: boolean;
  state: CaseState;
  mine: boolean;
  others: string[];
  refusal: ErrorCode | null;
  isTaken: boolean;
  isTooLate: boolean;
  /** The receiver is already the only handler. */
  isReceivers: boolean;
}

export interface CheckedCases {
  /** Cases in which the step was taken before. */
  readonly taken: readonly string[];
  readonly ready: readonly string[];
  readonly left: readonly BulkLeft[];
}

/** The service already has it, without handler. */
const isServices = (
  { ccatCode, ...row }: CheckedRow,
  gcatCode: string | undefined,
  customer: Customer,
): boolean =>
  gcatCode !== undefined &&
  !row.handled &&
  findCaseService(customer, { gcatCode: row.gcatCode, ccatCode: ccatCode ?? '' }) === gcatCode;

function findRefusal(
  row: CheckedRow,
  { step, ccatCode, gcatCode }: BulkRequest,
  customer: Customer,
): BulkRefusal | undefined {
  const { state, mine, others, refusal } = row;
  if (row.nbr === null) return 'unknown';
  // Allowed in any state.
  if (step === 'label') return undefined;
  if (refusal === 'stopped') return 'stopped';
  if (isEnded(state)) return 'ended';
  if (mine && (step === 'handle' ? state !== 'open' : step === 'hold' && state === 'held')) return 'already';
  if (step === 'assign') {
    if (row.isReceivers || isServices(row, gcatCode, customer)) return 'already';
    return refusal ? 'other' : undefined;
  }
  if (step === 'category') {
    if (row.ccatCode === ccatCode) return 'already';
    return refusal ? 'other' : undefined;
  }
  const isColleagues = state !== 'open' && !mine && others.length > 0;
  if (isColleagues && (refusal || step === 'handle')) return 'taken';
  if (refusal) return mine ? 'other' : 'free';
  return row.isTooLate ? 'day' : undefined;
}

/** Checks whether a step is allowed in each case, and why not. @param id of the resulting messages */
export async function checkCases(
  { db, customers }: Pick<AppContext, 'db' | 'customers'>,
  csids: readonly string[],
  { id, request }: { readonly id: string; readonly request: BulkRequest },
  { crUid, role }: StaffReader,
): Promise<CheckedCases> {
  const { step, until = null, rlid = null } = request;
  const customer = await customers.get(role.cuid);
  const sqlStep = step === 'category' ? 'recategorize' : step;
  const { rows } = await db.execute<CheckedRow>(sql`
    select asked.csid, c.nbr, c.state, c.ccat_code as "ccatCode", c.gcat_code as "gcatCode",
      people.handlers is not null as handled, coalesce(people.mine, false) as mine, coalesce(people.others, '[]') as others,
      taken.refusal, coalesce(${until}::timestamptz > c.erase_on, false) as "isTooLate",
      coalesce(c.state <> 'open' and people.handlers = (select json_agg(i.cr_uid)::jsonb from staff s
        join identities i on i.merged_into is null and (i.email = s.email or i.phone = s.phone) where s.rlid = ${rlid}), false) as "isReceivers",
      exists (select from messages m where m.csid = c.csid and m.id = ${id} and m.cr_uid = ${crUid}) as "isTaken"
    from json_array_elements_text(${JSON.stringify(csids)}::json) with ordinality as asked (csid, place)
    left join cases c on c.csid = asked.csid and c.cuid = ${role.cuid}
    left join lateral (
      select bool_or(p.cr_uid = ${crUid} and p.left_at is null) as mine, bool_or(p.cr_uid = ${crUid} and p.left_at is not null) as was,
        json_agg(p.name order by p.joined) filter (where p.cr_uid <> ${crUid} and p.left_at is null) as others,
        (json_agg(p.cr_uid) filter (where p.left_at is null))::jsonb as handlers
      from participants p where p.csid = c.csid and p.staff) people on true
    -- A free case is taken first, then held.
    cross join lateral (select ${step} = 'handle' or ${step} = 'hold' and people.mine is not true
      and (c.state = 'open' or c.state = 'handled' and people.others is null) as joins) entry
    left join lateral take_step(c.csid, ${crUid}, true,
      case when not entry.joins then ${sqlStep} when people.was then 'rejoin' else 'handle' end, false) taken on c.csid is not null
    order by asked.place`);
  const checked = rows.map((row) => ({
    ...row,
    why: row.isTaken ? undefined : findRefusal(row, request, customer),
  }));
  return {
    taken: checked.filter(({ isTaken }) => isTaken).map(({ csid }) => csid),
    ready: checked.filter(({ isTaken, why }) => !isTaken && why === undefined).map(({ csid }) => csid),
    left: checked.flatMap(({ csid, nbr, why, others }) =>
      why === undefined
        ? []
        : {
            ...{ csid, why },
            ...(nbr !== null && { caseNbr: nbr }),
            ...(why === 'taken' && { who: others.join(', ') }),
          },
    ),
  };
}
