import { useTexts } from '../../../lib/texts/useTexts.ts';
import { ConfirmPanel } from '../../../shell/ConfirmPanel.tsx';

export type WithdrawDialogProps = {
  busy: boolean;
  hasFailed: boolean;
  onWithdraw: () => void;
  onClose: () => void;
};

export const WithdrawDialog = ({ busy, hasFailed, onWithdraw, onClose }: WithdrawDialogProps) => {
  const { t } = useTexts();
  return (
    <ConfirmPanel
      title={t('invites.withdraw.title')}
      text={t('invites.withdraw.text')}
      yes={t('invites.withdraw.yes')}
      no={t('invites.withdraw.no')}
      busy={busy}
      problem={hasFailed ? t('invites.withdraw.failed') : undefined}
      onYes={onWithdraw}
      onClose={onClose}
    />
  );
};
