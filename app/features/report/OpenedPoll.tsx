import type { Scan } from '@parvis/api/entities/customer';
import type { PollInfo } from '@parvis/api/entities/poll';
import { placeLine } from '@parvis/locales/placeLine';
import type { Translate } from '@parvis/locales/translate';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { readPlayedAnswers } from '../polls/ownAnswer.ts';
import type { PlayablePoll } from '../polls/PollPlayer.tsx';
import { createPollDraft } from '../polls/pollDraft.ts';
import { type PollItem, useSendPoll } from '../polls/useSendPoll.ts';
import { PollFrame } from './PollFrame.tsx';
import { type PollNotice, PollPlay } from './PollPlay.tsx';
import { PollStanding } from './PollStanding.tsx';
import { buildOwnCasesQuery, findReporterBlock } from './reporterBlock.ts';

export type OpenedPollProps = {
  scan: Scan;
  code: string;
  crUid: string;
  poll: PollInfo;
  onRefresh: () => unknown;
};

/** Prefilled with this device's last answer. */
function toPlayable(poll: PollInfo, item: PollItem | undefined): PlayablePoll | undefined {
  const { questionnaire, questionnaireId } = poll;
  if (!questionnaire || questionnaireId === undefined) return undefined;
  if (!item) return { ...poll, questionnaire, questionnaireId };
  const answers = readPlayedAnswers(questionnaire, item.body.played);
  const at = new Date(item.created).toISOString();
  const answer = answers && { answers, at, complete: !item.shown.part, questionnaireId };
  return { ...poll, questionnaire, questionnaireId, ...(answer && { answer }) };
}

/** Answered in another tab, or ended. */
function findNotice(
  poll: PollInfo,
  item: PollItem | undefined,
  played: PlayablePoll,
  t: Translate,
): PollNotice | undefined {
  if (poll.state === 'closed') return { title: t('poll.closed'), text: t('poll.closed.late') };
  const isElsewhere = poll.state === 'answered' || (item && !item.shown.part && !item.refused);
  if (played.answer?.complete || !isElsewhere) return undefined;
  return { title: t('poll.twice'), text: t(poll.changeable ? 'poll.twice.text' : 'poll.twice.final') };
}

/** Questions of an open poll, else its state. Opened questions stay until sent. */
export const OpenedPoll = ({ scan, code, crUid, poll, onRefresh }: OpenedPollProps) => {
  const { t } = useTexts();
  const { cuid } = scan.cstmr;
  const { send, outbox, item } = useSendPoll({
    ...{ cuid, crUid, code, qrid: scan.qrid, title: poll.lbl ?? code },
    place: placeLine(scan.place.lbl, scan.place.descr),
  });
  const { data: cases } = useQuery(buildOwnCasesQuery(cuid));
  const block = findReporterBlock(cases);
  const [isSent, setSent] = useState(false);
  const hasDraft = () => createPollDraft(crUid, cuid, code).load() !== undefined;
  const isOpen = poll.state === 'open' || poll.state === 'answered';
  const startsPlay = poll.state === 'open' ? !item || item.shown.part === true : false;
  const [played, setPlayed] = useState(() =>
    isOpen && (startsPlay || hasDraft()) ? toPlayable(poll, undefined) : undefined,
  );
  const itemId = useRef(item?.id);
  // The worker or another tab may have sent it.
  useEffect(() => {
    if (itemId.current !== undefined && !item) onRefresh();
    itemId.current = item?.id;
    // Refused: the poll has changed.
    if (item?.refused) onRefresh();
  }, [item, onRefresh]);
  if (played && !block)
    return (
      <PollPlay
        {...{ scan, poll, played, crUid }}
        notice={isSent ? undefined : findNotice(poll, item, played, t)}
        onAnswer={async (answer) => {
          if (answer.complete) setSent(true);
          await send(answer);
          if (answer.complete) setPlayed(undefined);
        }}
      />
    );
  if (isOpen && !poll.questionnaire)
    return (
      <PollFrame
        scan={scan}
        status={undefined}
        instead={
          <ErrorState
            title={t('questionnaire.error')}
            text={t('poll.unplayable.text')}
            onRetry={() => void onRefresh()}
          />
        }
      />
    );
  return (
    <PollStanding
      {...{ scan, poll, item, outbox, block, isSent }}
      onPlay={() => {
        setSent(false);
        setPlayed(toPlayable(poll, item));
      }}
      onDiscarded={() => setSent(false)}
    />
  );
};
