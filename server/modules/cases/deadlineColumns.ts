import { isEnded } from '@parvis/api/entities/case';
import type { DeadlineMove } from '@parvis/api/entities/deadline';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, customers, IS_ANSWER, type StoredMove } from '../../platform/db/schema.ts';
import {
  buildDeadlineRules,
  type CaseDeadlines,
  type CaseHistory,
  computeCaseDeadlines,
  type DeadlineRules,
  getDue,
  type Pause,
} from '../deadlines/service.ts';
import type { CaseChange, CaseRow, NewMessage } from './caseRows.ts';

export type DeadlineColumns = Pick<
  CaseRow,
  'answerDue' | 'solveDue' | 'dueAlertAt' | 'dueMoved' | 'dueRules'
>;

/** From the customer's current file. */
export async function loadDeadlineRules(tx: Tx, cuid: string): Promise<DeadlineRules> {
  const { openingHours, targets, ladder, menu } = customers;
  const [settings] = await tx
    .select({ openingHours, targets, ladder, menu })
    .from(customers)
    .where(eq(customers.cuid, cuid));
  if (!settings) throw new Error('The customer of a case is missing.');
  return buildDeadlineRules(settings);
}

const toPauses = (pauses: CaseRow['pauses']): Pause[] =>
  (pauses ?? []).map(({ from, until }) => ({
    from: new Date(from),
    ...(until !== undefined && { until: new Date(until) }),
  }));

interface Facts {
  readonly now: Date;
  /** Also true if the reporter left. */
  readonly answered: boolean;
  readonly reopened: Date | null;
}

async function loadFacts(tx: Tx, { csid, lastAt }: CaseRow): Promise<Facts> {
  const { rows } = await tx.execute<{ now: string; answered: boolean; reopened: string | null }>(sql`
    select clock_timestamp() as now,
      coalesce(bool_or(${IS_ANSWER} or staff and poll is not null), false) or exists (select from cases c
        join participants p on p.csid = c.csid and p.cr_uid = c.reporter and not p.staff
        where c.csid = ${csid} and p.left_at is not null) as answered,
      max(at) filter (where event = 'crReopen') as reopened
    from messages where csid = ${csid}`);
  const [found] = rows;
  if (!found) throw new Error('The messages of a case were not counted.');
  const now = new Date(Math.max(new Date(found.now).getTime(), lastAt.getTime()));
  return {
    now,
    answered: found.answered,
    reopened: found.reopened === null ? null : new Date(found.reopened),
  };
}

const toHistory = (row: CaseRow, { answered, reopened }: Facts): CaseHistory => ({
  ccatCode: row.ccatCode,
  start: reopened ?? row.created,
  pauses: toPauses(row.pauses),
  answered,
  ended: isEnded(row.state),
});

export async function loadCaseDeadlines(tx: Tx, row: CaseRow, rules: DeadlineRules): Promise<CaseDeadlines> {
  return computeCaseDeadlines(rules, toHistory(row, await loadFacts(tx, row)));
}

