import type { BodyOf } from '@parvis/api/call';
import type { triageCalls } from '@parvis/api/calls/triage';
import type { CaseInfo } from '@parvis/api/entities/case';
import { languages } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import { wordsIn } from '@parvis/locales/wordsIn';
import type { Tx } from '../../platform/db/database.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import {
  appendMessages,
  type CaseRow,
  findRepeatedMessage,
  getEvent,
  getReportCategory,
  isBetweenUsers,
  loadCaseInfo,
  lockStaffCase,
  matchStep,
  takeStep,
} from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { type Customer, findCaseService, getCategoryService, getServiceWords } from '../customers/service.ts';
import { alertService, endAlerts } from '../notifications/service.ts';

type CategoryRequest = BodyOf<(typeof triageCalls)['casesCategory']>;

/** "Voirie › Trottoir", in each language. */
const joinLabels = (lbls: readonly Words[]): Words =>
  Object.fromEntries(
    languages.map(({ tag, locale }) => [tag, lbls.map((one) => wordsIn(one, locale)).join(' › ')]),
  );

/** @throws Refusal unknownCategory, badRequest */
function findCategory(customer: Customer, row: CaseRow, ccatCode: string) {
  const placed = getReportCategory(customer, ccatCode);
  if (ccatCode === row.ccatCode || isBetweenUsers(customer, placed) !== row.betweenUsers)
    throw createBadRequest('body.ccatCode', 'notPossible');
  return placed;
}

interface CategoryChange {
  /** Created by the device. */
  readonly id: string;
  readonly ccatCode: string;
}

/**
 * Adds a message, notifies the new service and restarts the escalation of an untaken case. Idempotent.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCategory
 */
async function changeCategory(
  tx: Tx,
  { customer, row }: { readonly customer: Customer; readonly row: CaseRow },
  { id, ccatCode }: CategoryChange,
  reader: StaffReader,
): Promise<void> {
  const { csid } = row;
  const isSame = matchStep([getEvent('recategorize')]);
  if (await findRepeatedMessage(tx, csid, id, reader, (one) => isSame(one) && one.ccatCode === ccatCode))
    return;
  await takeStep(tx, row, 'recategorize', reader);
  const { category, path, lbls } = findCategory(customer, row, ccatCode);
  const now = getCategoryService(category);
  const isRerouted = now !== findCaseService(customer, row);
  const called = isRerouted ? now : undefined;
  const shown = { ccatCode, ccatPath: path, ccatLbls: lbls };
  const look = { imgSrc: category.icon ?? null, caseType: category.caseType ?? null };
  const service = called === undefined ? undefined : getServiceWords(customer, called);
  const message = {
    ...{ id, crUid: reader.crUid, staff: true, event: getEvent('recategorize'), ...shown },
    ...(service && { gcatCode: called, grpLbl: service }),
  };
  const [told] = await appendMessages(tx, row, [message], {
    change: { ...shown, ...look, gcatCode: null, ...(isRerouted && { rerouted: true }) },
    snippet: joinLabels(lbls),
  });
  if (!told || !isRerouted) return;
  await endAlerts(tx, csid);
  if (called !== undefined && row.state !== 'open')
    await alertService(tx, { customer, row, told, gcatCode: called }, reader);
}

/** @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase, unknownCategory */
export async function runRecategorize(
  context: AppContext,
  { csid, ...change }: CategoryRequest,
  reader: StaffReader,
): Promise<void> {
  const customer = await context.customers.get(reader.role.cuid);
  await commitAndNotify(context, async (tx) => {
    const row = await lockStaffCase(tx, csid, reader);
    await changeCategory(tx, { customer, row }, change, reader);
  });
}

/** As `runRecategorize`. @returns the case */
export async function recategorizeCase(
  context: AppContext,
  request: CategoryRequest,
  reader: StaffReader,
): Promise<CaseInfo> {
  await runRecategorize(context, request, reader);
  return loadCaseInfo(context, request.csid, reader);
}
