import { Button } from '@parvis/ui/parts/Button';
import { SettingsPart } from '@parvis/ui/screens/Settings';
import { useState } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { forgetChoices } from './settle.ts';

/** Takes language and appearance back to what the device has, on all devices of the person. Renders a part of the settings. */
export const ForgetChoices = ({ onFailed }: { onFailed: () => void }) => {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const forget = async () => {
    setBusy(true);
    if (!(await forgetChoices())) onFailed();
    setBusy(false);
  };
  return (
    <SettingsPart title={t('settings.choices')} text={t('settings.choices.text')}>
      <Button variant="quiet" loading={busy} onClick={() => void forget()}>
        {t('settings.choices.forget')}
      </Button>
    </SettingsPart>
  );
};
