import type { CaseInfo } from '@parvis/api/entities/case';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';

/** Open, just answered here, or begun before a reload. */
export function findSatisfactionQuestion(
  messages: readonly CaseMessage[],
  { can }: Pick<CaseInfo, 'can'>,
  answered: ReadonlySet<number>,
  answeredHere: number | undefined,
  isBegun: (msgId: number) => boolean,
): CaseMessage | undefined {
  const asked = messages.findLast(({ flow }) => flow === 'satisfaction');
  if (!asked || asked.msgId === answeredHere) return asked;
  return can.includes('rate') && (!answered.has(asked.msgId) || isBegun(asked.msgId)) ? asked : undefined;
}

/** The reporter said it is solved: a low rating does not reopen the case. */
export const followsOwnStep = (messages: readonly CaseMessage[], asked: CaseMessage): boolean =>
  messages.some(({ flags, msgId, mine }) => msgId === asked.msgId - 1 && flags?.includes('crSolved') && mine);

/** `betweenUsers`: closed by another visitor. */
export function getSatisfactionFlags(
  messages: readonly CaseMessage[],
  { participants }: Pick<CaseInfo, 'participants'>,
  asked: CaseMessage,
): string[] {
  const close = messages.findLast(
    ({ flags, msgId }) => (flags?.includes('close') || flags?.includes('crSolved')) && msgId < asked.msgId,
  );
  const closer = participants.find(({ crUid }) => crUid === close?.crUid);
  return closer?.staff === false && !close?.mine ? ['betweenUsers'] : [];
}
