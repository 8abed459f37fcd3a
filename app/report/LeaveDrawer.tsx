import { ConfirmDrawer } from '@parvis/ui/parts/ConfirmDrawer';
import { useTexts } from '../texts/useTexts.ts';

/** Asks before answers are thrown away. */
export const LeaveDrawer = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => {
  const { t } = useTexts();
  return (
    <ConfirmDrawer
      open
      title={t('report.quit.title')}
      text={t('report.quit.text')}
      yes={t('report.quit.yes')}
      no={t('report.quit.no')}
      onYes={onLeave}
      onNo={onStay}
    />
  );
};
