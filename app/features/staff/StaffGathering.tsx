import type { Participant } from '@parvis/api/entities/case';
import type { StaffGathering as Gathering } from '@parvis/api/entities/gathering';
import { copyText } from '@parvis/ui/copyText';
import { Toast } from '@parvis/ui/parts/Toast';
import { StaffBoard } from '@parvis/ui/screens/StaffBoard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { getBoardCountsQuery } from '../../lib/api/boardQuery.ts';
import { getCaseQuery } from '../../lib/api/caseQueries.ts';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalLink } from '../../shell/LegalFooter.tsx';
import { Panel } from '../../shell/Panel.tsx';
import { formatTitle, useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { withCount } from '../notifications/news/withCount.ts';
import { DeskToasts } from './DeskToasts.tsx';
import { getPageUrl } from './deskPages.ts';
import { GatheringDetails } from './GatheringDetails.tsx';
import { GatheringPane } from './GatheringPane.tsx';
import { ChangeGatheringDialog } from './gatherings/ChangeGatheringDialog.tsx';
import { GatheringDeskMenu, type GatheringPrompt } from './gatherings/GatheringDeskMenu.tsx';
import { GatheringStepDialog } from './gatherings/GatheringStepDialog.tsx';
import { LeaveGatheringAsStaff } from './gatherings/LeaveGatheringAsStaff.tsx';
import { buildStaffGatheringQuery, getPublicUrl } from './gatherings/staffGatherings.ts';
import { useGatheringList } from './gatherings/useGatheringList.tsx';
import { isManager } from './polls/isManager.ts';
import { type DeskProps, useDeskNav } from './useDeskNav.tsx';
import { useHasDetailsPane } from './useHasDetailsPane.ts';

type PromptDialogProps = {
  prompt: Exclude<GatheringPrompt, 'people'>;
  gathering: Gathering;
  onClose: () => void;
};

const PromptDialog = ({ prompt, gathering, onClose }: PromptDialogProps) => {
  const { cuid, gthrId } = gathering;
  if (prompt === 'change') return <ChangeGatheringDialog gathering={gathering} onClose={onClose} />;
  if (prompt === 'leave') return <LeaveGatheringAsStaff {...{ cuid, gthrId, onClose }} />;
  return <GatheringStepDialog gathering={gathering} step={prompt} onClose={onClose} />;
};

export type StaffGatheringProps = DeskProps & {
  crUid: string;
  gthrId: string;
  live: LiveStatus;
};

/** `/staff/{cuid}/{gthrId}`: a discussion beside the others. */
export const StaffGathering = ({ crUid, gthrId, live, ...desk }: StaffGatheringProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { role } = desk;
  const { cuid } = role;
  const { data } = useQuery(buildStaffGatheringQuery(cuid, gthrId));
  const info = useQuery(getCaseQuery('town', cuid, gthrId)).data ?? undefined;
  const unread = useQuery(getBoardCountsQuery(cuid)).data?.waiting ?? 0;
  const nav = useDeskNav(desk, 'gatherings', unread);
  const hasDetails = useHasDetailsPane();
  const [prompt, setPrompt] = useState<GatheringPrompt>();
  const [answered, setAnswered] = useState<Participant>();
  const [isCopied, setCopied] = useState(false);
  const list = useGatheringList(cuid, gthrId, (id) => navigate(`/staff/${cuid}/${id}`));
  useDocumentTitle(withCount(formatTitle(data?.title ?? t('gatherings.desk.title'), role.cstmrLbl), unread));
  const close = () => setPrompt(undefined);
  const answer = (person: Participant | undefined) => {
    setAnswered(person);
    close();
  };
  return (
    <>
      <StaffBoard
        texts={{
          details: t('gatherings.desk.details'),
          skipToList: t('gatherings.desk.skip.list'),
          skipToCase: t('gatherings.desk.skip.chat'),
        }}
        nav={nav}
        list={{ ...list, footer: <LegalLink cuid={cuid} /> }}
        chat={
          <GatheringPane
            key={gthrId}
            {...{ cuid, crUid, live, answered, csid: gthrId }}
            gathering={data ?? undefined}
            moderates={role.moderate === true}
            headerActions={
              data && (
                <GatheringDeskMenu
                  {...{ gathering: data, hasDetails }}
                  mayExport={isManager(role)}
                  onAsk={setPrompt}
                  onCopy={() => void copyText(getPublicUrl(cuid, gthrId)).then(setCopied)}
                />
              )
            }
            onAnswer={answer}
            onBack={() => navigate(getPageUrl('gatherings', cuid))}
          />
        }
        details={<GatheringDetails gathering={data} info={info} onAnswer={answer} />}
      />
      {data && prompt === 'people' && (
        <Panel open title={t('gatherings.desk.people')} onClose={close}>
          <GatheringDetails hideTitle gathering={data} info={info} onAnswer={answer} />
        </Panel>
      )}
      {data && prompt && prompt !== 'people' && (
        <PromptDialog gathering={data} prompt={prompt} onClose={close} />
      )}
      <DeskToasts open>
        {isCopied && (
          <Toast tone="done" onClose={() => setCopied(false)}>
            {t('gatherings.desk.copied')}
          </Toast>
        )}
      </DeskToasts>
    </>
  );
};
