import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { Button, type ButtonVariant } from '@parvis/ui/parts/Button';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { useState, useTransition } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { createLazyPage } from '../../shell/createLazyPage.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';

const ScannerDialog = createLazyPage(
  async () => (await import('./ScannerDialog.tsx')).ScannerDialog,
  'scan',
  'home',
);

/** The scanner loads on demand. */
export const ScanButton = ({ variant = 'solid' }: { variant?: ButtonVariant }) => {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  // Keeps the button's focus while loading.
  const [loading, startLoading] = useTransition();
  return (
    <ErrorBoundary
      address=""
      fallback={(retry) => (
        <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={retry} />
      )}
    >
      <Button
        block
        variant={variant}
        icon={<QrIcon />}
        loading={loading}
        onClick={() => startLoading(() => setOpen(true))}
      >
        {t('scan.open')}
      </Button>
      {open && <ScannerDialog onClose={() => setOpen(false)} />}
    </ErrorBoundary>
  );
};
