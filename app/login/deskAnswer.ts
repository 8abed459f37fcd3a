import type { AnswerOf } from '@parvis/api/call';
import { type DeskAct, qrLoginCalls } from '@parvis/api/calls/qrLogin';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { client } from '../data/client.ts';
import { waitOf } from './failureWords.ts';
import { useCountdown } from './useCountdown.ts';

type Asked = AnswerOf<typeof qrLoginCalls.loginQrConnect>[number];

async function tell(body: { code: string; act: DeskAct; digits?: string }): Promise<Asked> {
  const [asked] = await client.call(qrLoginCalls.loginQrConnect, { body });
  if (!asked) throw new Error('The server said nothing.');
  return asked;
}

/** What a desk asks whose code was read: seen once, and until when it can be answered on this phone's clock. */
const askedQuery = (code: string) =>
  queryOptions({
    queryKey: ['deskAsked', code],
    queryFn: async () => {
      const asked = await tell({ code, act: 'see' });
      return { asked, until: Date.now() + asked.seconds * 1_000 };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** How a request ended, for whoever holds the phone. */
export type PhoneEnd = 'approved' | 'refused' | 'wrongDigits' | 'seenTwice' | 'notStaff' | 'over';

const ends: readonly string[] = [
  'approved',
  'refused',
  'wrongDigits',
  'seenTwice',
  'notStaff',
] satisfies PhoneEnd[];
const endOf = (state: string): PhoneEnd => (ends.includes(state) ? (state as PhoneEnd) : 'over');

/** Where a phone stands that has read a desk's code. */
export type PhoneView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'asked'; readonly asked: Asked; readonly left: number }
  | { readonly kind: 'ended'; readonly how: PhoneEnd };

/** A desk's request as a phone of staff sees and answers it. */
export function useDeskAnswer(code: string) {
  const seen = useQuery(askedQuery(code));
  const answering = useMutation({
    mutationFn: (answer: { act: 'approve' | 'refuse'; digits?: string }) => tell({ code, ...answer }),
  });
  const left = useCountdown(seen.data?.until ?? 0, seen.data?.asked.seconds ?? 0);

  function viewOf(): PhoneView {
    if (answering.data && answering.data.state !== 'seen')
      return { kind: 'ended', how: endOf(answering.data.state) };
    if (seen.isError) return { kind: 'failed' };
    if (!seen.data) return { kind: 'loading' };
    const { asked } = seen.data;
    if (asked.state !== 'seen') return { kind: 'ended', how: endOf(asked.state) };
    // An answer that is on its way may have been in time.
    if (left === 0 && !answering.isPending) return { kind: 'ended', how: 'over' };
    return { kind: 'asked', asked, left };
  }
  return {
    view: viewOf(),
    busy: answering.isPending ? answering.variables.act : undefined,
    /** The last answer may not have arrived; with the seconds to wait, where it was one of too many. */
    problem: answering.isError ? { wait: waitOf(answering.error) } : undefined,
    approve: (digits: string) => answering.mutate({ act: 'approve', digits }),
    refuse: () => answering.mutate({ act: 'refuse' }),
    lookAgain: () => void seen.refetch(),
  };
}
