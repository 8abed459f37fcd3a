import type { CaseInfo, Participant } from '@parvis/api/entities/case';
import type { StaffGathering } from '@parvis/api/entities/gathering';
import type { TextStore } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Toast } from '@parvis/ui/parts/Toast';
import type { ChatMessage } from '@parvis/ui/screens/Chat';
import { Gathering, type GatheringState } from '@parvis/ui/screens/Gathering';
import { type ReactNode, useCallback, useState } from 'react';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { formatTypedText } from '../../lib/texts/formatTypedText.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalLink } from '../../shell/LegalFooter.tsx';
import { ConnectionLine } from '../cases/CaseBanner.tsx';
import { CaseLine } from '../cases/CaseLine.tsx';
import { FailedActions } from '../cases/FailedActions.tsx';
import { renderAvatar } from '../cases/renderAvatar.tsx';
import { type CaseReader, useCase } from '../cases/useCase.ts';
import { useMessageMedia } from '../cases/useMessageMedia.tsx';
import { useMessageMenu } from '../cases/useMessageMenu.tsx';
import { useReadMark } from '../cases/useReadMark.ts';
import {
  formatGatheringDay,
  formatPeople,
  formatPeriod,
  getPictureUrl,
} from '../gatherings/gatheringTexts.ts';
import { DeskToasts } from './DeskToasts.tsx';
import { RefuseMessageDialog } from './gatherings/RefuseMessageDialog.tsx';
import { stepGathering } from './gatherings/staffGatherings.ts';
import { useGatheringActions } from './gatherings/useGatheringActions.ts';
import { SentPoll } from './SentPoll.tsx';
import { useModeration } from './useModeration.tsx';
import { useStaffReply } from './useStaffReply.tsx';

const PhoneOnly = styled('div', { '@desk': { display: 'none' } });

const FACES = 5;

const listFaces = (info: CaseInfo | undefined) =>
  (info?.participants ?? [])
    .filter(({ active }) => active)
    .slice(0, FACES)
    .map(({ crUid, staff, initials }) => ({ key: `${crUid}${staff}`, initials }));

function formatClosed({ state, beginsAt }: StaffGathering, texts: TextStore): string {
  if (state === 'notYet' && beginsAt)
    return texts.t('gatherings.desk.notYetNote', { date: formatGatheringDay(beginsAt, texts) });
  return texts.t('gatherings.desk.closedNote');
}

const Banner = ({ gathering, live }: { gathering: StaffGathering; live: LiveStatus }) => {
  const texts = useTexts();
  const { pinned, waiting } = gathering;
  return (
    <>
      <ConnectionLine live={live} />
      {waiting !== undefined && (
        <CaseLine role="status">
          <b>{texts.t('gatherings.desk.waiting', { count: waiting })}</b>
        </CaseLine>
      )}
      {pinned?.msgTxt && (
        <CaseLine>
          <span>
            <b>{texts.t('gatherings.pinned')}</b> {formatTypedText(pinned.msgTxt, texts.locale())}
          </span>
        </CaseLine>
      )}
    </>
  );
};

/** For a message awaiting approval. */
const ApprovalButtons = ({
  onPublish,
  onRefuse,
}: {
  onPublish: () => Promise<void>;
  onRefuse: () => void;
}) => {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Button
        size="small"
        loading={busy}
        onClick={() => {
          setBusy(true);
          void onPublish().finally(() => setBusy(false));
        }}
      >
        {t('gatherings.desk.publish')}
      </Button>
      <Button size="small" variant="quiet" onClick={onRefuse}>
        {t('gatherings.desk.refuse')}
      </Button>
    </>
  );
};

export type GatheringPaneProps = CaseReader & {
  live: LiveStatus;
  gathering: StaffGathering | undefined;
  moderates: boolean;
  headerActions: ReactNode;
  /** Sole recipient. */
  answered: Participant | undefined;
  onAnswer: (person: Participant | undefined) => void;
  onBack: () => void;
};

