import type { TextId } from '@parvis/locales/areas';
import { copyText } from '@parvis/ui/copyText';
import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';

const COPY = { no: 'chat.failed.copy', done: 'chat.failed.copied', failed: 'chat.failed.notCopied' } as const;

/** Announces success or failure. */
export const CopyButton = ({ text, label = COPY.no }: { text: () => string; label?: TextId }) => {
  const { t } = useTexts();
  const [copied, setCopied] = useState<keyof typeof COPY>('no');
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={async () => setCopied((await copyText(text())) ? 'done' : 'failed')}
    >
      <span aria-live="polite">{t(copied === 'no' ? label : COPY[copied])}</span>
    </Button>
  );
};
