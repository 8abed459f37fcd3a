import { Chat } from '@parvis/ui/screens/Chat';
import { StaffBoard, type StaffBoardProps } from '@parvis/ui/screens/StaffBoard';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { getCaseQuery } from '../../lib/api/caseQueries.ts';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { createLazyPage } from '../../shell/createLazyPage.tsx';
import { focusHeading } from '../../shell/focusHeading.ts';
import { LegalLink } from '../../shell/LegalFooter.tsx';
import { formatTitle, useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { getCaseTitle } from '../cases/caseTexts.ts';
import { setBadge } from '../notifications/badge.ts';
import { withCount } from '../notifications/news/withCount.ts';
import { buildBoardUrl, formatBoardView } from './board/boardAddress.ts';
import { BulkTools } from './board/bulk/BulkTools.tsx';
import { DayOverview } from './board/DayOverview.tsx';
import { type Desk, DeskContext } from './commands/desk.ts';
import { findNeighbour } from './commands/findNeighbour.ts';
import { KeysDialog } from './commands/KeysDialog.tsx';
import { useCommandKeys } from './commands/useCommandKeys.ts';
import { getPageUrl } from './deskPages.ts';
import { FinishedView } from './FinishedView.tsx';
import { StaffCase } from './StaffCase.tsx';
import { StaffCaseDetails } from './StaffCaseDetails.tsx';
import { EndedToast } from './StepToasts.tsx';
import { type DeskProps, useDeskNav } from './useDeskNav.tsx';
import { useSelectedCases } from './useSelectedCases.tsx';
import { useBoardList } from './useStaffList.tsx';

const DeskPalette = createLazyPage(
  async () => (await import('./commands/DeskPalette.tsx')).DeskPalette,
  'staff',
  'chat',
  'home',
  'flows',
  'follow',
);

/** "(2) Toilettes n° 4F7K – Belleroche". */
function useDeskTitle(cuid: string, csid: string | undefined, unread: number, customer: string): void {
  const { t } = useTexts();
  const { data } = useQuery({ ...getCaseQuery('town', cuid, csid ?? ''), enabled: csid !== undefined });
  useEffect(() => setBadge(unread), [unread]);
  const page =
    data && csid ? `${getCaseTitle(data)} ${t('case.number', { nbr: data.caseNbr })}` : t('staff.title');
  useDocumentTitle(withCount(formatTitle(page, customer), unread));
}

export type StaffDeskProps = DeskProps & {
  crUid: string;
  csid: string | undefined;
  live: LiveStatus;
  onOpen: (csid: string) => void;
};

export const StaffDesk = ({ crUid, csid, live, onOpen, ...desk }: StaffDeskProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { role } = desk;
  const { cuid } = role;
  const [detailsOpen, setDetailsOpen] = useState(false);
  const [shown, setShown] = useState<'keys' | 'palette'>();
  const list = useBoardList(cuid, csid, live, crUid);
  const bulk = useSelectedCases(list, { cuid, csid, retentionDays: desk.config?.cstmr.retentionDays });
  useDeskTitle(cuid, csid, list.unread, role.cstmrLbl);
  const nav = useDeskNav(desk, 'cases', list.unread);
  const [finished, setFinished] = useState<string>();
  const viewName = formatBoardView(list.view);
  const openNeighbour = (step: 1 | -1): boolean => {
    const to = findNeighbour(list.csids, csid, step);
    if (to === undefined) return false;
    // The focus must move to the opened case.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onOpen(to);
    return true;
  };
  const openNext = () => {
    if (openNeighbour(1)) return;
    setFinished(viewName);
    navigate(buildBoardUrl(cuid, list.view));
  };
  // Before the last row: a next one must exist.
  const { loadMore } = list;
  const isNearEnd = csid !== undefined && list.csids.indexOf(csid) >= list.csids.length - 2;
  useEffect(() => {
    if (isNearEnd) loadMore?.();
  }, [isNearEnd, loadMore]);
  useEffect(() => {
    if (csid !== undefined) setFinished(undefined);
  }, [csid]);
  /** By keyboard, the focus moves into the case, like `j` and `k`. */
  const openRow: StaffBoardProps['list']['cases']['onSelect'] = (id, by) => {
    const isByKey = by === 'keyboard';
    if (isByKey && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    list.props.cases.onSelect(id, by);
    if (isByKey && id === csid) focusHeading();
  };
  const commands = useRef<Desk>({});
  commands.current = {
    ...commands.current,
    board: {
      openNeighbour: (step) => void openNeighbour(step),
      focusSearch: list.focusSearch,
      openCounter: () => navigate(getPageUrl('new', cuid)),
      showKeys: () => setShown('keys'),
      showPalette: () => setShown('palette'),
      select: bulk.select,
    },
  };
  useCommandKeys(commands);
  const close = () => setShown(undefined);
  return (
    <DeskContext value={commands}>
      <StaffBoard
        texts={{
          details: t('staff.details'),
          skipToList: t('staff.skip.list'),
          skipToCase: t('staff.skip.case'),
        }}
        nav={nav}
        list={{
          ...list.props,
          cases: { ...list.props.cases, onSelect: openRow, selection: bulk.selection },
          tools: <BulkTools picking={bulk.picking}>{list.props.tools}</BulkTools>,
          bulk: bulk.bar,
          footer: <LegalLink cuid={cuid} />,
        }}
        nothing={
          <DayOverview
            cuid={cuid}
            notice={finished === viewName && <FinishedView left={list.left} onFirst={list.openFirst} />}
          />
        }
        chat={
          csid && (
            <Suspense
              fallback={
                <Chat embedded texts={{ conversation: t('staff.case.log') }} title="" items={undefined} />
              }
            >
              <StaffCase
                moderates={role.moderate === true}
                key={csid}
                {...{ cuid, csid, crUid, live, detailsOpen }}
                onNext={openNext}
                onBack={() => navigate(buildBoardUrl(cuid, list.view))}
                onDetails={setDetailsOpen}
              />
            </Suspense>
          )
        }
        details={csid && <StaffCaseDetails key={csid} cuid={cuid} csid={csid} live={live} />}
      />
      <EndedToast {...{ cuid, csid, live }} />
      {shown === 'keys' && <KeysDialog onClose={close} />}
      {shown === 'palette' && (
        <Suspense>
          <DeskPalette
            cuid={cuid}
            nav={nav}
            desk={commands.current}
            onCase={onOpen}
            onView={(view) => navigate(buildBoardUrl(cuid, view, csid))}
            onClose={close}
          />
        </Suspense>
      )}
    </DeskContext>
  );
};
