import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, ReactNode } from 'react';
import { PauseIcon } from '../../icons/PauseIcon.tsx';
import { PlayIcon } from '../../icons/PlayIcon.tsx';
import { buttonBase } from '../shared/buttonBase.ts';
import { focusRing } from '../shared/focusRing.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Ring = styled('svg', {
  display: 'block',
  inlineSize: '$target',
  blockSize: '$target',
  transform: 'rotate(-90deg)',
  '& > [data-share]': { transition: 'stroke-dashoffset 200ms linear' },
  '@motion': { '& > [data-share]': { transition: 'none' } },
});

type SendRingProps = {
  label: string;
  value: number | undefined;
  max: number;
};

const SendRing = ({ label, value, max }: SendRingProps) => {
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

const Root = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '& > *': { gridColumn: 1 },
  '& > :first-child, & > [data-over]': { gridRow: 1 },
});
/** Video controls and content need the centre. */
const Over = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  placeSelf: 'start',
  zIndex: 1,
  maxInlineSize: '100%',
  padding: '$2',
  pointerEvents: 'none',
});
const Face = styled('div', {
  display: 'grid',
  borderRadius: '$round',
  backgroundColor: '$bg1',
  color: '$txt',
  pointerEvents: 'auto',
  '& > *': { gridArea: '1 / 1' },
  '@forced': { border: '1px solid CanvasText' },
});
const Press = styled('button', buttonBase, focusRing, {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$target',
  blockSize: '$target',
  borderRadius: '$round',
});
const State = styled('span', {
  paddingBlock: '$1',
  paddingInline: '$2',
  borderRadius: '$control',
  backgroundColor: '$bg1',
  color: '$txt',
  fontSize: '$sm',
  lineHeight: '$snug',
  '@forced': { border: '1px solid CanvasText' },
});
const Failed = styled('div', { display: 'grid', gap: '$2', paddingBlock: '$2', paddingInline: 9 });
const Why = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug', overflowWrap: 'anywhere' });
const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

export type BubbleSendingProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Spoken: "Envoi de la photo 1". */
  label: string;
  /** Up to `max`; undefined if unknown. */
  value?: number | undefined;
  max?: number | undefined;
  held?: boolean;
  /** Pause reason, announced once. */
  heldText?: string | undefined;
  /** Spoken action with the file name; no button without it. */
  pressLabel?: string | undefined;
  onPress?: (() => void) | undefined;
  /** Replaces the ring. */
  failed?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
};

/** Upload progress that pauses and resumes, or a failure. Renders a `<div>`. */
export const BubbleSending = (props: BubbleSendingProps) => {
  const { label, value, max = 100, held = false, heldText, pressLabel, onPress, ...more } = props;
  const { failed, actions, children, ...rest } = more;
  const isFailed = failed !== undefined;
  const Icon = held ? PlayIcon : PauseIcon;
  const below = (isFailed || held) && (isFailed || actions);
  return (
    <Root data-sending={isFailed ? 'failed' : held ? 'held' : 'going'} {...rest}>
      {children}
      {!isFailed && (
        <Over data-over="">
          <Face>
            <SendRing {...{ label, value, max }} />
            {onPress && (
              <Press type="button" aria-label={pressLabel} title={pressLabel} onClick={onPress}>
                <Icon size={22} />
              </Press>
            )}
          </Face>
          {held && heldText && <State aria-hidden>{heldText}</State>}
          <VisuallyHidden role="status">{held ? heldText : ''}</VisuallyHidden>
        </Over>
      )}
      {below && (
        <Failed>
          {isFailed && <Why>{failed}</Why>}
          {actions && <Row>{actions}</Row>}
        </Failed>
      )}
    </Root>
  );
};
