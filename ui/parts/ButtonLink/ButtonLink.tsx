import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonVariant, buttonClass, wordsClass } from '../Button/buttonStyles.ts';

const Root = styled('a', buttonClass);
const Words = styled('span', wordsClass);

export type ButtonLinkProps = ComponentProps<'a'> & {
  /** How strongly it asks to be followed. Quiet by default. */
  variant?: ButtonVariant | undefined;
  /** 48 px high (`normal`, the default) or 40 (`small`). */
  size?: 'small' | 'normal' | undefined;
  /** Stands before the words. */
  icon?: ReactNode;
  /** As wide as what it stands in. Not by default. */
  block?: boolean | undefined;
};

/**
 * A link that leads somewhere and looks like a Button.
 * Renders an `<a>`. Data attributes: `data-variant`, `data-size`, `data-block`.
 */
export const ButtonLink = ({
  variant = 'quiet',
  size = 'normal',
  icon,
  block = false,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Root data-variant={variant} data-size={size} data-block={block || undefined} {...rest}>
    {icon}
    {typeof children === 'string' ? <Words>{children}</Words> : children}
  </Root>
);
