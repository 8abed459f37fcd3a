import { styled } from '@parvis/theme/css/stitches';
import { RefreshIcon } from '../../icons/RefreshIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { type UiTexts, useUiTexts } from '../../texts.tsx';
import { Button } from '../Button/Button.tsx';
import { type Moment, When } from '../shared/When.tsx';

const Line = styled('p', {
  margin: 0,
  textAlign: 'end',
  fontSize: '$xs',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

const Failed = styled('p', {
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: '$2',
  color: '$txt',
  fontSize: '$sm',
  fontWeight: '$bold',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '$1' },
});

export type BubbleStatus = 'sending' | 'sent' | 'seen' | 'failed';

const statusWord: Record<Exclude<BubbleStatus, 'failed'>, (texts: UiTexts) => string> = {
  sending: (texts) => texts.sending,
  sent: (texts) => texts.sent,
  seen: (texts) => texts.seen,
};

export type BubbleTimeProps = {
  /** Instant, or words with `dateTime` and `timeTitle`. */
  time: Moment;
  /** ISO 8601. */
  dateTime?: string | undefined;
  /** Shown on hover. */
  timeTitle?: string | undefined;
  status?: BubbleStatus | undefined;
  /** Replaces it: "répondu : Oui". */
  statusText?: string | undefined;
};

/** Time and status of a bubble. Renders a `<p>`. */
export const BubbleTime = ({
  time,
  dateTime,
  timeTitle,
  status,
  statusText,
  className,
}: BubbleTimeProps & { className?: string | undefined }) => {
  const texts = useUiTexts();
  const word = statusText ?? (status && status !== 'failed' ? statusWord[status](texts) : undefined);
  return (
    <Line className={className}>
      <When at={time} style="time" dateTime={dateTime} title={timeTitle} />
      {word && <span> · {word}</span>}
    </Line>
  );
};

/** Failure notice with a retry. Renders a `<p>`. */
export const BubbleFailed = ({ onRetry }: { onRetry?: (() => void) | undefined }) => {
  const texts = useUiTexts();
  return (
    <Failed>
      <span>
        <WarningIcon size={18} />
        {texts.notSent}
      </span>
      {onRetry && (
        <Button variant="quiet" icon={<RefreshIcon size={18} />} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </Failed>
  );
};
