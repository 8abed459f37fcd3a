import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';

const Box = styled('div', { display: 'grid', justifyItems: 'start', gap: '$2', outline: 'none' });
const Words = styled('p', { margin: 0, fontSize: '$lg', fontWeight: '$bold' });

type FinishedViewProps = {
  /** Remaining cases. */
  left: number;
  /** Restarts the view. */
  onFirst: () => void;
};

/** Above the day overview, after a view's last case. */
export const FinishedView = ({ left, onFirst }: FinishedViewProps) => {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <Box ref={box} tabIndex={-1} role="status">
      <Words>{t(left === 0 ? 'staff.finished.all' : 'staff.finished')}</Words>
      {left > 0 && (
        <Button variant="quiet" onClick={onFirst}>
          {t('staff.finished.left', { count: left })}
        </Button>
      )}
    </Box>
  );
};
