import { Button } from '@parvis/ui/parts/Button';
import { useTexts } from '../texts/useTexts.ts';

export type PanelFormActionsProps = {
  /** The form that is sent. */
  form: string;
  /** What sends it. */
  submit: string;
  onClose: () => void;
};

/** Below what staff fill in on a panel: leave it, or send it. Renders two buttons. */
export const PanelFormActions = ({ form, submit, onClose }: PanelFormActionsProps) => {
  const { t } = useTexts();
  return (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t('part.cancel')}
      </Button>
      <Button type="submit" form={form}>
        {submit}
      </Button>
    </>
  );
};
