import { pollStatesCall } from '@parvis/api/calls/pollStates';
import type { Scan } from '@parvis/api/entities/customer';
import * as z from 'zod/mini';
import { client } from '../../lib/api/client.ts';
import { getCurrentCrUid } from '../../lib/api/currentUser.ts';
import { createUserSlot } from '../../lib/session/storageSlot.ts';
import { isPollMarked, markPollAnswered } from './pollMarks.ts';

/** Answered polls of a menu, by code. */
export type TilePolls = Readonly<Record<string, true | undefined>>;

type PollStates = z.infer<typeof pollStatesCall.answer>;

/** Milliseconds until tiles can be pressed anyway. */
const PENDING_MAX = 1_000;

/** Includes answers the server lacks. */
function toTilePolls(crUid: string, cuid: string, codes: readonly string[], states: PollStates): TilePolls {
  const byCode = new Map(states.map(({ code, state }) => [code, state]));
  const isAnswered = (code: string) =>
    byCode.get(code) === 'answered' || (byCode.get(code) !== 'closed' && isPollMarked(crUid, cuid, code));
  return Object.fromEntries(codes.filter(isAnswered).map((code) => [code, true]));
}

export const listTilePolls = (menus: Scan['menus']): string[] =>
  Object.values(menus)
    .flat()
    .flatMap(({ poll }) => poll ?? []);

/** First as last known, then as the server says. */
export async function loadTilePolls(
  { qrid, menus, cstmr: { cuid } }: Pick<Scan, 'qrid' | 'menus'> & { cstmr: { cuid: string } },
  onChange: (polls: TilePolls) => void,
): Promise<void> {
  const codes = listTilePolls(menus);
  const crUid = getCurrentCrUid() ?? '';
  const slot = createUserSlot(crUid, `polls_${qrid}`);
  const kept = z.safeParse(pollStatesCall.answer, slot.load());
  const show = (states: PollStates) => onChange(toTilePolls(crUid, cuid, codes, states));
  if (kept.success) show(kept.data);
  const timer = setTimeout(() => show(kept.data ?? []), PENDING_MAX);
  try {
    const states = await client.call(pollStatesCall, { cuid, body: { qrid } });
    slot.save(states);
    for (const { code, state } of states)
      if (state === 'answered') markPollAnswered(crUid, cuid, code, false);
    show(states);
  } catch {
    show(kept.data ?? []);
  } finally {
    clearTimeout(timer);
  }
}
