import type { CaseInfo } from '@parvis/api/entities/case';
import type { CaseMessage } from '../../../lib/api/foreignMessages.ts';

export interface ColleagueAnswer {
  readonly message: CaseMessage;
  readonly name: string;
}

const isWritten = ({ flags, statement, msgTxt, media, items }: CaseMessage): boolean =>
  statement === undefined &&
  (flags?.length ?? 0) === 0 &&
  (msgTxt !== undefined || (media?.length ?? 0) > 0 || (items?.length ?? 0) > 0);

/** A colleague's newest answer after message `since`; none without a draft. */
export function findColleagueAnswer(
  messages: readonly CaseMessage[],
  { participants }: Pick<CaseInfo, 'participants'>,
  since: number,
): ColleagueAnswer | undefined {
  const names = new Map(
    participants.filter(({ staff, me }) => staff && !me).map(({ crUid, name }) => [crUid, name]),
  );
  return messages
    .filter((message) => message.msgId > since && !message.mine && isWritten(message))
    .flatMap((message) => {
      const name = names.get(message.crUid ?? '');
      return name === undefined ? [] : [{ message, name }];
    })
    .at(-1);
}
