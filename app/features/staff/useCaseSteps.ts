import { assignCalls } from '@parvis/api/calls/assign';
import { townFollowerCalls } from '@parvis/api/calls/followers';
import { townCalls } from '@parvis/api/calls/town';
import { townDiscussCalls } from '@parvis/api/calls/townDiscuss';
import { triageCalls } from '@parvis/api/calls/triage';
import { CallFailed } from '@parvis/api/client';
import type { CaseInfo } from '@parvis/api/entities/case';
import type { TextId } from '@parvis/locales/areas';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refreshByEvent } from '../../lib/api/cache.ts';
import { caseKeys } from '../../lib/api/cacheKeys.ts';
import { client } from '../../lib/api/client.ts';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { openAppOutbox } from '../../lib/outbox/appOutbox.ts';
import { createId } from '../../lib/outbox/createId.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { getOwnCrUid } from '../../lib/session/ownSlot.ts';
import type { CaseStep } from './caseStep.ts';
import type { CaseButton, StepPrompt } from './commands/caseButtons.ts';
import { clearDialogDrafts } from './dialogDrafts.ts';
import { endedCase } from './endedCase.ts';

interface IdempotencyKeys {
  /** The pending key of a step, or a new one. */
  reserve(csid: string, step: object): string;
  /** Once processed by the server. */
  release(csid: string, step: object, error?: unknown): void;
}

/** An earlier try may have succeeded. */
const UNPROCESSED_STATUSES: ReadonlySet<number> = new Set([401, 408, 429]);

/** Success or refusal by the server. */
const isProcessed = (error: unknown): boolean =>
  error === undefined ||
  (error instanceof CallFailed &&
    error.failure.kind === 'refused' &&
    !error.failure.foreign &&
    error.failure.status < 500 &&
    !UNPROCESSED_STATUSES.has(error.failure.status));

/** Keeps a step's key until its answer. */
export function createIdempotencyKeys(newId: () => string): IdempotencyKeys {
  const open = new Map<string, string>();
  const getMapKey = (csid: string, step: object): string => JSON.stringify([csid, step]);
  return {
    reserve(csid, step) {
      const key = getMapKey(csid, step);
      const id = open.get(key) ?? newId();
      open.set(key, id);
      return id;
    },
    release(csid, step, error) {
      if (isProcessed(error)) open.delete(getMapKey(csid, step));
    },
  };
}

/** An earlier message is unsent. */
export class MessagePending extends Error {}

const isPendingMessage =
  (csid: string) =>
  (item: OutboxItem): boolean =>
    item.csid === csid && !item.refused;

/** Sends pending messages first: a close refuses replies. @throws MessagePending */
export async function flushMessages(outbox: Pick<Outbox, 'items' | 'flush'>, csid: string): Promise<void> {
  const isPending = isPendingMessage(csid);
  if (!outbox.items().some(isPending)) return;
  await outbox.flush();
  if (outbox.items().some(isPending)) throw new MessagePending();
}

