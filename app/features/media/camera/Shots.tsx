import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { VisuallyHidden } from '@parvis/ui/parts/VisuallyHidden';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';

const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', alignItems: 'center' });
const Picture = styled('img', {
  display: 'block',
  inlineSize: 64,
  blockSize: 64,
  objectFit: 'cover',
  borderRadius: '$card',
});

const Shot = ({ file, number }: { file: File; number: number }) => {
  const { t } = useTexts();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <Picture src={address} alt={t('camera.name', { number })} />;
};

export type ShotsProps = {
  shots: readonly File[];
  /** Drops the last one. */
  onRetake: () => void;
};

export const Shots = ({ shots, onRetake }: ShotsProps) => {
  const { t } = useTexts();
  return (
    <>
      <VisuallyHidden role="status">
        {shots.length > 0 && t('camera.taken', { count: shots.length })}
      </VisuallyHidden>
      {shots.length > 0 && (
        <Row>
          {shots.map((file, at) => (
            <Shot key={file.name} file={file} number={at + 1} />
          ))}
          <Button variant="quiet" onClick={onRetake}>
            {t('camera.retake')}
          </Button>
        </Row>
      )}
    </>
  );
};
