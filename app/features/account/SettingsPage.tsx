import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useSiteName } from '../../lib/branding/useLastCustomer.ts';
import { isAddressPage, isFindPage } from '../../lib/session/addressPage.ts';
import { useProfileGate } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { MainBar } from '../../shell/MainBar.tsx';
import { SessionGate } from '../../shell/SessionGate.tsx';
import { LazyInstallSection } from '../install/lazyInstall.tsx';
import { SettingsView } from './SettingsView.tsx';
import { useVisitorCustomer } from './useVisitorCustomer.ts';

/** `/m/settings`. With `?address` an unknown visitor accepts first. */
export const SettingsPage = () => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const customer = useVisitorCustomer();
  const site = useSiteName();
  const { phase } = useProfileGate();
  const query = useLocationProperty(() => location.search);
  const addressAsked = isAddressPage(query);
  const isKnown = phase.kind === 'ready';
  useEffect(() => {
    // Without the query, signing out here does not ask again.
    if (addressAsked && isKnown) navigate('/m/settings', { replace: true });
  }, [addressAsked, isKnown, navigate]);
  if (addressAsked && !isKnown) {
    const words = { title: t('home.find'), text: t('home.find.text'), point: t('gate.cookies') };
    return (
      <SessionGate legal={customer} words={words}>
        {() => null}
      </SessionGate>
    );
  }
  return (
    <SettingsView
      site={site}
      subtitle={customer?.cstmrLbl}
      addressAsked={addressAsked}
      finds={isFindPage(query)}
      footer={<LegalFooter customer={customer} />}
      bottomBar={<MainBar current="settings" />}
    >
      <LazyInstallSection />
    </SettingsView>
  );
};
