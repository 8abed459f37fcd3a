import type { BodyOf } from '@parvis/api/call';
import { type Bulk, bulkCalls } from '@parvis/api/calls/bulk';
import { BULK_UNDO_TIME } from '@parvis/api/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { refreshAllCases } from '../../../../lib/api/cache.ts';
import { client } from '../../../../lib/api/client.ts';
import { createId } from '../../../../lib/outbox/createId.ts';

export type BulkAsked = Omit<BodyOf<typeof bulkCalls.casesBulk>, 'id'>;

export type BulkPhase =
  | { readonly kind: 'idle' | 'starting' | 'undone' | 'failed' | 'unsure' }
  | { readonly kind: 'waiting'; readonly bulk: Bulk; readonly seconds: number }
  | { readonly kind: 'running'; readonly bulk: Bulk }
  | { readonly kind: 'done'; readonly bulk: Bulk };

const BULK_SECONDS = BULK_UNDO_TIME / 1000;

/** Milliseconds, while another server runs the step. */
const LOOK_AGAIN = 1_000;

/** Sent at once, executed after the undo period. */
export function useBulk(cuid: string) {
  const [phase, setPhase] = useState<BulkPhase>({ kind: 'idle' });
  const [asked, setAsked] = useState<BulkAsked>();
  /** Idempotency key of a request without answer. */
  const open = useRef<{ readonly name: string; readonly id: string }>(undefined);

  const run = useCallback(
    async (bulk: Bulk): Promise<void> => {
      setPhase({ kind: 'running', bulk });
      try {
        const [after = bulk] = await client.call(bulkCalls.casesBulkRun, { cuid, body: { id: bulk.id } });
        if (after.state === 'running') setTimeout(() => void run(after), LOOK_AGAIN);
        else setPhase(after.state === 'undone' ? { kind: 'undone' } : { kind: 'done', bulk: after });
        refreshAllCases();
      } catch {
        setPhase({ kind: 'unsure' });
      }
    },
    [cuid],
  );

  const start = async (what: BulkAsked): Promise<void> => {
    setAsked(what);
    setPhase({ kind: 'starting' });
    const name = JSON.stringify(what);
    const id = open.current?.name === name ? open.current.id : createId();
    open.current = { name, id };
    try {
      const [bulk] = await client.call(bulkCalls.casesBulk, { cuid, body: { ...what, id } });
      open.current = undefined;
      if (!bulk) return setPhase({ kind: 'failed' });
      if (bulk.done.length === 0) {
        // No case allows it: keeps the job from running later.
        await client.call(bulkCalls.casesBulkUndo, { cuid, body: { id: bulk.id } });
        return setPhase({ kind: 'done', bulk });
      }
      setPhase({ kind: 'waiting', bulk, seconds: BULK_SECONDS });
    } catch {
      setPhase({ kind: 'failed' });
    }
  };

  const undo = async (): Promise<void> => {
    if (phase.kind !== 'waiting') return;
    const { bulk } = phase;
    setPhase({ kind: 'running', bulk });
    try {
      const [after] = await client.call(bulkCalls.casesBulkUndo, { cuid, body: { id: bulk.id } });
      if (after?.state === 'undone') setPhase({ kind: 'undone' });
      else await run(bulk);
    } catch {
      setPhase({ kind: 'unsure' });
    }
  };

  useEffect(() => {
    if (phase.kind !== 'waiting') return;
    const { bulk, seconds } = phase;
    const timer = setTimeout(
      () => (seconds > 1 ? setPhase({ kind: 'waiting', bulk, seconds: seconds - 1 }) : void run(bulk)),
      1_000,
    );
    return () => clearTimeout(timer);
  }, [phase, run]);

  return {
    phase,
    asked,
    start,
    undo,
    runNow: () => phase.kind === 'waiting' && void run(phase.bulk),
    forget: () => setPhase({ kind: 'idle' }),
  };
}
