import { CheckIcon } from '@parvis/ui/icons/CheckIcon';
import { CopyIcon } from '@parvis/ui/icons/CopyIcon';
import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
import { useStudioTexts } from '../chrome/texts.tsx';

/** Pages without https have no clipboard of their own: an old way is left. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.style.position = 'fixed';
    field.style.opacity = '0';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

export type CopyButtonProps = { text: string; name: string };

/** Puts a text on the clipboard and says so. Renders a `<button>`. */
export const CopyButton = ({ text, name }: CopyButtonProps) => {
  const { t } = useStudioTexts();
  const [copied, setCopied] = useState<string | null>(null);
  const done = copied === text;
  return (
    <Button
      size="small"
      variant="quiet"
      icon={done ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      aria-label={t(done ? 'studio.share.copiedNamed' : 'studio.share.copyNamed', { name })}
      onClick={async () => setCopied((await copy(text)) ? text : null)}
    >
      <span aria-live="polite">{t(done ? 'studio.share.copied' : 'studio.share.copy')}</span>
    </Button>
  );
};
