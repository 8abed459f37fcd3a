import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useLastSite } from '../../lib/branding/useLastCustomer.ts';
import { asksAddress, asksToFind } from '../../lib/session/addressPage.ts';
import { useProfile } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { MainBar } from '../../shell/MainBar.tsx';
import { SessionGate } from '../../shell/SessionGate.tsx';
import { LazyInstallHere } from '../install/lazyInstall.tsx';
import { SettingsView } from './SettingsView.tsx';
import { useTown } from './useTown.ts';

/** `/m/settings`: a visitor's settings. With `?address` an unknown visitor accepts first. */
export const SettingsPage = () => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const customer = useTown();
  const site = useLastSite();
  const { phase } = useProfile();
  const query = useLocationProperty(() => location.search);
  const addressAsked = asksAddress(query);
  const isKnown = phase.kind === 'ready';
  useEffect(() => {
    // Drops the query, so that signing out here does not ask again.
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
      finds={asksToFind(query)}
      footer={<LegalFooter customer={customer} />}
      bottomBar={<MainBar current="settings" />}
    >
      <LazyInstallHere />
    </SettingsView>
  );
};
