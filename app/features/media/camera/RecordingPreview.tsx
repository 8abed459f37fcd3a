import { styled } from '@parvis/theme/css/stitches';
import { BubbleVideo } from '@parvis/ui/parts/BubbleVideo';
import { Button } from '@parvis/ui/parts/Button';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';

const All = styled('div', { display: 'grid', gap: '$3' });
const Frame = styled('div', {
  overflow: 'hidden',
  borderRadius: '$card',
  '& video': { maxBlockSize: 'min(52vh, 32rem)' },
});

export type RecordingPreviewProps = {
  file: File;
  onAgain: () => void;
};

export const RecordingPreview = ({ file, onAgain }: RecordingPreviewProps) => {
  const { t } = useTexts();
  const [address, setAddress] = useState('');
  const all = useRef<HTMLDivElement>(null);
  useEffect(() => all.current?.focus(), []);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <All ref={all} tabIndex={-1}>
      <Frame>{address && <BubbleVideo src={address} label={t('camera.recorded')} />}</Frame>
      <div>
        <Button variant="quiet" onClick={onAgain}>
          {t('camera.filmAgain')}
        </Button>
      </div>
    </All>
  );
};
