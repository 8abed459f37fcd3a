import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { ComposePoll } from './polls/ComposePoll.tsx';
import { isManager } from './polls/isManager.ts';
import { PollList } from './polls/PollList.tsx';
import { PollResults } from './polls/PollResults.tsx';
import { getPollsUrl, parsePollsView } from './polls/pollUrls.ts';
import type { ToldPoll } from './polls/usePollSteps.tsx';
import { type DeskProps, useDeskPage } from './useDeskNav.tsx';

/** `/staff/{cuid}/polls`: list, composer, results. */
export const StaffPolls = (desk: DeskProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const view = parsePollsView(useSearch());
  const { cuid } = desk.role;
  /** Asks before leaving the composer. */
  const guard = useRef<(href: string) => void>(undefined);
  const go = (href: string) => (guard.current ?? navigate)(href);
  const nav = useDeskPage({ ...desk, go: desk.go ?? go }, 'polls', t('pollDesk.title'));
  const told = useState<ToldPoll>();
  const [, setTold] = told;
  // A reopened list shows no old message.
  useEffect(() => {
    if (view.kind !== 'list') setTold(undefined);
  }, [view.kind]);
  const toList = () => navigate(getPollsUrl(cuid));
  return (
    <StaffPlace nav={nav}>
      {view.kind === 'compose' && isManager(desk.role) ? (
        <ComposePoll
          desk={desk}
          code={view.code}
          guard={guard}
          onLeft={toList}
          onSaved={(text) => {
            setTold({ text, isDone: true });
            toList();
          }}
        />
      ) : view.kind === 'results' ? (
        <PollResults key={view.code} desk={desk} code={view.code} onBack={toList} />
      ) : (
        <PollList desk={desk} told={told} />
      )}
    </StaffPlace>
  );
};
