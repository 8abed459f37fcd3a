import { Button } from '@parvis/ui/parts/Button';
import { Login } from '@parvis/ui/screens/Login';
import { useLocation } from 'wouter';
import { legalOwner, useOwner } from '../session/useOwner.ts';
import { LanguageOffers } from '../shell/LanguageOffers.tsx';
import { LegalFooter } from '../shell/LegalFooter.tsx';
import { SessionGate } from '../shell/SessionGate.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useMailLogin } from './mailLogin.ts';
import { wantedCustomer, wantedPage } from './wantedPage.ts';

const SignIn = () => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const given = new URLSearchParams(location.search).get('u') ?? '';
  const login = useMailLogin(t, () => navigate(wantedPage(location.search), { replace: true }), given);
  const header = { label: t('app.name'), subtitle: t('login.staff.title') };
  const foot = (
    <>
      <LanguageOffers />
      <LegalFooter customer={legalOwner(wantedCustomer(location.search))} />
    </>
  );

  if (!login.request)
    return (
      <Login
        key="mail"
        texts={{ title: t('login.staff.title'), text: t('login.staff.lead'), submit: t('login.send') }}
        header={header}
        step={{
          kind: 'username',
          label: t('login.mail'),
          hint: t('login.mail.hint'),
          ...login.mail.field,
        }}
        canSubmit={!login.mail.isEmpty && login.wait === 0}
        onSubmit={login.submitMail}
        busy={login.busy}
        doing={login.doing}
        error={login.mail.error}
        wait={login.wait > 0 ? t('login.againIn', { count: login.wait }) : undefined}
        footer={foot}
      />
    );
  return (
    <Login
      key="code"
      texts={{
        title: t('login.staff.title'),
        text: t('login.sent', { mail: login.request.maskedEmail }),
        submit: t('login.confirm'),
      }}
      header={header}
      onBack={login.changeAddress}
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
      error={login.code.error}
      wait={login.wait > 0 ? t('login.againIn', { count: login.wait }) : undefined}
      alternatives={
        <>
          {login.wait === 0 && (
            <Button variant="quiet" onClick={login.ask}>
              {t('login.again')}
            </Button>
          )}
          <Button variant="quiet" onClick={login.changeAddress}>
            {t('login.other')}
          </Button>
        </>
      }
      footer={foot}
    />
  );
};

/**
 * `/staff/login?u=&to=`: staff sign in with a code sent to their work address, and come to the page that they wanted.
 * What is kept on a device is accepted first, here as anywhere.
 */
export const StaffLoginPage = () => {
  const { t } = useTexts();
  useDocumentTitle(t('login.staff.title'), t('app.name'));
  return (
    <SessionGate
      customer={useOwner(wantedCustomer(location.search))}
      legal={legalOwner(wantedCustomer(location.search))}
      words={{
        title: t('login.staff.title'),
        text: t('login.gate.lead'),
        point: t('login.gate.cookies'),
      }}
    >
      {() => <SignIn />}
    </SessionGate>
  );
};