function useOnReconnect(live: LiveStatus, onBack: () => void): void {
  const now = useRef(onBack);
  now.current = onBack;
  useEffect(() => {
    if (live === 'open') now.current();
  }, [live]);
  useEffect(() => {
    const handleOnline = () => now.current();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);
}

const createStep = ({ step, free }: CaseButton): CaseStep => ({ step, ...(free && { free }) }) as CaseStep;

const stepKeys = createIdempotencyKeys(createId);

const builtInQuestions = { askMobile: 'mobile', askDirect: 'direct' } as const;

/** A message, so it returns no case. */
async function askBuiltIn(
  cuid: string,
  { csid, id, step }: { csid: string; id: string; step: keyof typeof builtInQuestions },
): Promise<CaseInfo[]> {
  const question = { kind: builtInQuestions[step] };
  await client.call(townDiscussCalls.sendQstn, { cuid, body: { csid, id, question } });
  return [];
}

const findReporter = (csid: string): string =>
  queryClient
    .getQueryData<CaseInfo | null>(caseKeys.info('town', csid))
    ?.participants.find(({ staff }) => !staff)?.crUid ?? '';

const sendBlock = (
  cuid: string,
  { csid, id, what }: { csid: string; id: string; what: Extract<CaseStep, { step: 'block' | 'unblock' }> },
) => {
  const body = { csid, id, crUid: what.crUid ?? findReporter(csid) };
  const meant = what.step === 'block' ? { reason: [...what.reason] } : { release: true };
  return client.call(townCalls.usersBlock, { cuid, body: { ...body, ...meant } });
};

const sendStep = async (cuid: string, csid: string, what: CaseStep): Promise<CaseInfo[]> => {
  await flushMessages(await openAppOutbox(), csid);
  const id = stepKeys.reserve(csid, what);
  if (what.step === 'askMobile' || what.step === 'askDirect')
    return askBuiltIn(cuid, { csid, id, step: what.step });
  if (what.step === 'block' || what.step === 'unblock') return sendBlock(cuid, { csid, id, what });
  if (what.step === 'openToFollowers' || what.step === 'closeToFollowers') {
    const open = what.step === 'openToFollowers';
    return client.call(townFollowerCalls.casesFollowers, { cuid, body: { csid, id, open } });
  }
  if (what.step === 'leave') return client.call(townCalls.casesLeave, { cuid, body: { csid, id } });
  if (what.step === 'proposeCall' || what.step === 'reportCall') {
    const { step: _, ...call } = what;
    return client.call(townCalls.phone, { cuid, body: { csid, id, ...call } });
  }
  if (what.step === 'duplicate') {
    const { keptCsid } = what;
    return client.call(triageCalls.duplicatesLink, { cuid, body: { csid, id, keptCsid } });
  }
  if (what.step === 'undoDuplicate')
    return client.call(triageCalls.duplicatesUndo, { cuid, body: { csid, id } });
  if (what.step === 'recategorize') {
    const { ccatCode } = what;
    return client.call(triageCalls.casesCategory, { cuid, body: { csid, id, ccatCode } });
  }
  if (what.step === 'assign') {
    const { step: _, ...asked } = what;
    return client.call(assignCalls.casesAssign, { cuid, body: { csid, id, ...asked } });
  }
  if (what.step === 'undoAssign')
    return client.call(assignCalls.casesAssignUndo, { cuid, body: { csid, id } });
  if (what.step === 'callService') {
    const { step: _, ...asked } = what;
    return client.call(townCalls.casesCall, { cuid, body: { csid, id, ...asked } });
  }
  const { step, ...details } = what;
  if (step === 'rejoin')
    return client.call(townCalls.casesParticipate, { cuid, body: { csid, id, ...details } });
  return client.call(townCalls.casesHandling, { cuid, body: { csid, id, step, ...details } });
};

const getFailureReason = (error: unknown, step: CaseStep['step'] | undefined): TextId => {
  if (error instanceof MessagePending) return 'staff.why.waiting';
  if (!(error instanceof CallFailed)) return 'staff.why.other';
  const { failure } = error;
  if (failure.kind === 'offline' || failure.kind === 'timeout') return 'staff.why.offline';
  if (failure.kind === 'refused' && failure.error.path === 'body.keptCsid') return 'duplicates.notKept';
  if (failure.kind === 'refused' && step === 'assign') {
    if (failure.error.path === 'body.rlid') return 'assign.why.person';
    if (failure.error.path === 'body.gcatCode') return 'assign.why.service';
  }
  const changed = failure.kind === 'refused' && failure.error.code === 'stepNotAllowed';
  return changed ? 'staff.why.stepNotAllowed' : 'staff.why.other';
};

/** Steps of the open case, with dialogs, optimistic results and errors. */
export function useCaseSteps(cuid: string, csid: string, live: LiveStatus) {
  const [prompt, setPrompt] = useState<StepPrompt>();
  const mutation = useMutation({
    mutationFn: (what: CaseStep) => sendStep(cuid, csid, what),
    onSuccess: ([info], what) => {
      clearDialogDrafts(getOwnCrUid(), csid, what.step);
      if (info) queryClient.setQueryData(caseKeys.info('town', csid), info);
    },
    onSettled: (_, error, what) => {
      stepKeys.release(csid, what, error ?? undefined);
      refreshByEvent({ type: 'case', cuid, csid });
    },
  });
  const failed = mutation.isError ? getFailureReason(mutation.error, mutation.variables?.step) : undefined;
  // A network error can be retried.
  useOnReconnect(live, () => {
    if (failed === 'staff.why.offline') mutation.reset();
  });
  const runStep = (step: CaseStep, onDone?: () => void): void => {
    setPrompt(undefined);
    endedCase.set(undefined);
    const ends = step.step === 'close' || step.step === 'reject';
    mutation.mutate(step, {
      onSuccess: () => {
        if (ends) endedCase.set({ cuid, csid, ...(step.step === 'close' && { outcome: step.outcome }) });
        onDone?.();
      },
    });
  };
  return {
    run: runStep,
    press: (button: CaseButton) => (button.asks ? setPrompt(button.asks) : runStep(createStep(button))),
    running: mutation.isPending ? mutation.variables.step : undefined,
    /** Target of a running block, unless the reporter. */
    runningFor: mutation.isPending && 'crUid' in mutation.variables ? mutation.variables.crUid : undefined,
    prompt,
    ask: setPrompt,
    failed,
    dismiss: mutation.reset,
  };
}

export type CaseSteps = ReturnType<typeof useCaseSteps>;
