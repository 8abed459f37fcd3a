import { mobileCalls } from '@parvis/api/calls/mobile';
import { CallFailed } from '@parvis/api/client';
import type { TextId } from '@parvis/locales/areas';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { refreshByEvent } from '../../lib/api/cache.ts';
import { caseKeys } from '../../lib/api/cacheKeys.ts';
import { client } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { createId } from '../../lib/outbox/createId.ts';

export type CallAnswer = { event: 'accepted'; phone: string } | { event: 'declined' };

const getFailure = (error: unknown): TextId =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  error.failure.error.code === 'stepNotAllowed'
    ? 'call.over'
    : 'call.failed';

/** Not queued: a late answer to a proposed call would mislead staff. */
export function useCallAnswer({ cuid, csid }: { cuid: string; csid: string }) {
  const pending = useRef<{ readonly key: string; readonly id: string }>(undefined);
  const mutation = useMutation({
    mutationFn: (answer: CallAnswer) => {
      const key = JSON.stringify(answer);
      if (pending.current?.key !== key) pending.current = { key, id: createId() };
      return client.call(mobileCalls.phone, { cuid, body: { csid, id: pending.current.id, ...answer } });
    },
    onSuccess: ([info]) => {
      pending.current = undefined;
      if (info) queryClient.setQueryData(caseKeys.info('mobile', csid), info);
    },
    onSettled: () => refreshByEvent({ type: 'case', cuid, csid }),
  });
  return {
    send: mutation.mutate,
    sending: mutation.isPending ? mutation.variables.event : undefined,
    failed: mutation.isError ? getFailure(mutation.error) : undefined,
  };
}
