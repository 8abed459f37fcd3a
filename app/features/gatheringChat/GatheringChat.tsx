import { addresses } from '@parvis/api/addresses';
import type { CaseInfo } from '@parvis/api/entities/case';
import type { GatheringInfo } from '@parvis/api/entities/gathering';
import type { TextStore } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import { Gathering, type GatheringState } from '@parvis/ui/screens/Gathering';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { getCustomerHost } from '../../lib/api/currentUser.ts';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { formatTypedText } from '../../lib/texts/formatTypedText.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalLink } from '../../shell/LegalFooter.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { ConnectionLine } from '../cases/CaseBanner.tsx';
import { CaseLine } from '../cases/CaseLine.tsx';
import { FailedActions } from '../cases/FailedActions.tsx';
import { renderAvatar } from '../cases/renderAvatar.tsx';
import { useAbuseReport } from '../cases/useAbuseReport.tsx';
import { type CaseReader, useCase } from '../cases/useCase.ts';
import { useMessageMedia } from '../cases/useMessageMedia.tsx';
import { useMessageMenu } from '../cases/useMessageMenu.tsx';
import { useReadMark } from '../cases/useReadMark.ts';
import { useReporterReply } from '../cases/useReporterReply.tsx';
import { useCaseCustomer } from '../customer/useCaseCustomer.ts';
import {
  formatGatheringDay,
  formatPeople,
  getPictureUrl,
  getReportPath,
} from '../gatherings/gatheringTexts.ts';
import { createOpenedState, isToShare } from '../gatherings/openedState.ts';
import { describeHungItems } from './describeHungItems.ts';
import { GatheringMenu } from './GatheringMenu.tsx';
import { GatheringPeople } from './GatheringPeople.tsx';
import { LazyShare } from './LazyShare.tsx';
import { LeaveGatheringDialog } from './LeaveGatheringDialog.tsx';
import { omitHidden, useHiddenMembers } from './useHiddenMembers.tsx';
import { usePollCards } from './usePollCards.tsx';

const Intro = styled('span', {
  display: 'block',
  paddingBlockEnd: '$2',
  fontSize: '$sm',
  whiteSpace: 'pre-line',
});

const FACES = 5;

function getState(gathering: GatheringInfo, info: CaseInfo | undefined): GatheringState | undefined {
  if (!info) return undefined;
  if (gathering.silenced && gathering.state === 'open') return 'silenced';
  if (!info.can.includes('send')) return 'closed';
  return gathering.premoderated ? 'moderated' : 'joined';
}

/** Why writing is closed. */
function formatClosed(gathering: GatheringInfo, info: CaseInfo | undefined, texts: TextStore): string {
  const { t } = texts;
  if (info?.participants.some(({ me, crBlocked }) => me && crBlocked)) return t('gatherings.blocked');
  return gathering.state === 'notYet' && gathering.beginsAt
    ? t('gatherings.notYet', { date: formatGatheringDay(gathering.beginsAt, texts) })
    : t('gatherings.closed');
}

const listFaces = (info: CaseInfo | undefined) =>
  (info?.participants ?? [])
    .filter(({ active }) => active)
    .slice(0, FACES)
    .map(({ crUid, staff, initials }) => ({ key: `${crUid}${staff}`, initials }));

export type GatheringChatProps = {
  gathering: GatheringInfo;
  /** A code of its place, or of the scanned customer. */
  qrid: string | undefined;
  crUid: string;
};

