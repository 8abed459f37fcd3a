import { Button } from '@parvis/ui/parts/Button';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { Panel } from '../../../shell/Panel.tsx';

export type WithdrawDialogProps = {
  busy: boolean;
  hasFailed: boolean;
  onWithdraw: () => void;
  onClose: () => void;
};

/** Confirms that a link is withdrawn. */
export const WithdrawDialog = ({ busy, hasFailed, onWithdraw, onClose }: WithdrawDialogProps) => {
  const { t } = useTexts();
  return (
    <Panel
      open
      title={t('invites.withdraw.title')}
      description={t('invites.withdraw.text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('invites.withdraw.no')}
          </Button>
          <Button loading={busy} onClick={onWithdraw}>
            {t('invites.withdraw.yes')}
          </Button>
        </>
      }
    >
      {hasFailed && <p role="alert">{t('invites.withdraw.failed')}</p>}
    </Panel>
  );
};
