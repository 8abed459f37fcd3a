import { Suspense } from 'react';
import { createLazyPage } from '../../shell/createLazyPage.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';

const Offer = createLazyPage(async () => (await import('./InstallOffer.tsx')).InstallOffer, 'home');
const Section = createLazyPage(async () => (await import('./InstallSection.tsx')).InstallSection, 'home');

const NOTHING = () => null;

/** Renders nothing if loading fails. */
export const LazyInstallOffer = ({ csid }: { csid: string }) => (
  <ErrorBoundary address={csid} fallback={NOTHING}>
    <Suspense fallback={null}>
      <Offer csid={csid} />
    </Suspense>
  </ErrorBoundary>
);

export const LazyInstallSection = () => (
  <ErrorBoundary address="" fallback={NOTHING}>
    <Suspense fallback={null}>
      <Section />
    </Suspense>
  </ErrorBoundary>
);
