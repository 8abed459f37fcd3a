import { Chat } from '@parvis/ui/screens/Chat';
import { StaffBoard } from '@parvis/ui/screens/StaffBoard';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { LiveStatus } from '../data/live/liveStream.ts';
import { LegalFooter } from '../shell/LegalFooter.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { besideOpen } from './deskKeys.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { StaffCase } from './StaffCase.tsx';
import { StaffCaseDetails } from './StaffCaseDetails.tsx';
import { useDeskKeys } from './useDeskKeys.ts';
import { type DeskOf, useDeskNav } from './useDeskNav.tsx';
import { useDeskTitle } from './useDeskTitle.ts';
import { useStaffList } from './useStaffList.tsx';

export type StaffDeskProps = DeskOf & {
  crUid: string;
  csid: string | undefined;
  live: LiveStatus;
  onOpen: (csid: string) => void;
};

/** The cases of a customer: list, conversation and details. */
export const StaffDesk = ({ crUid, csid, live, onOpen, ...desk }: StaffDeskProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { role, config } = desk;
  const { cuid } = role;
  const [detailsOpen, setDetailsOpen] = useState(false);
  const [keysOpen, setKeysOpen] = useState(false);
  const list = useStaffList(cuid, csid, live);
  useDeskTitle(cuid, csid, list.unread, role.cstmrLbl);
  const nav = useDeskNav(desk, 'cases', list.unread);
  const go = (step: 1 | -1) => {
    const to = besideOpen(list.csids, csid, step);
    if (to === undefined) return;
    // Whoever goes on by a key reads on at the case that comes, wherever the focus was.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onOpen(to);
  };
  useDeskKeys({ j: () => go(1), k: () => go(-1), '?': () => setKeysOpen(true) });
  return (
    <>
      <StaffBoard
        texts={{
          chooseCase: t('staff.choose'),
          details: t('staff.details'),
          skipToList: t('staff.skip.list'),
          skipToCase: t('staff.skip.case'),
        }}
        nav={nav}
        list={{ ...list.props, footer: <LegalFooter customer={config?.cstmr ?? { cuid }} /> }}
        chat={
          csid && (
            <Suspense
              fallback={
                <Chat embedded texts={{ conversation: t('staff.case.log') }} title="" items={undefined} />
              }
            >
              <StaffCase
                key={csid}
                {...{ cuid, csid, crUid, live, detailsOpen }}
                onBack={() => navigate(`/staff/${cuid}`)}
                onDetails={setDetailsOpen}
              />
            </Suspense>
          )
        }
        details={csid && <StaffCaseDetails key={csid} cuid={cuid} csid={csid} live={live} />}
      />
      {keysOpen && <KeysDialog onClose={() => setKeysOpen(false)} />}
    </>
  );
};
