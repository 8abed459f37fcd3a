import { isRecord } from '@parvis/questionnaire/model/record';
import { createUserSlot } from '../../lib/session/storageSlot.ts';

const getKey = (cuid: string, code: string): string => `${cuid} ${code}`;

function loadMarks(crUid: string): { slot: ReturnType<typeof createUserSlot>; marks: Set<string> } {
  const slot = createUserSlot(crUid, 'polls_answered');
  const kept = slot.load();
  return { slot, marks: new Set(isRecord(kept) ? Object.keys(kept) : []) };
}

/** For the menu, before the server knows. */
export function markPollAnswered(crUid: string, cuid: string, code: string, answered: boolean): void {
  const { slot, marks } = loadMarks(crUid);
  if (answered) marks.add(getKey(cuid, code));
  else marks.delete(getKey(cuid, code));
  if (marks.size > 0) slot.save(Object.fromEntries([...marks].map((key) => [key, true])));
  else slot.remove();
}

export const isPollMarked = (crUid: string, cuid: string, code: string): boolean =>
  loadMarks(crUid).marks.has(getKey(cuid, code));