/** Reuses the parts of a case's conversation. */
export const GatheringChat = ({ gathering, qrid, crUid }: GatheringChatProps) => {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<'leave' | 'people' | 'share' | undefined>(
    isToShare(history.state) ? 'share' : undefined,
  );
  const { cuid, gthrId: csid } = gathering;
  const closeShare = () => {
    setAsked(undefined);
    // A reload does not show it again.
    if (isToShare(history.state)) history.replaceState(createOpenedState(false), '');
  };
  const live = useLive(getCustomerHost(cuid) + addresses.contributorLive.template);
  const reader: CaseReader = { cuid, csid, crUid };
  const found = useCase('mobile', reader);
  const { outbox, info, messages, view, older } = found;
  const customer = useCaseCustomer(cuid);
  useReadMark('mobile', cuid, csid, messages?.at(-1)?.msgId ?? 0, info?.readByMe);
  useDocumentTitle(gathering.title, gathering.cstmrLbl);
  const state = getState(gathering, info);
  const scope = { side: 'mobile', cuid, csid } as const;
  const letters = customer?.messageLetters === 'all' ? 'all' : undefined;
  const renderQuestion = usePollCards(reader, found, letters);
  const hung = describeHungItems(gathering, qrid, texts);
  const renderMedia = useMessageMedia(
    { ...scope, isReadOnly: state !== 'joined' && state !== 'moderated' },
    view.behind,
    outbox,
  );
  const abuse = useAbuseReport(reader, info);
  const members = useHiddenMembers(gathering, info?.participants);
  const addActions = useCallback(
    (message: CaseMessage) => [...members.addActions(message), ...abuse.addActions(message)],
    [members.addActions, abuse.addActions],
  );
  const menu = useMessageMenu(scope, view.behind, addActions);
  const items = useMemo(() => omitHidden(view, gathering.hidden ?? []), [view, gathering.hidden]);
  const reply = useReporterReply(reader, { outbox, info }, letters);
  const { pinned } = gathering;
  return (
    <>
      <Gathering
        texts={{
          conversation: t('gatherings.log'),
          placeholder: t(reply.isToStaff ? 'gatherings.placeholder.staff' : 'gatherings.placeholder'),
          join: t('gatherings.join.go'),
          joinHint: '',
          leave: t('gatherings.leave'),
          moderated: t('gatherings.moderated'),
          silenced: t('gatherings.silenced'),
          closed: formatClosed(gathering, info, texts),
        }}
        title={gathering.title}
        pictureSrc={getPictureUrl('mobile', gathering, 'small')}
        place={gathering.placeLbl ?? gathering.cstmrLbl}
        onBack={() => navigate('/m/home')}
        headerActions={
          <GatheringMenu
            info={gathering}
            onPeople={() => setAsked('people')}
            onReport={
              state === 'joined' && qrid !== undefined ? () => navigate(getReportPath(qrid, csid)) : undefined
            }
            onShare={() => setAsked('share')}
            onAbuse={abuse.start}
          />
        }
        state={state}
        strip={{
          count: formatPeople(gathering, texts),
          people: listFaces(info),
          ...hung,
          onHung: ({ href }) => href !== undefined && navigate(href),
        }}
        onJoin={() => {}}
        onLeave={() => setAsked('leave')}
        banner={
          <>
            <ConnectionLine live={live} />
            {pinned?.msgTxt && (
              <CaseLine>
                <span>
                  <b>{t('gatherings.pinned')}</b> {formatTypedText(pinned.msgTxt, texts.locale())}
                </span>
              </CaseLine>
            )}
          </>
        }
        items={messages || items.length > 0 ? items : undefined}
        older={older}
        renderQuestion={renderQuestion}
        renderMedia={renderMedia}
        renderAvatar={renderAvatar}
        renderMenu={menu.renderMenu}
        renderActions={(item) => (
          <FailedActions
            item={view.behind.get(item.id)?.waiting}
            outbox={outbox}
            onGone={() => navigate('/m/home')}
          />
        )}
        notice={
          <>
            {gathering.intro && <Intro dir="auto">{gathering.intro}</Intro>}
            {t('gatherings.erase', { date: formatGatheringDay(gathering.eraseOn, texts) })}
          </>
        }
        footer={<LegalLink cuid={cuid} />}
        composer={reply.field}
      />
      {reply.photos.sheet}
      {menu.toast}
      {abuse.dialog}
      {asked === 'leave' && (
        <LeaveGatheringDialog cuid={cuid} gthrId={csid} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'share' && <LazyShare gathering={gathering} onClose={closeShare} />}
      {members.toast}
      {asked === 'people' && info && (
        <GatheringPeople
          info={info}
          intro={gathering.intro}
          hidden={members.hidden}
          onHide={(crUid, isHidden) => void members.set(crUid, isHidden)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
};
