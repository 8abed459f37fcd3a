import type { TextId } from '@parvis/locales/areas';
import { Toast } from '@parvis/ui/parts/Toast';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { getBoardCountsQuery } from '../../lib/api/boardQuery.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { formatTitle, useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { withCount } from '../notifications/news/withCount.ts';
import { getAdminUrl } from './adminUrls.ts';
import { DeskToasts } from './DeskToasts.tsx';
import { ComposePoll } from './polls/ComposePoll.tsx';
import { isManager } from './polls/isManager.ts';
import { PollList } from './polls/PollList.tsx';
import { PollResults } from './polls/PollResults.tsx';
import { getPollsUrl, parsePollsView } from './polls/pollUrls.ts';
import { type DeskProps, useDeskNav } from './useDeskNav.tsx';

/** `/staff/{cuid}/polls`: polls, their composer and their results. */
export const StaffPolls = (desk: DeskProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const view = parsePollsView(useSearch());
  const { cuid, cstmrLbl, level } = desk.role;
  const unread = useQuery(getBoardCountsQuery(cuid)).data?.waiting ?? 0;
  /** Asks before what is composed is left. */
  const guard = useRef<(href: string) => void>(undefined);
  const go = (href: string) => (guard.current ?? navigate)(href);
  const nav = useDeskNav({ ...desk, go: desk.go ?? go }, level === 'admin' ? 'admin' : 'polls', unread);
  useDocumentTitle(withCount(formatTitle(t('pollDesk.title'), cstmrLbl), unread));
  const [saved, setSaved] = useState<TextId>();
  const toList = () => navigate(getPollsUrl(cuid));
  return (
    <StaffPlace nav={nav}>
      {view.kind === 'compose' && isManager(desk.role) ? (
        <ComposePoll
          desk={desk}
          code={view.code}
          guard={guard}
          onLeft={toList}
          onSaved={(told) => {
            setSaved(told);
            toList();
          }}
        />
      ) : view.kind === 'results' ? (
        <PollResults key={view.code} desk={desk} code={view.code} onBack={toList} />
      ) : (
        <div>
          <PollList
            desk={desk}
            onBack={() => navigate(level === 'admin' ? getAdminUrl(cuid) : `/staff/${cuid}`)}
          />
          <DeskToasts open={false}>
            {saved && (
              <Toast tone="done" onClose={() => setSaved(undefined)}>
                {t(saved)}
              </Toast>
            )}
          </DeskToasts>
        </div>
      )}
    </StaffPlace>
  );
};
