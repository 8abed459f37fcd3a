import { VIDEO_SECONDS_MAX } from '@parvis/api/constants';
import { styled } from '@parvis/theme/css/stitches';
import { useTexts } from '../texts/useTexts.ts';

const Root = styled('div', { display: 'flex', alignItems: 'center', gap: '$3', justifyContent: 'center' });
const Ring = styled('svg', { inlineSize: '4rem', blockSize: '4rem', transform: 'rotate(-90deg)' });
const Face = styled('div', { display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } });
const Room = styled('div', {
  display: 'grid',
  alignContent: 'end',
  inlineSize: '0.75rem',
  blockSize: '4rem',
  overflow: 'hidden',
  borderRadius: '$pill',
  border: '1px solid currentColor',
});
const Bar = styled('div', { backgroundColor: 'currentColor', forcedColorAdjust: 'none' });

export type RecordRingProps = {
  seconds: number;
  /** How loud it is, from 0 to 1; nothing of a film without sound. */
  level: number | undefined;
};

/** How long a film goes on, and how loud it is. */
export const RecordRing = ({ seconds, level }: RecordRingProps) => {
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
