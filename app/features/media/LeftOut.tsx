import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { type Picking, roomIn } from './picking.ts';

const Box = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start' });
const Said = styled('p', { margin: 0, lineHeight: '$snug' });

export type LeftOutProps = {
  picking: Picking;
  /** Nothing comes after what is kept for a report. */
  keep: boolean;
  /** The next that waits is wanted. */
  onNext: () => void;
};

/** Says how many of what was picked a message does not carry, and takes them in where there is room. */
export const LeftOut = ({ picking, keep, onNext }: LeftOutProps) => {
  const { t } = useTexts();
  const count = picking.left.length;
  if (count === 0) return null;
  return (
    <Box role="status">
      <Said>{t(keep ? 'photo.left.kept' : 'photo.left', { count, max: picking.max })}</Said>
      {roomIn(picking) > 0 && (
        <Button variant="quiet" onClick={onNext}>
          {t('photo.left.next')}
        </Button>
      )}
    </Box>
  );
};
