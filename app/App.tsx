import { OverlayHostContext } from '@parvis/ui/overlayHost';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import { FrameTextsProvider } from '@parvis/ui/texts';
import { Suspense, useMemo } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { LazyCasePage, LazyHomePage, LazySentPage } from './cases/lazyCasePage.ts';
import { isForwarded } from './redirect/forwarded.ts';
import { LazyReportPage } from './report/lazyReportPage.ts';
import { QrPage } from './report/QrPage.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { BrowserLanguageOffer } from './shell/LanguageOffers.tsx';
import { lazyPage } from './shell/lazyPage.tsx';
import { PageFocus } from './shell/PageFocus.tsx';
import { PageLoading } from './shell/PageLoading.tsx';
import { closesByBackKey } from './shell/useBackKey.ts';
import { frameWords } from './texts/frameWords.ts';
import { isLoadError } from './texts/onDemand.ts';
import { useTexts } from './texts/useTexts.ts';

const SettingsPage = lazyPage(async () => (await import('./account/SettingsPage.tsx')).SettingsPage, 'home');
const InfoPage = lazyPage(async () => (await import('./account/InfoPage.tsx')).InfoPage, 'home');
const TermsPage = lazyPage(async () => (await import('./shell/TermsPage.tsx')).TermsPage, 'terms', 'home');
const LoginPage = lazyPage(async () => (await import('./login/LoginPage.tsx')).LoginPage, 'login');
const StaffLoginPage = lazyPage(
  async () => (await import('./login/StaffLoginPage.tsx')).StaffLoginPage,
  'login',
  'connect',
);
const ConnectPage = lazyPage(
  async () => (await import('./login/ConnectPage.tsx')).ConnectPage,
  'login',
  'connect',
);
const RedirectPage = lazyPage(
  async () => (await import('./redirect/RedirectPage.tsx')).RedirectPage,
  'redirect',
);
const ForwardPage = lazyPage(
  async () => (await import('./redirect/ForwardPage.tsx')).ForwardPage,
  'redirect',
);
const StaffPage = lazyPage(
  async () => (await import('./staff/StaffPage.tsx')).StaffPage,
  'staff',
  'chat',
  'home',
  'flows',
);
const ThemePage = lazyPage(
  async () => (await import('./staff/look/ThemePage.tsx')).ThemePage,
  'staff',
  'studio',
  'colours',
);
const LinksPage = lazyPage(
  async () => (await import('./links/LinksPage.tsx')).LinksPage,
  'links',
  'home',
  'chat',
);
const DemoPage = lazyPage(async () => (await import('./demo/DemoPage.tsx')).DemoPage, 'demo');
const ContactPage = lazyPage(async () => (await import('./contact/ContactPage.tsx')).ContactPage, 'contact');
const CampusPage = lazyPage(async () => (await import('./sites/CampusPage.tsx')).CampusPage, 'home');
const StartPage = lazyPage(async () => (await import('./shell/StartPage.tsx')).StartPage, 'home');

/** A demonstration, of the category that the address names. */
const DEMO_PATH = /^\/(?:demoQr|d)(?:\/(?<ccatCode>[^/]+))?\/?$/;

const Failed = ({ loading, retry }: { loading: boolean; retry: () => void }) => {
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

/** All routes (specification 2). Whatever is not needed to draw the menu of a scanned code is loaded on demand. */
export const App = () => {
  const { t, version } = useTexts();
  const [address] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the version of the texts
  const words = useMemo(() => frameWords(t), [t, version()]);
  return (
    <FrameTextsProvider texts={words}>
      <OverlayHostContext value={closesByBackKey}>
        <ErrorBoundary
          address={address}
          fallback={(retry, error) => <Failed retry={retry} loading={isLoadError(error)} />}
        >
          <Suspense fallback={<PageLoading />}>
            {isForwarded() ? (
              <ForwardPage />
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
                <Route path="/m/settings">
                  <SettingsPage />
                </Route>
                <Route path="/m/info">
                  <InfoPage />
                </Route>
                <Route path="/terms">
                  <TermsPage />
                </Route>
                <Route path="/login">
                  <LoginPage />
                </Route>
                <Route path="/redirect">
                  <RedirectPage />
                </Route>
                <Route path="/links/*?">
                  <LinksPage />
                </Route>
                <Route path="/home/campus">
                  <CampusPage />
                </Route>
                <Route path="/contact">
                  <ContactPage />
                </Route>
                <Route path={DEMO_PATH}>
                  {({ ccatCode }) => <DemoPage key={ccatCode} ccatCode={ccatCode} />}
                </Route>
                <Route path="/staff/login">
                  <StaffLoginPage />
                </Route>
                <Route path="/staff/connect">
                  <ConnectPage />
                </Route>
                <Route path="/staff/theme">
                  <ThemePage />
                </Route>
                <Route path="/staff/:cuid?/:csid?">
                  {({ cuid, csid }) => <StaffPage cuid={cuid} csid={csid} />}
                </Route>
                <Route>
                  <StartPage lost={address !== '/'} />
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
