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

/** The ids of steps whose answer has not come yet. */
interface StepIds {
  /** The id to send a step with: the one it was sent with before, where no answer came. */
  idOf(csid: string, step: object): string;
  /** Something came back, or an error: with an answer of the server the id is used up. */
  ended(csid: string, step: object, error?: unknown): void;
}

/** Refusals before the step was looked at: whether it was done before is not known by them. */
const NOT_LOOKED_AT: ReadonlySet<number> = new Set([401, 408, 429]);

/** A refusal by the server itself, which did nothing: pressed again it is another step. */
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

/** What was written before a step has not gone: the step would come before it. */
export class MessageWaits extends Error {}

const isWaitingIn =
  (csid: string) =>
  (item: OutboxItem): boolean =>
    item.csid === csid && !item.refused;

/** Sends what waits in a case before a step: a reply after a close is refused. @throws MessageWaits */
export async function messagesGone(outbox: Pick<Outbox, 'items' | 'wake'>, csid: string): Promise<void> {
  const waits = isWaitingIn(csid);
  if (!outbox.items().some(waits)) return;
  await outbox.wake();
  if (outbox.items().some(waits)) throw new MessageWaits();
}

/** Hears that the network is back: the browser says so, or what is live is open again. */
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

/** The question for a mobile number is a message: the case is read anew after it. */
async function askMobile(cuid: string, csid: string, id: string): Promise<CaseInfo[]> {
  await client.call(townCalls.sendQstn, { cuid, body: { csid, id, question: { kind: 'mobile' } } });
  return [];
}

/** Whoever reported the case, as it is known here. */
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

/** Does a step and shows its result at once; a step that fails says why and leaves the case as it was. */
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
  // What only the network was to blame for can be tried again.
  useBackOnline(live, () => {
    if (failed === 'staff.why.offline') mutation.reset();
  });
  return {
    /** @returns whether it was done. */
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
