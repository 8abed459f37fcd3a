import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { SettingsPart } from '@parvis/ui/screens/Settings';
import { findPage } from '../session/addressPage.ts';
import { useTexts } from '../texts/useTexts.ts';

/** The way back to one's reports for whoever signed out, or is new on this device. Renders a part of the settings. */
export const FindReports = () => {
  const { t } = useTexts();
  return (
    <SettingsPart title={t('home.title')} text={t('home.find.here')}>
      <ButtonLink href={findPage}>{t('home.find')}</ButtonLink>
    </SettingsPart>
  );
};
