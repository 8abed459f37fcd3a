import { pollStatesCall } from '@parvis/api/calls/pollStates';
import * as z from 'zod/mini';
import { client } from '../../lib/api/client.ts';
import { getCurrentCrUid } from '../../lib/api/currentUser.ts';
import { createUserSlot } from '../../lib/session/storageSlot.ts';
import { isPollMarked, markPollAnswered } from './pollMarks.ts';

/** State of each poll of a menu by its code. */
export type TilePolls = Readonly<Record<string, 'answered' | undefined>>;

type PollStates = z.infer<typeof pollStatesCall.answer>;

/** An answer given here counts before the server has it. */
function toTilePolls(crUid: string, cuid: string, codes: readonly string[], states: PollStates): TilePolls {
  const byCode = new Map(states.map(({ code, state }) => [code, state]));
  const isAnswered = (code: string) =>
    byCode.get(code) === 'answered' || (byCode.get(code) !== 'closed' && isPollMarked(crUid, cuid, code));
  return Object.fromEntries(codes.filter(isAnswered).map((code) => [code, 'answered']));
}

/** Shows which polls are answered: as last known at once, then as the server says. */
export async function loadTilePolls(
  cuid: string,
  qrid: string,
  codes: readonly string[],
  onChange: (polls: TilePolls) => void,
): Promise<void> {
  const crUid = getCurrentCrUid() ?? '';
  const slot = createUserSlot(crUid, `polls_${qrid}`);
  const kept = z.safeParse(pollStatesCall.answer, slot.load());
  if (kept.success) onChange(toTilePolls(crUid, cuid, codes, kept.data));
  try {
    const states = await client.call(pollStatesCall, { cuid, body: { qrid } });
    slot.save(states);
    for (const { code, state } of states)
      if (state === 'answered') markPollAnswered(crUid, cuid, code, false);
    onChange(toTilePolls(crUid, cuid, codes, states));
  } catch {
    onChange(toTilePolls(crUid, cuid, codes, kept.data ?? []));
  }
}
