import type { Scan } from '@parvis/api/entities/customer';
import type { PollInfo } from '@parvis/api/entities/poll';
import type { TextStore } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import type { PollStatus } from '@parvis/ui/screens/Poll';
import { useEffect, useRef } from 'react';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { shouldAutoRetry } from '../../lib/outbox/refusedItems.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { buildContactAddress } from '../../shell/contactAddress.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { UnsentItemButtons } from '../cases/FailedActions.tsx';
import { describeSendFailure } from '../cases/sendFailure.ts';
import { describeNone, describePoll } from '../polls/describePoll.ts';
import { formatPollAnswers } from '../polls/ownAnswer.ts';
import { markPollAnswered } from '../polls/pollMarks.ts';
import { buildPollPlots } from '../polls/pollPlots.ts';
import type { PollItem } from '../polls/useSendPoll.ts';
import { PollFrame } from './PollFrame.tsx';
import type { ReporterBlock } from './reporterBlock.ts';

export type PollStandingProps = {
  scan: Scan;
  poll: PollInfo;
  item: PollItem | undefined;
  outbox: Outbox;
  block: ReporterBlock | undefined;
  /** Sent on this page. */
  isSent: boolean;
  onPlay?: (() => void) | undefined;
  onDiscarded?: (() => void) | undefined;
};

const haveQuestionsChanged = ({ refusedAt }: PollItem): boolean => refusedAt === 'body.questionnaireId';

/** The server could not replay the answers. */
const isPlayedAgain = ({ refused }: PollItem): boolean => refused === 'badRequest';

function describeItem(item: PollItem, { t }: TextStore): PollStatus {
  if (!item.refused)
    return {
      kind: 'waiting',
      title: t(navigator.onLine && !item.tries ? 'poll.sending' : 'poll.waiting'),
      text: t(item.unkept ? 'poll.waiting.unkept' : 'poll.waiting.text'),
    };
  return {
    kind: 'refused',
    title: t('poll.refused'),
    text: haveQuestionsChanged(item) ? t('poll.refused.questions') : describeSendFailure(item, t),
  };
}

function describeStatus(
  { scan, poll, item, block, isSent }: PollStandingProps,
  texts: TextStore,
): PollStatus {
  const { t } = texts;
  if (item) return describeItem(item, texts);
  if (block && poll.state === 'open')
    return {
      kind: 'refused',
      title: t('poll.blocked'),
      text: t('poll.blocked.text', { cstmr: scan.cstmr.cstmrLbl }),
    };
  if (scan.fake && isSent) return { kind: 'answered', title: t('poll.tried'), text: t('poll.tried.text') };
  return describePoll(poll, texts);
}

const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

const RefusedActions = ({
  item,
  outbox,
  onDiscarded,
}: Pick<PollStandingProps, 'outbox' | 'onDiscarded'> & { item: PollItem }) => {
  const { t } = useTexts();
  const forget = () => {
    markPollAnswered(item.crUid, item.cuid, item.body.poll, false);
    onDiscarded?.();
  };
  const isRetried = !shouldAutoRetry(item) && item.refused !== 'alreadyAnswered' && !isPlayedAgain(item);
  return (
    <Row>
      {isRetried && (
        <Button variant="quiet" size="small" onClick={() => void outbox.retry(item.id)}>
          {t('chat.failed.retry')}
        </Button>
      )}
      <UnsentItemButtons item={item} outbox={outbox} onGone={forget} />
    </Row>
  );
};

/** Undefined if there is nothing to answer. */
function getPlayLabel({ poll, item, block, isSent, scan }: PollStandingProps, { t }: TextStore) {
  const isOpen = poll.state === 'open' || poll.state === 'answered';
  if (!isOpen || !poll.questionnaire || block) return undefined;
  if (item?.refused) return isPlayedAgain(item) ? t('poll.again') : undefined;
  if (scan.fake && isSent) return t('poll.tried.again');
  if (poll.state === 'open' && !item) return t('poll.start');
  return poll.changeable ? t('poll.change') : undefined;
}

function useResults({ poll, item }: PollStandingProps) {
  const texts = useTexts();
  const { results, questionnaire, answer } = poll;
  if (!results || item) return { results: undefined, none: undefined };
  return {
    results: buildPollPlots(results, questionnaire, answer?.answers ?? {}, texts),
    none: describeNone(poll.state, results.many, texts),
  };
}

/** The person's answer, actions and results. */
export const PollStanding = (props: PollStandingProps) => {
  const { scan, poll, item, outbox, block, isSent, onPlay, onDiscarded } = props;
  const texts = useTexts();
  const { t } = texts;
  const { qrid, cstmr } = scan;
  const title = poll.lbl ?? poll.code;
  const status = describeStatus(props, texts);
  useDocumentTitle(title, cstmr.cstmrLbl);
  const statusRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) statusRef.current?.focus();
  }, [isSent]);
  const label = getPlayLabel(props, texts);
  const own = poll.answer && poll.questionnaire;
  return (
    <PollFrame
      {...{ scan, title, status, statusRef, ...useResults(props) }}
      answers={
        item?.shown.lines ??
        (own && poll.answer ? formatPollAnswers(own, poll.answer.answers, texts) : undefined)
      }
      actions={
        <>
          {item?.refused && <RefusedActions {...{ item, outbox, onDiscarded }} />}
          {label && (
            <Button
              block
              variant={poll.state === 'open' || item?.refused ? 'solid' : 'quiet'}
              onClick={onPlay}
            >
              {label}
            </Button>
          )}
          {status.kind === 'refused' && block && (
            <ButtonLink block variant="quiet" href={buildContactAddress(cstmr.cuid, block.caseNbr)}>
              {t('poll.blocked.contact')}
            </ButtonLink>
          )}
          <ButtonLink block variant="quiet" href={`/q/${qrid}`}>
            {t('poll.menu')}
          </ButtonLink>
        </>
      }
    />
  );
};
