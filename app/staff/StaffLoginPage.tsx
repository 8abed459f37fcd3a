import { Button } from '@parvis/ui/parts/Button';
import { Login } from '@parvis/ui/screens/Login';
import { useLocation } from 'wouter';
import { useDocumentTitle } from '../pages/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';
import { type MailLoginError, useMailLogin } from './mailLogin.ts';

const useErrorWords = (error: MailLoginError | undefined): string | undefined => {
  const { t } = useTexts();
  switch (error?.kind) {
    case undefined:
      return undefined;
    case 'mailInvalid':
      return t('login.mail.invalid');
    case 'codeInvalid':
      return t('login.code.invalid');
    case 'wrongCode':
      return t('login.wrongCode', { count: error.triesLeft });
    case 'noRecord':
      return t('login.noRecord');
    case 'tooMany':
      return t('login.tooMany', { count: error.seconds });
    case 'failed':
      return t('load.failed');
  }
};

/** `/staff/login?u=`: staff sign in with a code sent to their work address. */
export const StaffLoginPage = () => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  useDocumentTitle(t('login.staff.title'));
  const given = new URLSearchParams(location.search).get('u') ?? '';
  const login = useMailLogin(() => navigate('/staff', { replace: true }), given);
  const error = useErrorWords(login.error);
  const header = { label: t('app.name'), subtitle: t('login.staff.title') };

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
          value: login.mail,
          onChange: login.setMail,
        }}
        canSubmit={login.mail.trim() !== '' && login.wait === 0}
        onSubmit={login.ask}
        busy={login.busy}
        error={error}
        wait={login.wait > 0 ? t('login.againIn', { count: login.wait }) : undefined}
      />
    );
  return (
    <Login
      key="code"
      texts={{
        title: t('login.staff.title'),
        text: t('login.sent', { mail: login.request.maskedMail }),
        submit: t('login.confirm'),
      }}
      header={header}
      onBack={login.changeAddress}
      step={{
        kind: 'code',
        label: t('login.code'),
        hint: t('login.code.hint'),
        value: login.code,
        onChange: login.setCode,
      }}
      canSubmit={login.code.trim() !== ''}
      onSubmit={login.confirm}
      busy={login.busy}
      error={error}
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
    />
  );
};
