import { VIDEO_SECONDS_MAX } from '@parvis/api/constants';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { VisuallyHidden } from '@parvis/ui/parts/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import type { RecordingState } from './useRecording.ts';

const Root = styled('div', { display: 'flex', alignItems: 'center', gap: '$3', justifyContent: 'center' });
const Ring = styled('svg', { inlineSize: '4rem', blockSize: '4rem', transform: 'rotate(-90deg)' });
const Face = styled('div', { display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } });
const Room = styled('div', {
  display: 'grid',
  alignContent: 'end',
  inlineSize: '0.75rem',
  blockSize: '4rem',
  overflow: 'hidden',
  borderRadius: '$round',
  border: '1px solid currentColor',
});
const Bar = styled('div', { backgroundColor: 'currentColor', forcedColorAdjust: 'none' });

type RecordRingProps = {
  seconds: number;
  /** 0 to 1; none without sound. */
  level: number | undefined;
};

const RecordRing = ({ seconds, level }: RecordRingProps) => {
  const { t } = useTexts();
  const whole = Math.floor(seconds);
  return (
    <Root>
      <Face role="timer" aria-label={t('camera.recordedFor', { count: whole, max: VIDEO_SECONDS_MAX })}>
        <Ring viewBox="0 0 64 64" aria-hidden fill="none" stroke="currentColor" strokeWidth="5">
          <circle cx="32" cy="32" r="28" opacity="0.25" />
          <circle
            cx="32"
            cy="32"
            r="28"
            pathLength={VIDEO_SECONDS_MAX}
            strokeDasharray={`${seconds} ${VIDEO_SECONDS_MAX}`}
          />
        </Ring>
        <span aria-hidden>{`${whole} s`}</span>
      </Face>
      {level !== undefined && (
        <Room aria-hidden>
          <Bar style={{ blockSize: `${Math.round(level * 100)}%` }} />
        </Room>
      )}
    </Root>
  );
};

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  justifyContent: 'center',
  alignItems: 'center',
});
const Said = styled('p', { margin: 0, lineHeight: '$snug' });

export type RecordingProgressProps = {
  state: Extract<RecordingState, { is: 'recording' }>;
  onStop: () => void;
};

export const RecordingProgress = ({ state, onStop }: RecordingProgressProps) => {
  const { t } = useTexts();
  const { seconds, level, isSilent } = state;
  const stop = useRef<HTMLButtonElement>(null);
  // Replaces the focused start button.
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
