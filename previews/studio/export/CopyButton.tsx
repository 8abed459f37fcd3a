import { styled } from '@parvis/theme/css/stitches';
import { copyText } from '@parvis/ui/copyText';
import { CheckIcon } from '@parvis/ui/icons/CheckIcon';
import { CopyIcon } from '@parvis/ui/icons/CopyIcon';
import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
import { Problem } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';

const Fallback = styled('div', {
  flex: '1 1 100%',
  display: 'grid',
  gap: '$2',
  '& > textarea': { font: 'inherit', fontSize: '$xs', backgroundColor: '$inputBg', color: '$txt' },
});

const select = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.select();
};

export type CopyButtonProps = { text: string; name: string };

/** If the browser denies it, selects the text. */
export const CopyButton = ({ text, name }: CopyButtonProps) => {
  const { t } = useStudioTexts();
  const [tried, setTried] = useState<{ of: string; done: boolean } | null>(null);
  const done = tried?.of === text && tried.done;
  const refused = tried?.of === text && !tried.done;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={done ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        aria-label={t(done ? 'studio.share.copiedNamed' : 'studio.share.copyNamed', { name })}
        onClick={async () => setTried({ of: text, done: await copyText(text) })}
      >
        <span aria-live="polite">{t(done ? 'studio.share.copied' : 'studio.share.copy')}</span>
      </Button>
      {refused && (
        <Fallback>
          <Problem>{t('studio.share.copyFailed')}</Problem>
          <textarea readOnly rows={3} ref={select} aria-label={name} value={text} />
        </Fallback>
      )}
    </>
  );
};
