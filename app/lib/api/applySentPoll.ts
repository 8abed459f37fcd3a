import * as z from 'zod/mini';
import { pollKeys } from './pollKeys.ts';
import { foreignPollsSchema } from './pollSchema.ts';
import { queryClient } from './queryClient.ts';

export function applySentPoll(cuid: string, code: string, answer: unknown): void {
  const queryKey = pollKeys.one(cuid, code);
  const [poll] = z.safeParse(foreignPollsSchema, answer).data ?? [];
  if (poll) queryClient.setQueriesData({ queryKey }, poll);
  else void queryClient.invalidateQueries({ queryKey });
}
