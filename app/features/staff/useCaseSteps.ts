import { townCalls } from '@parvis/api/calls/town';
import { CallFailed } from '@parvis/api/client';
import type { BlockReason } from '@parvis/api/entities/block';
import type { CaseInfo } from '@parvis/api/entities/case';
import type { TextId } from '@parvis/locales/areas';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshFor } from '../../lib/api/cache.ts';
import { client } from '../../lib/api/client.ts';
import { caseKeys } from '../../lib/api/keys.ts';
import type { OutboxItem } from '../../lib/api/outgoing.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { appOutbox } from '../../lib/outbox/appOutbox.ts';
import { newId } from '../../lib/outbox/ids.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { ownIdentity } from '../../lib/session/ownKeeper.ts';
import type { CaseStep } from './caseStep.ts';
import { forgetDialogs } from './dialogDrafts.ts';

interface StepIds {
  /** Returns the pending key of a step, or a new one. */
  idOf(csid: string, step: object): string;
  /** Releases the key once the server processed the step. */
  ended(csid: string, step: object, error?: unknown): void;
}

/** Statuses that do not tell whether an earlier try succeeded. */
const NOT_LOOKED_AT: ReadonlySet<number> = new Set([401, 408, 429]);

/** Whether the server processed the request, with success or refusal. */
const wasAnswered = (error: unknown): boolean =>
  error === undefined ||
  (error instanceof CallFailed &&
    error.failure.kind === 'refused' &&
    !error.failure.foreign &&
    error.failure.status < 500 &&
    !NOT_LOOKED_AT.has(error.failure.status));

/** Keeps a step's idempotency key until its answer came. */
export function createStepIds(newId: () => string): StepIds {
  const open = new Map<string, string>();
  const keyOf = (csid: string, step: object): string => JSON.stringify([csid, step]);
  return {
    idOf(csid, step) {
      const key = keyOf(csid, step);
      const id = open.get(key) ?? newId();
      open.set(key, id);
      return id;
    },
    ended(csid, step, error) {
      if (wasAnswered(error)) open.delete(keyOf(csid, step));
    },
  };
}

/** An earlier message is still unsent. */
export class MessageWaits extends Error {}

const isWaitingIn =
  (csid: string) =>
  (item: OutboxItem): boolean =>
    item.csid === csid && !item.refused;

/** Sends pending messages first: after a close, replies are refused. @throws MessagePending */
export async function messagesGone(outbox: Pick<Outbox, 'items' | 'wake'>, csid: string): Promise<void> {
  const waits = isWaitingIn(csid);
  if (!outbox.items().some(waits)) return;
  await outbox.wake();
  if (outbox.items().some(waits)) throw new MessageWaits();
}

function useBackOnline(live: LiveStatus, onBack: () => void): void {
  const now = useRef(onBack);
  now.current = onBack;
  useEffect(() => {
    if (live === 'open') now.current();
  }, [live]);
  useEffect(() => {
    const hear = () => now.current();
    addEventListener('online', hear);
    return () => removeEventListener('online', hear);
  }, []);
}

const ids = createStepIds(newId);

/** A message, so it returns no case. */
async function askMobile(cuid: string, csid: string, id: string): Promise<CaseInfo[]> {
  await client.call(townCalls.sendQstn, { cuid, body: { csid, id, question: { kind: 'mobile' } } });
  return [];
}

const reporterOf = (csid: string): string =>
  queryClient
    .getQueryData<CaseInfo | null>(caseKeys.info('town', csid))
    ?.participants.find(({ staff }) => !staff)?.crUid ?? '';

const block = (cuid: string, csid: string, id: string, reason?: readonly BlockReason[]) => {
  const body = { csid, id, crUid: reporterOf(csid) };
  const meant = reason ? { reason: [...reason] } : { release: true };
  return client.call(townCalls.usersBlock, { cuid, body: { ...body, ...meant } });
};

const send = async (cuid: string, csid: string, what: CaseStep): Promise<CaseInfo[]> => {
  await messagesGone(await appOutbox(), csid);
  const id = ids.idOf(csid, what);
  if (what.step === 'askMobile') return askMobile(cuid, csid, id);
  if (what.step === 'block') return block(cuid, csid, id, what.reason);
  if (what.step === 'unblock') return block(cuid, csid, id);
  if (what.step === 'leave') return client.call(townCalls.casesLeave, { cuid, body: { csid, id } });
  const { step, ...details } = what;
  if (step === 'rejoin')
    return client.call(townCalls.casesParticipate, { cuid, body: { csid, id, ...details } });
  return client.call(townCalls.casesHandling, { cuid, body: { csid, id, step, ...details } });
};

const reasonOf = (error: unknown): TextId => {
  if (error instanceof MessageWaits) return 'staff.why.waiting';
  if (!(error instanceof CallFailed)) return 'staff.why.other';
  const { failure } = error;
  if (failure.kind === 'offline' || failure.kind === 'timeout') return 'staff.why.offline';
  const changed = failure.kind === 'refused' && failure.error.code === 'stepNotAllowed';
  return changed ? 'staff.why.stepNotAllowed' : 'staff.why.other';
};

/** Runs a step and shows its result at once, or the reason of its failure. */
export function useCaseSteps(cuid: string, csid: string, live: LiveStatus) {
  const mutation = useMutation({
    mutationFn: (what: CaseStep) => send(cuid, csid, what),
    onSuccess: ([info], what) => {
      forgetDialogs(ownIdentity(), csid, what.step);
      if (info) queryClient.setQueryData(caseKeys.info('town', csid), info);
    },
    onSettled: (_, error, what) => {
      ids.ended(csid, what, error ?? undefined);
      refreshFor({ type: 'case', cuid, csid });
    },
  });
  const failed = mutation.isError ? reasonOf(mutation.error) : undefined;
  // A network error can be retried.
  useBackOnline(live, () => {
    if (failed === 'staff.why.offline') mutation.reset();
  });
  return {
    /** @returns whether it succeeded */
    run: (what: CaseStep): Promise<boolean> =>
      mutation.mutateAsync(what).then(
        () => true,
        () => false,
      ),
    running: mutation.isPending ? mutation.variables.step : undefined,
    failed,
    dismiss: mutation.reset,
  };
}