export const GatheringPane = ({
  live,
  gathering,
  moderates,
  headerActions,
  answered,
  onAnswer,
  onBack,
  ...reader
}: GatheringPaneProps) => {
  const { cuid, csid } = reader;
  const texts = useTexts();
  const { t } = texts;
  const { outbox, info, messages, view, older, missing, failed, retry } = useCase('town', reader);
  useReadMark('town', cuid, csid, messages?.at(-1)?.msgId ?? 0, info && (info.readByMe ?? 0));
  const person = answered && { ...answered, onEnd: () => onAnswer(undefined) };
  const reply = useStaffReply(reader, outbox, info, person);
  const { behind } = view;
  const renderMedia = useMessageMedia({ side: 'town', cuid, csid }, behind, outbox);
  const moderation = useModeration(reader, moderates);
  const [hasFailed, setFailed] = useState(false);
  const tellFailure = useCallback(() => setFailed(true), []);
  const addGatheringActions = useGatheringActions(reader, info, { onAnswer, onFailed: tellFailure });
  const addActions = useCallback(
    (message: CaseMessage) => [...addGatheringActions(message), ...moderation.addActions(message)],
    [addGatheringActions, moderation.addActions],
  );
  const menu = useMessageMenu({ side: 'town', cuid, csid }, behind, addActions);
  const [refused, setRefused] = useState<number>();
  const renderActions = useCallback(
    (item: ChatMessage) => {
      const content = behind.get(item.id);
      const message = content?.message;
      if (!message?.awaits || message.flags) return <FailedActions item={content?.waiting} outbox={outbox} />;
      return (
        <ApprovalButtons
          onPublish={() =>
            stepGathering(cuid, csid, { step: 'publish', msgId: message.msgId }).catch(tellFailure)
          }
          onRefuse={() => setRefused(message.msgId)}
        />
      );
    },
    [behind, outbox, cuid, csid, tellFailure],
  );
  const renderQuestion = useCallback(
    (item: ChatMessage) => {
      const poll = behind.get(item.id)?.message?.poll;
      return poll ? <SentPoll cuid={cuid} sent={poll} /> : null;
    },
    [behind, cuid],
  );
  const canSend = info?.can.includes('send') === true;
  const state: GatheringState | undefined = info && gathering && (canSend ? 'joined' : 'closed');
  return (
    <>
      <Gathering
        embedded
        menuOnly
        texts={{
          conversation: t('gatherings.log'),
          placeholder: t('gatherings.placeholder'),
          keysHint: t('staff.reply.keys'),
          ...{ join: '', joinHint: '', leave: '', moderated: '', silenced: '' },
          closed: gathering ? formatClosed(gathering, texts) : '',
        }}
        title={gathering?.title ?? (missing || failed ? t('gatherings.desk.unknown') : '')}
        place={
          gathering
            ? [gathering.placeLbl ?? gathering.cstmrLbl, formatPeriod(gathering, texts)].join(' · ')
            : ''
        }
        pictureSrc={gathering && getPictureUrl('town', gathering, 'small')}
        onBack={onBack}
        headerActions={headerActions}
        state={state}
        strip={{
          count: gathering ? formatPeople(gathering, texts) : '',
          people: listFaces(info),
          ...{ hungSummary: '', hung: [], onHung: () => {} },
        }}
        onJoin={() => {}}
        banner={gathering && <Banner gathering={gathering} live={live} />}
        items={messages && info ? view.items : undefined}
        instead={
          missing ? (
            <EmptyState title={t('gatherings.desk.unknown')} text={t('gatherings.desk.unknown.text')} />
          ) : failed ? (
            <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={retry} />
          ) : undefined
        }
        older={older}
        renderQuestion={renderQuestion}
        renderMedia={renderMedia}
        renderAvatar={renderAvatar}
        renderMenu={menu.renderMenu}
        renderActions={renderActions}
        notice={gathering && t('gatherings.erase', { date: formatGatheringDay(gathering.eraseOn, texts) })}
        footer={
          <PhoneOnly>
            <LegalLink cuid={cuid} />
          </PhoneOnly>
        }
        composer={{ ...reply.field, label: t('gatherings.placeholder') }}
      />
      {reply.dialogs}
      {menu.toast}
      {moderation.overlays}
      <DeskToasts open>
        {hasFailed && (
          <Toast tone="problem" onClose={() => setFailed(false)}>
            {t('gatherings.desk.step.failed')}
          </Toast>
        )}
      </DeskToasts>
      {refused !== undefined && (
        <RefuseMessageDialog
          {...{ cuid, gthrId: csid, msgId: refused }}
          onClose={() => setRefused(undefined)}
        />
      )}
    </>
  );
};
