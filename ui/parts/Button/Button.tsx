import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { hiddenVisually } from '../shared/buttonBase.ts';
import { type ButtonVariant, buttonClass, wordsClass } from './buttonStyles.ts';

export type { ButtonVariant } from './buttonStyles.ts';

const Root = styled('button', buttonClass);
const Hidden = styled('span', hiddenVisually);
const Words = styled('span', wordsClass);

export type ButtonProps = ComponentProps<'button'> & {
  /** How strongly it asks to be pressed; one strong button a screen. Solid by default. */
  variant?: ButtonVariant | undefined;
  /** `small` (40 px) is for the desk; whatever a thumb meets stays 48 px. `normal` by default. */
  size?: 'small' | 'normal' | undefined;
  /** Before the label. */
  icon?: ReactNode;
  /** Shows the icon alone; the children stay as its spoken name and as its tooltip; `title=""` takes that away, and so does a Tooltip around it that names it. Not by default. */
  iconOnly?: boolean | undefined;
  /** A circle instead of the usual corners. Not by default. */
  round?: boolean | undefined;
  /** As wide as what it stands in. Not by default. */
  block?: boolean | undefined;
  /** The work it started goes on: keeps its place and focus, ignores presses. Not by default. */
  loading?: boolean | undefined;
};

/**
 * Something to press.
 * Renders a `<button type="button">`. Data attributes: `data-variant`, `data-size`, `data-block`, `data-icon-only`,
 * `data-round`, `data-loading`.
 */
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
  const press = (event: MouseEvent<HTMLButtonElement>) => {
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
      onClick={press}
      {...rest}
    >
      {loading ? <Spinner size="small" /> : icon}
      {iconOnly ? <Hidden>{children}</Hidden> : <Words>{children}</Words>}
    </Root>
  );
};
