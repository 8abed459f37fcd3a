import { styled } from '@parvis/theme/css/stitches';

const Ring = styled('svg', {
  display: 'block',
  inlineSize: '$target',
  blockSize: '$target',
  transform: 'rotate(-90deg)',
  '& > [data-share]': { transition: 'stroke-dashoffset 200ms linear' },
  '@motion': { '& > [data-share]': { transition: 'none' } },
});

export type SendRingProps = {
  /** What goes on, spoken. */
  label: string;
  /** How many of `max` have arrived, or that nobody knows. */
  value: number | undefined;
  /** How many there are, of whatever is counted. */
  max: number;
};

/** How much of a file has arrived, around what can be pressed. */
export const SendRing = ({ label, value, max }: SendRingProps) => {
  const done = value === undefined || !(max > 0) ? undefined : Math.max(0, Math.min(max, value));
  const share = done === undefined ? 0 : Math.round((done / max) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      {...(done !== undefined && { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': share })}
      data-unknown={done === undefined || undefined}
    >
      <Ring viewBox="0 0 48 48" aria-hidden fill="none" stroke="currentColor" strokeWidth="4">
        <circle cx="24" cy="24" r="20" opacity="0.25" />
        <circle
          cx="24"
          cy="24"
          r="20"
          pathLength={100}
          strokeDasharray="100 100"
          strokeDashoffset={100 - share}
          data-share=""
        />
      </Ring>
    </div>
  );
};
