import { loginCalls } from '@parvis/api/calls/login';
import { USERNAME_MIN } from '@parvis/api/constants';
import { Login } from '@parvis/ui/screens/Login';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { client } from '../../lib/api/client.ts';
import { useDeviceLook } from '../../lib/branding/useDeviceLook.ts';
import { useSiteName } from '../../lib/branding/useLastCustomer.ts';
import { allowHost } from '../../lib/session/safeTarget.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { BrowserLanguageOffer } from '../../shell/LanguageOffers.tsx';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { useSingleField } from './useSingleField.ts';

const removeSpaces = (text: string): string => text.replaceAll(/\s/g, '');

/** `/login`: redirects to the customer's site of a username. */
export const LoginPage = () => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const username = useSingleField(new URLSearchParams(location.search).get('u') ?? '', () => undefined);
  const look = useDeviceLook();
  useDocumentTitle(t('login.title'), useSiteName());
  const site = useMutation({
    mutationFn: (plain: string) => client.call(loginCalls.loginCstmr, { body: { username: plain } }),
    onSuccess: ([answer], plain) => {
      if (!answer) return;
      const site = answer.www || location.origin;
      allowHost(site);
      const login = new URL('/staff/login', site);
      login.searchParams.set('u', plain);
      navigate(`/redirect?to=${encodeURIComponent(login.href)}`);
    },
    onError: () => username.refuse(t('load.failed')),
  });
  const canSubmit = removeSpaces(username.text).length > USERNAME_MIN;
  return (
    <Login
      texts={{ title: t('login.title'), submit: t('login.submit') }}
      header={{ label: t('app.name'), ...look }}
      step={{
        kind: 'username',
        label: t('login.username'),
        placeholder: t('login.username'),
        hint: t('login.username.hint'),
        password: {
          label: t('login.password'),
          placeholder: t('login.password'),
          hint: t('login.password.hint'),
        },
        ...username.field,
      }}
      canSubmit={canSubmit}
      busy={site.isPending}
      onSubmit={username.submit((text) => canSubmit && site.mutate(removeSpaces(text)))}
      error={username.error}
      footer={
        <>
          <BrowserLanguageOffer />
          <LegalFooter />
        </>
      }
    />
  );
};
