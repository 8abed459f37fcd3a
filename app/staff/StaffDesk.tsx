import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { Chat } from '@parvis/ui/screens/Chat';
import { StaffBoard } from '@parvis/ui/screens/StaffBoard';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useLive } from '../data/live/useLive.ts';
import { useCustomerTheme } from '../look/useCustomerTheme.ts';
import { useTexts } from '../texts/useTexts.ts';
import { besideOpen } from './deskKeys.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { NewsToasts } from './NewsToasts.tsx';
import { StaffCase } from './StaffCase.tsx';
import { StaffCaseDetails } from './StaffCaseDetails.tsx';
import { useCaseNews } from './useCaseNews.ts';
import { useDeskKeys } from './useDeskKeys.ts';
import { type DeskOf, useDeskNav } from './useDeskNav.tsx';
import { useDeskTitle } from './useDeskTitle.ts';
import { useStaffList } from './useStaffList.tsx';

export type StaffDeskProps = DeskOf & { crUid: string; csid: string | undefined };

/** The cases of a customer, live: list, conversation and details. */
export const StaffDesk = ({ role, config, crUid, csid }: StaffDeskProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { cuid } = role;
  const { news, dismiss, onEvent } = useCaseNews(cuid, csid);
  const live = useLive(fill(addresses.staffLive.template, { cuid }), onEvent);
  useCustomerTheme(config?.cstmr.theme);
  const [detailsOpen, setDetailsOpen] = useState(false);
  const [keysOpen, setKeysOpen] = useState(false);
  const list = useStaffList(cuid, csid, live);
  useDeskTitle(cuid, csid, list.unread, role.cstmrLbl);
  const nav = useDeskNav({ role, config }, 'cases', list.unread);
  const open = (other: string) => navigate(`/staff/${cuid}/${other}`);
  const go = (step: 1 | -1) => {
    const to = besideOpen(list.csids, csid, step);
    if (to !== undefined) open(to);
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
        list={list.props}
        chat={
          csid && (
            <Suspense
              fallback={<Chat embedded texts={{ conversation: t('chat.log') }} title="" items={undefined} />}
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
        details={csid && <StaffCaseDetails key={csid} cuid={cuid} csid={csid} />}
      />
      <NewsToasts news={news} onDismiss={dismiss} onOpen={open} />
      {keysOpen && <KeysDialog onClose={() => setKeysOpen(false)} />}
    </>
  );
};
