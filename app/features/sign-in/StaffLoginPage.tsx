import type { TextStore } from '@parvis/locales/translate';
import { InfoIcon } from '@parvis/ui/icons/InfoIcon';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import { Button } from '@parvis/ui/parts/Button';
import { DeskCode, type DeskCodeStep } from '@parvis/ui/screens/DeskCode';
import { Login } from '@parvis/ui/screens/Login';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useDeviceLook } from '../../lib/branding/useDeviceLook.ts';
import { describeDevice } from '../../lib/session/device.ts';
import { getLegalSite, useOwner, useOwnerSign } from '../../lib/session/useOwner.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { createLazyPage } from '../../shell/createLazyPage.tsx';
import { readDepth } from '../../shell/historyEntry.ts';
import { LanguageOffers } from '../../shell/LanguageOffers.tsx';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { SessionGate } from '../../shell/SessionGate.tsx';
import { removeSteps, useBackKey } from '../../shell/useBackKey.ts';
import { DocumentTitle, useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { formatRetryTime, formatTooMany } from './formatFailure.ts';
import { formatSentNotice } from './formatSentNotice.ts';
import { getTargetCustomer, getTargetPage } from './signInTarget.ts';
import { OTHER_KIND, useCodeLogin } from './useCodeLogin.ts';
import { type DeskView, useDeskRequest } from './useDeskRequest.ts';

/** Customer of the referring page or host, else the device's last one. */
function useSignInCustomer(): { label: string; logoSrc?: string } | undefined {
  const target = getTargetCustomer(location.search);
  const owner = useOwner(target);
  const hostOwner = useOwnerSign();
  const look = useDeviceLook(target);
  return owner ?? hostOwner ?? look;
}

function useSignInHeader(): { label: string; subtitle: string; logoSrc?: string } {
  const { t } = useTexts();
  return { label: t('app.name'), ...useSignInCustomer(), subtitle: t('login.staff.title') };
}

const toDeskStep = (t: TextStore['t'], view: DeskView): DeskCodeStep => {
  switch (view.kind) {
    case 'loading':
      return { kind: 'loading' };
    case 'failed':
      return {
        kind: 'ended',
        text: view.wait === undefined ? t('connect.failed') : formatTooMany(t, view.wait),
      };
    case 'code':
      return {
        kind: 'code',
        picture: view.picture,
        alt: t('connect.code'),
        steps: [t('connect.step.camera'), t('connect.step.read'), t('connect.step.number')],
      };
    case 'number':
      return {
        kind: 'number',
        digits: view.digits,
        text: t('connect.number', { digits: view.digits }),
      };
    case 'ended':
      return { kind: 'ended', text: t(`connect.${view.why}`) };
  }
};

type DeskSignInProps = {
  onBack: () => void;
  onSignedIn: () => void;
  footer: ReactNode;
};

/** A phone scans a code, then confirms a number. */
const DeskSignIn = ({ onBack, onSignedIn, footer }: DeskSignInProps) => {
  const { t } = useTexts();
  const { view, left, away, renew } = useDeskRequest(onSignedIn);
  const isOpen = view.kind === 'code' || view.kind === 'number';
  const isOver = view.kind === 'ended' || view.kind === 'failed';
  return (
    <DeskCode
      texts={{ title: t('connect.title') }}
      header={useSignInHeader()}
      onBack={onBack}
      step={toDeskStep(t, view)}
      left={isOpen && t('connect.left', { count: left })}
      problem={isOpen && away ? t('connect.away') : undefined}
      actions={
        <>
          {isOver && (
            <Button block onClick={renew}>
              {t(view.kind === 'failed' ? 'connect.retry' : 'connect.again')}
            </Button>
          )}
          <Button variant="quiet" onClick={onBack}>
            {t('connect.byMail')}
          </Button>
        </>
      }
      footer={footer}
    />
  );
};

/** The Forward key enters a step again (`useBackKey`). */
function useForwardKey(onForward: () => void): void {
  const now = useRef(onForward);
  now.current = onForward;
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      if (readDepth(state) > 0) now.current();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
}

type SignInMethodsProps = Omit<DeskSignInProps, 'onBack'> & {
  children: (offer: ReactNode) => ReactNode;
};

/** By a sent code, or by phone except on phones. */
const SignInMethods = ({ children, onSignedIn, footer }: SignInMethodsProps) => {
  const { t } = useTexts();
  const [byPhone, setByPhone] = useState(false);
  const toCode = () => setByPhone(false);
  useBackKey(byPhone ? 1 : 0, toCode);
  if (byPhone)
    return (
      <DeskSignIn onSignedIn={() => void removeSteps().then(onSignedIn)} footer={footer} onBack={toCode} />
    );
  return children(
    describeDevice().type !== 'phone' && (
      <Button variant="quiet" onClick={() => setByPhone(true)}>
        {t('connect.offer')}
      </Button>
    ),
  );
};

const LinkedDialog = createLazyPage(async () => (await import('./LinkedDialog.tsx')).LinkedDialog, 'flows');

const SignInFooter = () => (
  <>
    <LanguageOffers />
    <LegalFooter customer={getLegalSite(getTargetCustomer(location.search))} />
  </>
);

type SignInProps = {
  onSignedIn: () => void;
  /** Button to sign in by phone. */
  offer: ReactNode;
  site: string;
};

const SignIn = ({ onSignedIn, offer, site }: SignInProps) => {
  const { t } = useTexts();
  const given = new URLSearchParams(location.search).get('u') ?? '';
  const login = useCodeLogin(t, () => void removeSteps().then(onSignedIn), given);
  useBackKey(login.request ? 1 : 0, login.stepBack);
  useForwardKey(login.stepForward);
  useDocumentTitle(login.request && t('login.code.title'), t('login.staff.title'), site);
  const header = useSignInHeader();

  if (!login.request)
    return (
      <Login
        key="mail"
        texts={{ title: t('login.staff.title'), text: t('login.staff.lead'), submit: t('login.send') }}
        header={header}
        step={{
          ...{ kind: 'username', label: t('login.mail'), hint: t('login.mail.hint'), ...login.name.field },
          below: login.belowName,
        }}
        canSubmit={!login.name.isEmpty && login.wait === 0}
        onSubmit={login.submitName}
        busy={login.busy}
        doing={login.doing}
        error={login.name.error}
        wait={login.wait > 0 ? formatRetryTime(t, login.wait) : undefined}
        alternatives={offer}
        footer={<SignInFooter />}
      />
    );
  return (
    <Login
      key="code"
      texts={{
        title: t('login.code.title'),
        text: formatSentNotice(t, login.request),
        submit: t('login.confirm'),
      }}
      header={header}
      onBack={login.stepBack}
      step={{
        kind: 'code',
        label: t('login.code'),
        hint: t('login.code.hint'),
        ...login.code.field,
      }}
      canSubmit={!login.code.isEmpty}
      onSubmit={login.submitCode}
      busy={login.busy}
      doing={login.doing}
      news={
        login.news && (
          <>
            {login.undelivered ? <WarningIcon size={20} /> : <InfoIcon size={20} />}
            <span>{login.news}</span>
          </>
        )
      }
      error={login.code.error}
      wait={login.wait > 0 ? formatRetryTime(t, login.wait) : undefined}
      alternatives={
        <>
          {login.wait === 0 && (
            <Button variant="quiet" onClick={login.ask}>
              {t('login.again')}
            </Button>
          )}
          {login.request.completes !== undefined && (
            <Button variant="quiet" onClick={login.giveUp}>
              {t(login.request.kind === 'mail' ? 'login.second.noMail' : 'login.second.noPhone')}
            </Button>
          )}
          <Button variant="quiet" onClick={login.changeAddress}>
            {t('login.other')}
          </Button>
        </>
      }
      footer={
        <>
          <SignInFooter />
          {login.request.linked !== undefined && (
            <Suspense>
              <LinkedDialog
                kind={OTHER_KIND[login.request.kind]}
                masked={login.request.linked}
                onEnd={(hasAccess) => (hasAccess ? login.askSecond() : login.giveUp())}
              />
            </Suspense>
          )}
        </>
      }
    />
  );
};

/** `/staff/login?u=&to=`: by code or phone, after accepting cookies. */
export const StaffLoginPage = () => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const onSignedIn = () => navigate(getTargetPage(location.search), { replace: true });
  const customer = useSignInCustomer();
  const site = customer?.label ?? t('app.name');
  return (
    <>
      {/* First: the last title wins. */}
      <DocumentTitle parts={[t('login.staff.title'), site]} />
      <SessionGate
        customer={customer}
        legal={getLegalSite(getTargetCustomer(location.search))}
        words={{
          title: t('login.staff.title'),
          text: t('login.gate.lead'),
          point: t('login.gate.cookies'),
        }}
      >
        {() => (
          <SignInMethods onSignedIn={onSignedIn} footer={<SignInFooter />}>
            {(offer) => <SignIn onSignedIn={onSignedIn} offer={offer} site={site} />}
          </SignInMethods>
        )}
      </SessionGate>
    </>
  );
};
