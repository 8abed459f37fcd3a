import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { countRoom, type Picking } from './picking.ts';

const Box = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start' });
const Said = styled('p', { margin: 0, lineHeight: '$snug' });

export type OverflowNoticeProps = {
  picking: Picking;
  /** Reports have no later message. */
  keep: boolean;
  onNext: () => void;
};

/** Number of files that did not fit; adds them when there is room. */
export const OverflowNotice = ({ picking, keep, onNext }: OverflowNoticeProps) => {
  const { t } = useTexts();
  const count = picking.left.length;
  if (count === 0) return null;
  return (
    <Box role="status">
      <Said>{t(keep ? 'photo.left.kept' : 'photo.left', { count, max: picking.max })}</Said>
      {countRoom(picking) > 0 && (
        <Button variant="quiet" onClick={onNext}>
          {t('photo.left.next')}
        </Button>
      )}
    </Box>
  );
};
