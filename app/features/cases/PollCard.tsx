import type { CaseInfo } from '@parvis/api/entities/case';
import type { Message } from '@parvis/api/entities/message';
import type { PollInfo } from '@parvis/api/entities/poll';
import type { TextStore, Translate } from '@parvis/locales/translate';
import type { MessageLetters } from '@parvis/questionnaire/model/values/validate';
import { styled } from '@parvis/theme/css/stitches';
import { BubbleAnswers } from '@parvis/ui/parts/BubbleAnswers';
import { BubblePoll } from '@parvis/ui/parts/BubblePoll';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { describePoll } from '../polls/describePoll.ts';
import { formatPlayedAnswers, formatPollAnswers, readPlayedAnswers } from '../polls/ownAnswer.ts';
import { type PollAnswer, PollPlayer } from '../polls/PollPlayer.tsx';
import { countOptions, findChosenOption, playOption, readSingleChoice } from '../polls/singleChoice.ts';
import { usePoll } from '../polls/usePoll.ts';
import { type PollItem, useSendPoll } from '../polls/useSendPoll.ts';
import { CardBox } from './CardBox.tsx';
import { UnsentItemButtons } from './FailedActions.tsx';
import { describeSendFailure } from './sendFailure.ts';
import type { CaseReader } from './useCase.ts';

const Card = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  justifyItems: 'start',
  minInlineSize: 0,
  outline: 'none',
});
const Note = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug', overflowWrap: 'anywhere' });
const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

export type PollCardProps = CaseReader & {
  sent: NonNullable<Message['poll']>;
  info: Pick<CaseInfo, 'qrid' | 'cstmrLbl' | 'placeLbl'> | undefined;
  letters: MessageLetters | undefined;
  /** False if the server refuses their answers. */
  mayAnswer: boolean;
};

type OpenedProps = PollCardProps & { poll: PollInfo; onRefresh: () => unknown };

function describeItem(item: PollItem, t: Translate): string {
  if (item.refused) return `${t('poll.refused')}. ${describeSendFailure(item, t) ?? ''}`;
  return t(navigator.onLine && !item.tries ? 'poll.sending' : 'poll.waiting');
}

/** One line; undefined while the poll awaits an answer. */
function formatStanding(poll: PollInfo, texts: TextStore): string | undefined {
  if (poll.state === 'open') return undefined;
  const { title, text } = describePoll(poll, texts);
  return [title, text].filter(Boolean).join('. ');
}

/** This device's pending answer, else the server's. */
function useOwnAnswer({ poll: { answer, questionnaire } }: OpenedProps, item: PollItem | undefined) {
  return useMemo(
    () => (item && questionnaire ? readPlayedAnswers(questionnaire, item.body.played) : answer?.answers),
    [item, questionnaire, answer],
  );
}

/** Buttons for one choice, else questions on demand. */
const OpenedPoll = (props: OpenedProps) => {
  const { cuid, crUid, sent, info, poll, mayAnswer, onRefresh } = props;
  const texts = useTexts();
  const { t } = texts;
  const { questionnaire, questionnaireId, state } = poll;
  const { send, outbox, item } = useSendPoll({
    ...{ cuid, crUid, code: sent.code, qrid: info?.qrid, title: poll.lbl ?? sent.lbl },
    place: info?.placeLbl,
  });
  const [isPlaying, setPlaying] = useState(false);
  const [begun] = useState(() => new Date().toISOString());
  const card = useRef<HTMLDivElement>(null);
  const itemId = useRef(item?.id);
  // The worker or another tab may have sent it.
  useEffect(() => {
    if (itemId.current !== undefined && !item) onRefresh();
    itemId.current = item?.id;
  }, [item, onRefresh]);
  const own = useOwnAnswer(props, item);
  const isOpen = state === 'open' || state === 'answered';
  const choice = questionnaire && readSingleChoice(questionnaire, texts);
  const mine = choice && findChosenOption(choice, own);
  const isAnswered = state === 'answered' || (item !== undefined && !item.shown.part);
  const mayPlay = mayAnswer && isOpen && questionnaire !== undefined && questionnaireId !== undefined;
  const mayChange = mayPlay && isAnswered && poll.changeable === true && !item?.refused;
  const isAsking = mayPlay && (isPlaying || !isAnswered);
  const answer = async (given: PollAnswer) => {
    await send(given);
    if (!given.complete) return;
    setPlaying(false);
    card.current?.focus();
  };
  const choose = (option: string) => {
    if (!questionnaire || questionnaireId === undefined) return;
    const played = playOption(option);
    void answer({
      ...{ id: createId(), questionnaireId, begun, played, complete: true },
      lines: formatPlayedAnswers(questionnaire, played, texts),
    });
  };
  const lines =
    item?.shown.lines ?? (questionnaire && own ? formatPollAnswers(questionnaire, own, texts) : []);
  const standing = item ? describeItem(item, t) : formatStanding(poll, texts);
  return (
    <Card ref={card} tabIndex={-1}>
      {choice && (
        <BubblePoll
          question={choice.question ?? poll.lbl ?? sent.lbl}
          options={isAsking ? choice.options : countOptions(choice, item ? undefined : poll.results)}
          mine={isAsking ? undefined : mine}
          closed={state === 'closed'}
          onChoose={isAsking ? choose : undefined}
        />
      )}
      {!choice && isAsking && isPlaying && (
        <CardBox>
          <PollPlayer
            poll={{ ...poll, questionnaire, questionnaireId }}
            {...{ cuid, crUid }}
            onAnswer={answer}
            onLeave={() => setPlaying(false)}
          />
        </CardBox>
      )}
      {!choice && !isPlaying && lines.length > 0 && (
        <BubbleAnswers answers={lines.map(({ label, value }) => ({ label, text: value }))} />
      )}
      {isAsking && !(isPlaying && !choice) && (
        <Note>{poll.anonymous ? t('poll.anonymous') : t('poll.named', { cstmr: info?.cstmrLbl ?? '' })}</Note>
      )}
      <Note role="status">{!isAsking && standing}</Note>
      <Row>
        {!choice && isAsking && !isPlaying && (
          <Button size="small" onClick={() => setPlaying(true)}>
            {t('poll.start')}
          </Button>
        )}
        {mayChange && !isPlaying && (
          <Button variant="quiet" size="small" onClick={() => setPlaying(true)}>
            {t('poll.change')}
          </Button>
        )}
        {item?.refused && <UnsentItemButtons item={item} outbox={outbox} />}
        {info?.qrid !== undefined && !isPlaying && (
          <ButtonLink
            variant="quiet"
            size="small"
            render={<Link href={`/q/${info.qrid}/poll/${sent.code}`} />}
          >
            {t('poll.page')}
          </ButtonLink>
        )}
      </Row>
    </Card>
  );
};

/** A poll sent into a case: answered here or on its page. */
export const PollCard = (props: PollCardProps) => {
  const { cuid, crUid, sent, letters } = props;
  const { t } = useTexts();
  const { poll, isMissing, hasFailed, refetch } = usePoll(
    { cuid, code: sent.code, crUid },
    letters === 'all' ? 'all' : undefined,
  );
  if (poll) return <OpenedPoll {...props} poll={poll} onRefresh={refetch} />;
  if (isMissing) return <Note>{t('poll.withdrawn')}</Note>;
  if (!hasFailed) return <Note role="status">{t('poll.loading')}</Note>;
  return (
    <Card>
      <Note role="alert">{t('poll.failed')}</Note>
      <Button variant="quiet" size="small" onClick={() => void refetch()}>
        {t('load.retry')}
      </Button>
    </Card>
  );
};
