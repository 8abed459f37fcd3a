import type { TextStore } from '@parvis/locales/translate';
import { InfoIcon } from '@parvis/ui/icons/InfoIcon';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import { Button } from '@parvis/ui/parts/Button';
import { DeskCode, type DeskCodeStep } from '@parvis/ui/screens/DeskCode';
import { Login } from '@parvis/ui/screens/Login';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { describeDevice } from '../../lib/session/device.ts';
import { legalOwner, useOwner } from '../../lib/session/useOwner.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { depthOf } from '../../shell/historyEntry.ts';
import { LanguageOffers } from '../../shell/LanguageOffers.tsx';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { SessionGate } from '../../shell/SessionGate.tsx';
import { leaveSteps, useBackKey } from '../../shell/useBackKey.ts';
import { DocumentTitle, useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { OTHER, useCodeLogin } from './codeLogin.ts';
import { type DeskView, useDeskRequest } from './deskRequest.ts';
import { againWords, tooManyWords } from './failureWords.ts';
import { sentWords } from './sentWords.ts';
import { wantedCustomer, wantedPage } from './wantedPage.ts';

/** Header of the customer whose page led here, else of the service. */
function useSignInHeader(): { label: string; subtitle: string; logoSrc?: string } {
  const { t } = useTexts();
  const owner = useOwner(wantedCustomer(location.search));
  return { label: t('app.name'), ...owner, subtitle: t('login.staff.title') };
}

const stepOf = (t: TextStore['t'], view: DeskView): DeskCodeStep => {
  switch (view.kind) {
    case 'loading':
      return { kind: 'loading' };
    case 'failed':
      return {
        kind: 'ended',
        text: view.wait === undefined ? t('connect.failed') : tooManyWords(t, view.wait),
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

/** Signs in on a desktop by a phone: scan a code, then choose a number there. */
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
      step={stepOf(t, view)}
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

/** Calls back when the Forward key enters a step again (`useBackKey`). */
function useForwardKey(onForward: () => void): void {
  const now = useRef(onForward);
  now.current = onForward;
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      if (depthOf(state) > 0) now.current();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
}

type SignInWaysProps = Omit<DeskSignInProps, 'onBack'> & {
  children: (offer: ReactNode) => ReactNode;
};

/** Offers sign-in by a sent code, or by phone where this is no phone. */
const SignInWays = ({ children, onSignedIn, footer }: SignInWaysProps) => {
  const { t } = useTexts();
  const [byPhone, setByPhone] = useState(false);
  const toCode = () => setByPhone(false);
  useBackKey(byPhone ? 1 : 0, toCode);
  if (byPhone)
    return (
      <DeskSignIn onSignedIn={() => void leaveSteps().then(onSignedIn)} footer={footer} onBack={toCode} />
    );
  return children(
    describeDevice().type !== 'phone' && (
      <Button variant="quiet" onClick={() => setByPhone(true)}>
        {t('connect.offer')}
      </Button>
    ),
  );
};

/** On demand: few accounts have both addresses. */
const LinkedDialog = lazyPage(async () => (await import('./LinkedDialog.tsx')).LinkedDialog, 'flows');

const Foot = () => (
  <>
    <LanguageOffers />
    <LegalFooter customer={legalOwner(wantedCustomer(location.search))} />
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
  const login = useCodeLogin(t, () => void leaveSteps().then(onSignedIn), given);
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
        wait={login.wait > 0 ? againWords(t, login.wait) : undefined}
        alternatives={offer}
        footer={<Foot />}
      />
    );
  return (
    <Login
      key="code"
      texts={{
        title: t('login.code.title'),
        text: sentWords(t, login.request),
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
      wait={login.wait > 0 ? againWords(t, login.wait) : undefined}
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
          <Foot />
          {login.request.linked !== undefined && (
            <Suspense>
              <LinkedDialog
                kind={OTHER[login.request.kind]}
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

/** `/staff/login?u=&to=`: staff sign in by a code or by their phone, after accepting cookies. */
export const StaffLoginPage = () => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const onSignedIn = () => navigate(wantedPage(location.search), { replace: true });
  const owner = useOwner(wantedCustomer(location.search));
  const site = owner?.label ?? t('app.name');
  return (
    <>
      {/* First, since the last title wins. */}
      <DocumentTitle parts={[t('login.staff.title'), site]} />
      <SessionGate
        customer={owner}
        legal={legalOwner(wantedCustomer(location.search))}
        words={{
          title: t('login.staff.title'),
          text: t('login.gate.lead'),
          point: t('login.gate.cookies'),
        }}
      >
        {() => (
          <SignInWays onSignedIn={onSignedIn} footer={<Foot />}>
            {(offer) => <SignIn onSignedIn={onSignedIn} offer={offer} site={site} />}
          </SignInWays>
        )}
      </SessionGate>
    </>
  );
};
