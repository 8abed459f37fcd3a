import { Button } from '@parvis/ui/parts/Button';
import { Spinner } from '@parvis/ui/parts/Spinner';
import type { ComponentProps } from 'react';

export type AnswerButtonProps = ComponentProps<typeof Button> & {
  /** Pending: ignores presses; the question's status region says so. */
  waiting: boolean;
};

/** Button. Data attributes: `data-loading`. */
export const AnswerButton = ({ waiting, icon, ...rest }: AnswerButtonProps) => (
  <Button
    {...rest}
    data-loading={waiting || undefined}
    aria-disabled={waiting || undefined}
    icon={waiting ? <Spinner size="small" role="presentation" aria-hidden /> : icon}
  />
);
