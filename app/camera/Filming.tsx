import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { VisuallyHidden } from '@parvis/ui/parts/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { RecordRing } from './RecordRing.tsx';
import type { RecordingState } from './useRecording.ts';

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  justifyContent: 'center',
  alignItems: 'center',
});
const Said = styled('p', { margin: 0, lineHeight: '$snug' });

export type FilmingProps = {
  state: Extract<RecordingState, { is: 'recording' }>;
  onStop: () => void;
};

/** While a film is recorded: for how long, how loud it is, and what ends it. */
export const Filming = ({ state, onStop }: FilmingProps) => {
  const { t } = useTexts();
  const { seconds, level, isSilent } = state;
  const stop = useRef<HTMLButtonElement>(null);
  // What began it is gone: what ends it has the focus.
  useEffect(() => stop.current?.focus(), []);
  return (
    <>
      <VisuallyHidden role="status">{t('camera.recording')}</VisuallyHidden>
      <Row>
        <RecordRing seconds={seconds} level={isSilent ? undefined : level} />
        <Button ref={stop} onClick={onStop}>
          {t('camera.stop')}
        </Button>
      </Row>
      {isSilent && <Said role="status">{t('camera.silent')}</Said>}
    </>
  );
};
