import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { visuallyHiddenStyle } from '../shared/buttonBase.ts';
import { type ButtonVariant, buttonClass, wordsClass } from './buttonStyles.ts';

export type { ButtonVariant } from './buttonStyles.ts';

const Root = styled('button', buttonClass);
const Hidden = styled('span', visuallyHiddenStyle);
const Words = styled('span', wordsClass);

export type ButtonProps = ComponentProps<'button'> & {
  /** One strong button a screen. Default `solid`. */
  variant?: ButtonVariant | undefined;
  /** `small`: 40 px on desktops; touch targets stay 48 px. Default `normal`. */
  size?: 'small' | 'normal' | undefined;
  icon?: ReactNode;
  /**
   * Children become accessible name and `title`; `title=""` or a naming Tooltip removes the latter. Default `false`.
   */
  iconOnly?: boolean | undefined;
  round?: boolean | undefined;
  block?: boolean | undefined;
  /** Keeps size and focus, ignores presses. Default `false`. */
  loading?: boolean | undefined;
};

/** Renders a `<button type="button">`. */
export const Button = ({
  variant = 'solid',
  size = 'normal',
  icon,
  iconOnly = false,
  round = false,
  block = false,
  loading = false,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <Root
      type="button"
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-icon-only={iconOnly || undefined}
      data-round={round || undefined}
      data-loading={loading || undefined}
      aria-disabled={loading || undefined}
      {...(iconOnly && typeof children === 'string' ? { title: children } : undefined)}
      onClick={handleClick}
      {...rest}
    >
      {loading ? <Spinner size="small" /> : icon}
      {iconOnly ? <Hidden>{children}</Hidden> : <Words>{children}</Words>}
    </Root>
  );
};