const findEarliest = (dates: readonly (Date | undefined)[]): Date | null => {
  const times = dates.flatMap((date) => (date ? [date.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
};

export const toDeadlineColumns = (
  { answer, solve }: CaseDeadlines,
  { version }: DeadlineRules,
): Omit<DeadlineColumns, 'dueMoved'> => ({
  answerDue: getDue(answer) ?? null,
  solveDue: getDue(solve) ?? null,
  dueAlertAt: findEarliest([answer?.warnAt, solve?.warnAt]),
  dueRules: version,
});

/** Runs after an answer was taken back. A close or rejection counts as an answer. */
export const recomputeFirstAnswer = (tx: Tx, csid: string): Promise<unknown> =>
  tx.execute(sql`
    update cases set answered_at = (select min(at) from messages m where m.csid = ${csid}
      and (${IS_ANSWER} or staff and (poll is not null or event in ('close', 'reject')))) where csid = ${csid}`);

/** Runs after an answer was taken back or the reporter left. */
export async function recomputeDeadlines(tx: Tx, row: CaseRow): Promise<void> {
  if (row.kind !== 'case' || row.dueRules === null || isEnded(row.state)) return;
  const rules = await loadDeadlineRules(tx, row.cuid);
  // `refreshDeadlines` updates cases of other rules.
  if (row.dueRules !== rules.version) return;
  const deadlines = await loadCaseDeadlines(tx, row, rules);
  await tx.update(cases).set(toDeadlineColumns(deadlines, rules)).where(eq(cases.csid, row.csid));
}

interface Dates {
  readonly answer: Date | null | undefined;
  readonly solve: Date | null | undefined;
}

const MINUTE = 60_000;

/** Undefined unless a relevant date moved by a minute or more. */
export function describeMove(why: DeadlineMove, before: Dates, now: Dates): StoredMove | undefined {
  const find = (kind: keyof Dates): string | undefined => {
    const [was, is] = [before[kind], now[kind]];
    return was && is && Math.abs(was.getTime() - is.getTime()) >= MINUTE ? was.toISOString() : undefined;
  };
  const [answer, solve] = [find('answer'), find('solve')];
  if (answer === undefined && solve === undefined) return undefined;
  return { why, ...(answer !== undefined && { answer }), ...(solve !== undefined && { solve }) };
}

export const toDates = ({ answer, solve }: CaseDeadlines): Dates => ({
  answer: getDue(answer),
  solve: getDue(solve),
});

const getClock = (state: string): 'runs' | 'held' | 'ended' => {
  if (isEnded(state)) return 'ended';
  return state === 'held' ? 'held' : 'runs';
};

function changePauses(row: CaseRow, state: string, now: Date): CaseRow['pauses'] {
  const [before, then] = [getClock(row.state), getClock(state)];
  const pauses = row.pauses ?? [];
  const at = now.toISOString();
  const last = pauses.at(-1);
  if (then === 'held' && before !== 'held') return [...pauses, { from: at }];
  if (then !== 'held' && last && last.until === undefined)
    return [...pauses.slice(0, -1), { ...last, until: at }];
  return row.pauses;
}

const isAnswer = ({ staff, msgTxt, media, items, poll }: NewMessage): boolean =>
  staff && (msgTxt ?? media ?? items ?? poll ?? undefined) !== undefined;

interface Moving {
  readonly row: CaseRow;
  readonly history: CaseHistory;
  readonly now: CaseDeadlines;
  readonly rules: DeadlineRules;
}

/** A held case is compared without this hold. */
function findMove({ row, history, now, rules }: Moving): StoredMove | null {
  if (row.state === 'held' && !history.ended) {
    const before = computeCaseDeadlines(rules, { ...history, pauses: history.pauses.slice(0, -1) });
    return describeMove('held', toDates(before), toDates(now)) ?? row.dueMoved;
  }
  const before = { answer: row.answerDue, solve: row.solveDue };
  return (
    (history.ccatCode === row.ccatCode ? undefined : describeMove('category', before, toDates(now))) ??
    row.dueMoved
  );
}

/**
 * Only hold, resume, end, reopening and category count. `at` is the messages' time, so that stored and later
 * computed deadlines are equal.
 */
export async function buildDeadlineChange(
  tx: Tx,
  row: CaseRow,
  added: readonly NewMessage[],
  { state = row.state, ccatCode = row.ccatCode }: CaseChange,
): Promise<Partial<DeadlineColumns & Pick<CaseRow, 'pauses'>> & { readonly at?: Date }> {
  if (row.kind !== 'case' || (getClock(state) === getClock(row.state) && ccatCode === row.ccatCode))
    return {};
  const facts = await loadFacts(tx, row);
  const rules = await loadDeadlineRules(tx, row.cuid);
  const { now: at } = facts;
  const isReopened = added.some(({ event }) => event === 'crReopen');
  const pauses = changePauses(row, state, at);
  const history = toHistory(
    { ...row, state, ccatCode, pauses },
    {
      ...facts,
      answered: facts.answered || added.some(isAnswer),
      reopened: isReopened ? at : facts.reopened,
    },
  );
  const now = computeCaseDeadlines(rules, history);
  return {
    ...{ at, pauses, ...toDeadlineColumns(now, rules) },
    dueMoved: isReopened ? null : findMove({ row, history, now, rules }),
  };
}
