import { Suspense } from 'react';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { lazyPage } from '../../shell/lazyPage.tsx';

const Offer = lazyPage(async () => (await import('./InstallOffer.tsx')).InstallOffer, 'home');
const Here = lazyPage(async () => (await import('./InstallHere.tsx')).InstallHere, 'home');

const NOTHING = () => null;

/** Loads on demand; nothing on failure. */
export const LazyInstallOffer = ({ csid }: { csid: string }) => (
  <ErrorBoundary address={csid} fallback={NOTHING}>
    <Suspense fallback={null}>
      <Offer csid={csid} />
    </Suspense>
  </ErrorBoundary>
);

export const LazyInstallHere = () => (
  <ErrorBoundary address="" fallback={NOTHING}>
    <Suspense fallback={null}>
      <Here />
    </Suspense>
  </ErrorBoundary>
);
