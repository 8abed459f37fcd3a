import { Button } from '@parvis/ui/parts/Button';
import { Panel } from '../shell/Panel.tsx';
import { useTexts } from '../texts/useTexts.ts';

export type JoinDialogProps = { handlers: readonly string[]; onJoin: () => void; onClose: () => void };

/** A colleague handles the case already: whoever joins knows it. */
export const JoinDialog = ({ handlers, onJoin, onClose }: JoinDialogProps) => {
  const { t, locale } = useTexts();
  const names = new Intl.ListFormat(locale()).format(handlers);
  return (
    <Panel
      open
      title={t('staff.join.title')}
      description={t('staff.join.text', { names })}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onJoin}>
            {t('staff.join.yes')}
          </Button>
          <Button onClick={onClose}>{t('staff.join.no')}</Button>
        </>
      }
    />
  );
};
