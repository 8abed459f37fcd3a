import type { Scan } from '@parvis/api/entities/customer';
import type { PollInfo } from '@parvis/api/entities/poll';
import { placeLine } from '@parvis/locales/placeLine';
import type { TextStore } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import { CloseIcon } from '@parvis/ui/icons/CloseIcon';
import { Button } from '@parvis/ui/parts/Button';
import { PollIntro, type PollIntroProps } from '@parvis/ui/screens/Poll';
import { QuestionnairePage } from '@parvis/ui/screens/QuestionnairePage';
import { useLocation } from 'wouter';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalLink } from '../../shell/LegalFooter.tsx';
import { noteCardClass } from '../../shell/noteCard.ts';
import { useBackKey } from '../../shell/useBackKey.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { formatPollDay } from '../polls/formatPollDay.ts';
import {
  type PollPlay as Play,
  type PlayablePoll,
  type PollAnswer,
  PollPlayer,
} from '../polls/PollPlayer.tsx';

const Body = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [role=status]:empty': { display: 'none' },
});
const Note = styled('div', noteCardClass, {
  '& p': { margin: 0 },
  '& p:first-child': { fontWeight: '$bold' },
  '& p + p': { fontSize: '$sm' },
});

function listFacts(poll: PollInfo, cstmr: string, texts: TextStore): PollIntroProps['facts'] {
  const { t } = texts;
  const once = t(poll.changeable ? 'poll.changeable' : 'poll.final');
  return [
    poll.anonymous
      ? { kind: 'anonymous', text: t('poll.anonymous') }
      : { kind: 'named', text: t('poll.named', { cstmr }) },
    ...(poll.closes === undefined
      ? []
      : [{ kind: 'closes' as const, text: t('poll.closes', { date: formatPollDay(poll.closes, texts) }) }]),
    { kind: 'once', text: poll.partial ? `${t('poll.partial')} ${once}` : once },
  ];
}

export type PollNotice = { title: string; text: string };

type FrameProps = {
  scan: Scan;
  poll: PollInfo;
  play: Play;
  notice: PollNotice | undefined;
  onLeave: () => void;
};

const PlayFrame = ({ scan, poll, play, notice, onLeave }: FrameProps) => {
  const texts = useTexts();
  const { t } = texts;
  const { cstmr, place } = scan;
  const { view, back, depth, left, isFirst } = play;
  const title = poll.lbl ?? poll.code;
  useDocumentTitle(title, cstmr.cstmrLbl);
  useBackKey(depth, () => back?.());
  return (
    <QuestionnairePage
      texts={{ title }}
      subtitle={placeLine(place.lbl, place.descr)}
      onBack={back ?? onLeave}
      left={left}
      headerActions={
        <Button variant="quiet" iconOnly icon={<CloseIcon size={24} />} onClick={onLeave}>
          {t('poll.quit')}
        </Button>
      }
      footer={<LegalLink cuid={cstmr.cuid} />}
    >
      <Body>
        {isFirst && <PollIntro text={poll.intro} facts={listFacts(poll, cstmr.cstmrLbl, texts)} />}
        <div role="status">
          {notice && (
            <Note>
              <p>{notice.title}</p>
              <p>{notice.text}</p>
            </Note>
          )}
        </div>
        <div>{view}</div>
      </Body>
    </QuestionnairePage>
  );
};

export type PollPlayProps = {
  scan: Scan;
  /** Latest from the server. */
  poll: PollInfo;
  /** As of opening the questions. */
  played: PlayablePoll;
  crUid: string;
  notice: PollNotice | undefined;
  onAnswer: (answer: PollAnswer) => Promise<void>;
};

/** One question at a time; answers stay on the device. */
export const PollPlay = ({ scan, poll, played, crUid, notice, onAnswer }: PollPlayProps) => {
  const [, navigate] = useLocation();
  const { cstmr, qrid } = scan;
  const leave = () => navigate(`/q/${qrid}`);
  return (
    <PollPlayer poll={played} cuid={cstmr.cuid} crUid={crUid} onAnswer={onAnswer} onLeave={leave}>
      {(play) => <PlayFrame scan={scan} poll={poll} play={play} notice={notice} onLeave={leave} />}
    </PollPlayer>
  );
};
