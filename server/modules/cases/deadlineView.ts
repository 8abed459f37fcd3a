import type { CaseInfo, CaseSummary } from '@parvis/api/entities/case';
import type { Deadlines } from '@parvis/api/entities/deadline';
import type { Tx } from '../../platform/db/database.ts';
import type { Reader } from '../context/appContext.ts';
import type { Customer } from '../customers/service.ts';
import { buildDeadlineRules, type CaseDeadline } from '../deadlines/service.ts';
import type { CaseRow } from './caseRows.ts';
import { loadCaseDeadlines } from './deadlineColumns.ts';

export function findDue({ answerDue, solveDue }: CaseRow): Pick<CaseSummary, 'due'> {
  if (answerDue && (!solveDue || answerDue <= solveDue))
    return { due: { of: 'answer', at: answerDue.toISOString() } };
  return solveDue ? { due: { of: 'solve', at: solveDue.toISOString() } } : {};
}

const getMinutesLeft = (one: CaseDeadline | undefined): number | undefined =>
  one?.deadline.state === 'paused' ? Math.round(one.deadline.minutesLeft) : undefined;

interface DeadlineReader {
  /** Undefined if not served here. */
  readonly customer: Customer | undefined;
  readonly reader: Reader;
}

async function loadMinutesLeft(tx: Tx, row: CaseRow, customer: Customer): Promise<Pick<Deadlines, 'left'>> {
  if (row.state !== 'held') return {};
  const { answer, solve } = await loadCaseDeadlines(tx, row, buildDeadlineRules(customer));
  const left = { answer: getMinutesLeft(answer), solve: getMinutesLeft(solve) };
  if (left.answer === undefined && left.solve === undefined) return {};
  return {
    left: {
      ...(left.answer !== undefined && { answer: left.answer }),
      ...(left.solve !== undefined && { solve: left.solve }),
    },
  };
}

/** Visitors see them where the customer promises deadlines. */
export async function loadDeadlines(
  tx: Tx,
  row: CaseRow,
  { customer, reader }: DeadlineReader,
): Promise<Pick<CaseInfo, 'deadlines'>> {
  const { answerDue, solveDue, dueMoved } = row;
  if (!customer || row.dueRules === null) return {};
  const isShown = reader.staff || buildDeadlineRules(customer).getTargets(row.ccatCode).promise === true;
  if (!isShown) return {};
  const left = await loadMinutesLeft(tx, row, customer);
  if (!answerDue && !solveDue && !left.left) return {};
  return {
    deadlines: {
      ...(answerDue && { answer: answerDue.toISOString() }),
      ...(solveDue && { solve: solveDue.toISOString() }),
      ...left,
      ...(dueMoved && { moved: dueMoved }),
    },
  };
}
