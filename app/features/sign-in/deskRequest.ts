import type { AnswerOf } from '@parvis/api/call';
import { type DeskState, qrLoginCalls } from '@parvis/api/calls/qrLogin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { describeDevice } from '../../lib/session/device.ts';
import { waitOf } from './failureWords.ts';
import { noteJoined, settleSignIn } from './signedIn.ts';
import { useCountdown } from './useCountdown.ts';

/** How often a desk asks whether it was approved, milliseconds. */
const ASK_EVERY = 2_000;

type Checked = AnswerOf<typeof qrLoginCalls.loginQrCheck>[number];

/** The picture of what a phone reads: the secret stands after the `#`, which no server is sent. */
async function drawCode(code: string): Promise<string> {
  const qr = await import('qrcode');
  const svg = await qr.toString(`${location.origin}/staff/connect#${code}`, { type: 'svg', margin: 3 });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Asks for a code. */
async function askForCode() {
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

/** What can follow: all else ends a request. */
const isOpen = (checked: Checked | undefined): boolean =>
  checked === undefined || checked.state === 'waiting' || checked.state === 'seen';

/** How a request ended, for whoever waits at the desk. */
export type DeskEnd = Exclude<DeskState, 'waiting' | 'seen' | 'approved'>;

const ends: readonly string[] = ['refused', 'wrongDigits', 'seenTwice'] satisfies DeskEnd[];
const endOf = (state: string): DeskEnd => (ends.includes(state) ? (state as DeskEnd) : 'over');

/** Where a desk stands that shows a code. */
export type DeskView =
  | { readonly kind: 'loading' }
  /** With the seconds to wait, where it was asked too often. */
  | { readonly kind: 'failed'; readonly wait: number | undefined }
  | { readonly kind: 'code'; readonly picture: string }
  | { readonly kind: 'number'; readonly digits: string }
  | { readonly kind: 'ended'; readonly why: DeskEnd };

/** Asks for a code, and whether it was approved, until it was or its minute is past. */
export function useDeskRequest(onSignedIn: () => void) {
  const [turn, setTurn] = useState(0);
  const asked = useQuery({
    queryKey: ['deskCode', turn],
    queryFn: askForCode,
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
        const waiting = await settleSignIn(answer.mergedAccount);
        noteJoined((answer.movedCases ?? 0) + waiting);
        onSignedIn();
      }
      return answer;
    },
    // The server has the last word on the minute: what was approved in its last second still comes.
    refetchInterval: ({ state }) => isOpen(state.data) && ASK_EVERY,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const left = useCountdown(asked.data?.until ?? 0, asked.data?.seconds ?? 0);

  function viewOf(): DeskView {
    if (asked.isError) return { kind: 'failed', wait: waitOf(asked.error) };
    if (!asked.data || checked.data?.state === 'approved') return { kind: 'loading' };
    if (!isOpen(checked.data)) return { kind: 'ended', why: endOf(checked.data?.state ?? '') };
    if (left === 0) return { kind: 'ended', why: 'over' };
    const { digits } = checked.data ?? {};
    return digits ? { kind: 'number', digits } : { kind: 'code', picture: asked.data.picture };
  }
  return {
    view: viewOf(),
    /** Seconds that the code lasts yet. */
    left,
    /** The last question whether it was approved had no answer. */
    away: checked.isError && left > 0,
    /** Another code, in place of this one. */
    renew: () => setTurn((last) => last + 1),
  };
}
