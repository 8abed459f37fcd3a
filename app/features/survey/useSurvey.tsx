import { type ReactNode, Suspense, useState } from 'react';
import { useResource } from '../../lib/api/resource.ts';
import { profileResource } from '../../lib/session/useProfile.ts';
import { createLazyPage } from '../../shell/createLazyPage.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';

const LazyOffer = createLazyPage(
  async () => (await import('./SurveyOffer.tsx')).SurveyOffer,
  'survey',
  'flows',
);

/**
 * The survey's card when due; stays until the page changes.
 * @param isFree the page asks nothing else
 */
export function useSurvey(isFree: boolean): ReactNode {
  const { data } = useResource(profileResource);
  const crUid = data?.crUid;
  const [shownFor, setShownFor] = useState<string>();
  const isDue = isFree && data?.survey?.ready === true;
  if (isDue && crUid !== undefined && crUid !== shownFor) setShownFor(crUid);
  if (crUid === undefined || crUid !== shownFor) return undefined;
  return (
    <ErrorBoundary address={crUid} fallback={() => null}>
      <Suspense fallback={null}>
        <LazyOffer key={crUid} crUid={crUid} />
      </Suspense>
    </ErrorBoundary>
  );
}
