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
 * Returns the card of the survey where it is due, and keeps it until the page changes: answers end that.
 * @param isFree nothing else is asked on this page
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
