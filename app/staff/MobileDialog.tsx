import { Button } from '@parvis/ui/parts/Button';
import { Panel } from '../shell/Panel.tsx';
import { useTexts } from '../texts/useTexts.ts';

export type MobileDialogProps = { onAsk: () => void; onClose: () => void };

/** What asking for a mobile number means to whoever is asked, before they are. */
export const MobileDialog = ({ onAsk, onClose }: MobileDialogProps) => {
  const { t } = useTexts();
  return (
    <Panel
      open
      title={t('staff.mobile.title')}
      description={t('staff.mobile.text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('staff.mobile.no')}
          </Button>
          <Button onClick={onAsk}>{t('staff.mobile.yes')}</Button>
        </>
      }
    />
  );
};
