import { pollDraftCalls } from '@parvis/api/calls/polls';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { client } from '../../../lib/api/client.ts';
import { createId } from '../../../lib/outbox/createId.ts';
import { type ComposedPoll, toPollDraft } from './pollDraft.ts';
import { useRefreshPolls } from './pollQueries.ts';

/** A retry is stored once. */
export function useSavePoll(cuid: string, code: string | undefined) {
  const refresh = useRefreshPolls(cuid);
  const sent = useRef({ content: '', id: '' });
  return useMutation({
    mutationFn: async (composed: ComposedPoll) => {
      const poll = toPollDraft(composed, code);
      if (!poll) throw new Error('A poll without questions is not saved.');
      const content = JSON.stringify(poll);
      if (sent.current.content !== content) sent.current = { content, id: createId() };
      const { id } = sent.current;
      const [saved] = await client.call(pollDraftCalls.pollsSave, { cuid, body: { id, poll } });
      return saved ?? { findings: [] };
    },
    onSettled: refresh,
  });
}
