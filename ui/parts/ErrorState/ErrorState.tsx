import { RefreshIcon } from '../../icons/RefreshIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { useFrameTexts } from '../../texts.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';

export type ErrorStateProps = EmptyStateProps & {
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
};

/** Failed content with a retry. Renders a `<div role="alert">` with a heading. */
export const ErrorState = ({ icon, action, onRetry, retrying = false, ...rest }: ErrorStateProps) => {
  const texts = useFrameTexts();
  const retry = onRetry && (
    <Button icon={<RefreshIcon size="1.25em" />} loading={retrying} onClick={onRetry}>
      {texts.retry}
    </Button>
  );
  return <EmptyState role="alert" icon={icon ?? <WarningIcon />} action={action ?? retry} {...rest} />;
};
