import { ConfirmDrawer } from '@parvis/ui/parts/ConfirmDrawer';
import { useTexts } from '../texts/useTexts.ts';

/** Asks before the session of this device is ended. */
export const DisconnectDrawer = ({ onYes, onNo }: { onYes: () => void; onNo: () => void }) => {
  const { t } = useTexts();
  return (
    <ConfirmDrawer
      open
      title={t('settings.disconnect.title')}
      text={t('settings.session.text')}
      yes={t('settings.disconnect.yes')}
      no={t('settings.disconnect.no')}
      onYes={onYes}
      onNo={onNo}
    />
  );
};
