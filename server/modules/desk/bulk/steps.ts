import type { BulkStepName } from '@parvis/api/calls/bulk';
import type { trailTable } from '@parvis/api/entities/trail';
import type { BulkRequest } from '../../../platform/db/schema.ts';
import { getDatabaseNow } from '../../../platform/lib/clock.ts';
import { deriveId } from '../../../platform/lib/ids.ts';
import { createBadRequest } from '../../../platform/lib/refusal.ts';
import { runAssign } from '../../assignments/service.ts';
import {
  clampMessageId,
  lockStaffCase,
  markRead,
  parseStaffText,
  runHandling,
  runJoin,
} from '../../cases/service.ts';
import { type AppContext, commitAndNotify } from '../../context/appContext.ts';
import type { StaffReader } from '../../context/session.ts';
import { addLabels, tellBoards } from '../../labels/service.ts';
import { runRecategorize } from '../../triage/service.ts';

interface OneCase {
  readonly csid: string;
  /** Id of the message. */
  readonly id: string;
  readonly request: BulkRequest;
}

interface BulkStep {
  readonly what: (typeof trailTable)['case'][number];
  readonly needs?: readonly ('outcome' | 'txt' | 'labels' | 'ccatCode')[];
  /** Idempotent by case and id. @throws Refusal */
  readonly run: (context: AppContext, one: OneCase, reader: StaffReader) => Promise<void>;
}

const handle =
  (step: 'hold' | 'close' | 'reject'): BulkStep['run'] =>
  (context, { csid, id, request: { outcome, txt, reason, until } }, reader) =>
    runHandling(context, { csid, id, step, outcome, txt, reason, until }, reader);

/** Ending a case marks it read. */
const end =
  (step: 'close' | 'reject'): BulkStep['run'] =>
  async (context, one, reader) => {
    await handle(step)(context, one, reader);
    await markRead(context, one.csid, clampMessageId(Number.MAX_SAFE_INTEGER), reader);
  };

export const bulkSteps: Readonly<Record<BulkStepName, BulkStep>> = {
  handle: {
    what: 'bulkHandled',
    run: (context, { csid, id }, reader) => runJoin(context, { csid, id, free: true }, reader),
  },
  hold: {
    what: 'bulkHeld',
    async run(context, one, reader) {
      await runJoin(context, { csid: one.csid, id: deriveId(one.id, 'join'), free: true }, reader);
      await handle('hold')(context, one, reader);
    },
  },
  close: { what: 'bulkClosed', needs: ['outcome'], run: end('close') },
  reject: { what: 'abuse', needs: ['txt'], run: end('reject') },
  label: {
    what: 'bulkLabelled',
    needs: ['labels'],
    run: (context, { csid, request: { labels = [] } }, reader) =>
      commitAndNotify(context, async (tx) => {
        const row = await lockStaffCase(tx, csid, reader);
        if (await addLabels(tx, row, labels)) await tellBoards(tx, row);
      }),
  },
  assign: {
    what: 'bulkAssigned',
    run: (context, { csid, id, request: { rlid, gcatCode, txt } }, reader) =>
      runAssign(context, { csid, id, rlid, gcatCode, txt }, reader),
  },
  category: {
    what: 'bulkMoved',
    needs: ['ccatCode'],
    run: (context, { csid, id, request: { ccatCode = '' } }, reader) =>
      runRecategorize(context, { csid, id, ccatCode }, reader),
  },
};

/** @throws Refusal badRequest */
export function validateBulk({ step, ...details }: BulkRequest): void {
  for (const name of bulkSteps[step].needs ?? [])
    if (!details[name]?.toString().trim()) throw createBadRequest(`body.${name}`, 'missing');
  const { txt, reason, until, rlid, gcatCode } = details;
  if (step === 'assign' && (rlid === undefined) === (gcatCode === undefined))
    throw createBadRequest('body.rlid', rlid === undefined ? 'missing' : 'notPossible');
  if (txt?.trim()) parseStaffText(txt);
  if (reason?.trim()) parseStaffText(reason, 'body.reason');
  if (reason?.trim() && step !== 'hold') throw createBadRequest('body.reason', 'choice');
  const now = getDatabaseNow();
  if (until !== undefined && new Date(until) <= now)
    throw createBadRequest('body.until', { reason: 'tooSmall', earliest: now.toISOString() });
}
