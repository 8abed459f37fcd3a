import { OverlayHostContext } from '@parvis/ui/overlayHost';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import { FrameTextsProvider } from '@parvis/ui/texts';
import { Suspense, use, useMemo } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { LazyCasePage, LazyHomePage, LazySentPage } from './features/cases/lazyCasePage.ts';
import { isForwarded } from './features/links/redirect/isForwarded.ts';
import { LazyReportPage } from './features/report/lazyReportPage.ts';
import { QrPage } from './features/report/QrPage.tsx';
import { createLazy, isLoadError } from './lib/texts/createLazy.ts';
import { frameWords } from './lib/texts/frameWords.ts';
import { useTexts } from './lib/texts/useTexts.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { BrowserLanguageOffer } from './shell/LanguageOffers.tsx';
import { PageFocus } from './shell/PageFocus.tsx';
import { PageLoading } from './shell/PageLoading.tsx';
import { closeOnBackKey } from './shell/useBackKey.ts';

const lazyOtherRoutes = createLazy(async () => (await import('./OtherRoutes.tsx')).OtherRoutes);
const OtherRoutes = (props: { address: string; forwarded: boolean }) => {
  const Loaded = use(lazyOtherRoutes.load());
  return <Loaded {...props} App={App} />;
};

const LoadFailed = ({ loading, retry }: { loading: boolean; retry: () => void }) => {
  const { t } = useTexts();
  return (
    <ErrorScreen
      texts={{
        title: t('error.title'),
        text: loading ? `${t('load.failed')} ${t('load.failed.text')}` : t('error.text'),
        retry: t('load.retry'),
      }}
      onRetry={retry}
      actions={<BrowserLanguageOffer />}
    />
  );
};

/** All routes (specification 2). The first bundle has only a code's menu. */
export const App = (): React.JSX.Element => {
  const { t, version } = useTexts();
  const [address] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the version of the texts
  const words = useMemo(() => frameWords(t), [t, version()]);
  return (
    <FrameTextsProvider texts={words}>
      <OverlayHostContext value={closeOnBackKey}>
        <ErrorBoundary
          address={address}
          fallback={(retry, error) => <LoadFailed retry={retry} loading={isLoadError(error)} />}
        >
          <Suspense fallback={<PageLoading />}>
            {isForwarded() ? (
              <OtherRoutes address={address} forwarded />
            ) : (
              <Switch>
                <Route path="/q/:qrid/report/:ccatCode">
                  {({ qrid, ccatCode }) => <LazyReportPage key={ccatCode} qrid={qrid} ccatCode={ccatCode} />}
                </Route>
                <Route path="/q/:qrid">{({ qrid }) => <QrPage key={qrid} qrid={qrid} />}</Route>
                <Route path="/m/case/:cuid/:csid">
                  {({ cuid, csid }) => <LazyCasePage key={csid} cuid={cuid} csid={csid} />}
                </Route>
                <Route path="/m/case/:cuid/:csid/sent">
                  {({ cuid, csid }) => <LazySentPage key={csid} cuid={cuid} csid={csid} />}
                </Route>
                <Route path="/m/home">
                  <LazyHomePage />
                </Route>
                <Route>
                  <OtherRoutes address={address} forwarded={false} />
                </Route>
              </Switch>
            )}
            <PageFocus address={address} />
          </Suspense>
        </ErrorBoundary>
      </OverlayHostContext>
    </FrameTextsProvider>
  );
};
