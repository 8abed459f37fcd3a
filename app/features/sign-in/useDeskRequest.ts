import type { AnswerOf } from '@parvis/api/call';
import { type DeskState, qrLoginCalls } from '@parvis/api/calls/qrLogin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { describeDevice } from '../../lib/session/device.ts';
import { completeSignIn, recordMovedCases } from './completeSignIn.ts';
import { getRetryAfter } from './formatFailure.ts';
import { useCountdown } from './useCountdown.ts';

/** Milliseconds. */
const POLL_INTERVAL = 2_000;

type RequestState = AnswerOf<typeof qrLoginCalls.loginQrCheck>[number];

/** The secret after `#` is not sent to the server. */
async function drawCode(code: string): Promise<string> {
  const qr = await import('qrcode');
  const svg = await qr.toString(`${location.origin}/staff/connect#${code}`, { type: 'svg', margin: 3 });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

async function requestCode() {
  const { type, os, browser } = describeDevice();
  const [asked] = await client.call(qrLoginCalls.loginQrCheck, { body: { device: { type, os, browser } } });
  if (!asked?.desk || !asked.code) throw new Error('The server gave no code.');
  return {
    desk: asked.desk,
    picture: await drawCode(asked.code),
    until: Date.now() + asked.seconds * 1_000,
    seconds: asked.seconds,
  };
}

const isOpen = (checked: RequestState | undefined): boolean =>
  checked === undefined || checked.state === 'waiting' || checked.state === 'seen';

export type DeskEnd = Exclude<DeskState, 'waiting' | 'seen' | 'approved'>;

const ends: readonly string[] = ['refused', 'wrongDigits', 'seenTwice'] satisfies DeskEnd[];
const toDeskEnd = (state: string): DeskEnd => (ends.includes(state) ? (state as DeskEnd) : 'over');

export type DeskView =
  | { readonly kind: 'loading' }
  /** Seconds to wait, if rate-limited. */
  | { readonly kind: 'failed'; readonly wait: number | undefined }
  | { readonly kind: 'code'; readonly picture: string }
  | { readonly kind: 'number'; readonly digits: string }
  | { readonly kind: 'ended'; readonly why: DeskEnd };

/** Polls until approved or expired. */
export function useDeskRequest(onSignedIn: () => void) {
  const [turn, setTurn] = useState(0);
  const asked = useQuery({
    queryKey: ['deskCode', turn],
    queryFn: requestCode,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const desk = asked.data?.desk ?? '';
  const checked = useQuery({
    queryKey: ['desk', desk],
    enabled: desk !== '',
    queryFn: async () => {
      const [answer] = await client.call(qrLoginCalls.loginQrCheck, { body: { desk } });
      if (!answer) throw new Error('The server said nothing.');
      if (answer.state === 'approved') {
        const waiting = await completeSignIn(answer.mergedAccount);
        recordMovedCases((answer.movedCases ?? 0) + waiting);
        onSignedIn();
      }
      return answer;
    },
    // The server decides on expiry: late approvals count.
    refetchInterval: ({ state }) => isOpen(state.data) && POLL_INTERVAL,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const left = useCountdown(asked.data?.until ?? 0, asked.data?.seconds ?? 0);

  function getView(): DeskView {
    if (asked.isError) return { kind: 'failed', wait: getRetryAfter(asked.error) };
    if (!asked.data || checked.data?.state === 'approved') return { kind: 'loading' };
    if (!isOpen(checked.data)) return { kind: 'ended', why: toDeskEnd(checked.data?.state ?? '') };
    if (left === 0) return { kind: 'ended', why: 'over' };
    const { digits } = checked.data ?? {};
    return digits ? { kind: 'number', digits } : { kind: 'code', picture: asked.data.picture };
  }
  return {
    view: getView(),
    left,
    /** The last poll failed. */
    away: checked.isError && left > 0,
    renew: () => setTurn((last) => last + 1),
  };
}
