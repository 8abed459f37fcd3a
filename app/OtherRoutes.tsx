import type { ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import { LazyHomePage } from './features/cases/lazyCasePage.ts';
import { LazyPollPage } from './features/report/lazyPollPage.ts';
import { QrPage } from './features/report/QrPage.tsx';
import { ScanButton } from './features/scan/ScanButton.tsx';
import { findPageCuid } from './lib/branding/findPageCuid.ts';
import { getWithdrawnCuid } from './lib/session/useOwner.ts';
import { createLazyPage } from './shell/createLazyPage.tsx';

const FollowPage = createLazyPage(
  async () => (await import('./features/follow/FollowPage.tsx')).FollowPage,
  'follow',
  'chat',
  'home',
);
const GatheringPage = createLazyPage(
  async () => (await import('./features/gatheringChat/GatheringPage.tsx')).GatheringPage,
  'gatherings',
  'chat',
  'home',
  'report',
  'flows',
  'follow',
);
const NewGatheringPage = createLazyPage(
  async () => (await import('./features/newGathering/NewGatheringPage.tsx')).NewGatheringPage,
  'gatherings',
  'home',
  'report',
);
const SettingsPage = createLazyPage(
  async () => (await import('./features/account/SettingsPage.tsx')).SettingsPage,
  'home',
);
const InfoPage = createLazyPage(
  async () => (await import('./features/account/InfoPage.tsx')).InfoPage,
  'home',
);
const TermsPage = createLazyPage(
  async () => (await import('./shell/TermsPage.tsx')).TermsPage,
  'terms',
  'home',
);
const LoginPage = createLazyPage(
  async () => (await import('./features/sign-in/LoginPage.tsx')).LoginPage,
  'login',
);
const StaffLoginPage = createLazyPage(
  async () => (await import('./features/sign-in/StaffLoginPage.tsx')).StaffLoginPage,
  'login',
);
const ConnectPage = createLazyPage(
  async () => (await import('./features/sign-in/ConnectPage.tsx')).ConnectPage,
  'login',
);
const RedirectPage = createLazyPage(
  async () => (await import('./features/links/redirect/RedirectPage.tsx')).RedirectPage,
  'sites',
);
const ForwardPage = createLazyPage(
  async () => (await import('./features/links/redirect/ForwardPage.tsx')).ForwardPage,
  'sites',
);
const StaffPage = createLazyPage(
  async () => (await import('./features/staff/StaffPage.tsx')).StaffPage,
  'staff',
  'chat',
  'home',
  'flows',
  'follow',
  'gatherings',
);
const ThemePage = createLazyPage(
  async () => (await import('./features/staff/branding/ThemePage.tsx')).ThemePage,
  'staff',
  'studio',
  'colours',
);
const LinksPage = createLazyPage(
  async () => (await import('./features/links/LinksPage.tsx')).LinksPage,
  'sites',
  'home',
  'chat',
);
const DemoPage = createLazyPage(
  async () => (await import('./features/report/demo/DemoPage.tsx')).DemoPage,
  'sites',
);
const ContactPage = createLazyPage(
  async () => (await import('./features/contact/ContactPage.tsx')).ContactPage,
  'contact',
);
const CampusPage = createLazyPage(
  async () => (await import('./features/links/sites/CampusPage.tsx')).NoCampusPage,
  'home',
);
const ConnectLinkPage = createLazyPage(
  async () => (await import('./features/invite/ConnectLinkPage.tsx')).ConnectLinkPage,
  'between',
  'follow',
  'home',
  'report',
  'chat',
  'flows',
  'login',
);
const NumberPage = createLazyPage(
  async () => (await import('./features/spoken/NumberPage.tsx')).NumberPage,
  'sites',
  'home',
);
const StartPage = createLazyPage(async () => (await import('./shell/StartPage.tsx')).StartPage, 'home');
const ServiceEnded = createLazyPage(
  async () => (await import('./features/report/ServiceEnded.tsx')).ServiceEnded,
  'report',
  'chat',
);
const LostPage = createLazyPage(async () => (await import('./shell/NotFoundPage.tsx')).NotFoundPage, 'home');

const DEMO_PATH = /^\/(?:demoQr|d)(?:\/(?<ccatCode>[^/]+).*)?\/?$/;

const Start = () => {
  const ended = getWithdrawnCuid();
  return ended !== undefined && ended === findPageCuid(location.pathname) ? (
    <ServiceEnded cuid={ended} />
  ) : (
    <StartPage scan={<ScanButton />} />
  );
};

export interface OtherRoutesProps {
  address: string;
  forwarded: boolean;
  App: ComponentType;
}

/** Routes outside the first view; a separate file, so that the first view names none of theirs. */
export const OtherRoutes = ({ address, forwarded, App }: OtherRoutesProps) =>
  forwarded ? (
    <ForwardPage />
  ) : (
    <Switch>
      <Route path="/app/:cuid" nest>
        <App />
      </Route>
      <Route path="/q/:qrid/poll/:code">
        {({ qrid, code }) => <LazyPollPage key={code} qrid={qrid} code={code} />}
      </Route>
      <Route path="/m/c/:connectId">
        {({ connectId }) => <ConnectLinkPage key={connectId} connectId={connectId} />}
      </Route>
      <Route path="/m/follow/:cuid/:csid">
        {({ cuid, csid }) => <FollowPage key={csid} cuid={cuid} csid={csid} />}
      </Route>
      <Route path="/m/g/:cuid/new">{({ cuid }) => <NewGatheringPage key={cuid} cuid={cuid} />}</Route>
      <Route path="/m/g/:cuid/:gthrId">
        {({ cuid, gthrId }) => <GatheringPage key={gthrId} cuid={cuid} gthrId={gthrId} />}
      </Route>
      <Route path="/n">
        <NumberPage />
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
      <Route path={DEMO_PATH}>{({ ccatCode }) => <DemoPage key={ccatCode} ccatCode={ccatCode} />}</Route>
      <Route path="/q/:qrid/*">{({ qrid }) => <QrPage key={qrid} qrid={qrid} />}</Route>
      <Route path="/q">
        <Start />
      </Route>
      <Route path="/m/*?">
        <LazyHomePage />
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
      <Route path="/staff/:cuid?/:csid?">{({ cuid, csid }) => <StaffPage cuid={cuid} csid={csid} />}</Route>
      <Route>{address === '/' ? <Start /> : <LostPage scan={<ScanButton />} />}</Route>
    </Switch>
  );
