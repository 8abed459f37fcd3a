import { styled } from '@parvis/theme/stitches';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from '../Button/buttonStyles.ts';

const Root = styled('a', buttonClass);

export type ButtonLinkProps = ComponentProps<'a'> & {
  variant?: ButtonVariant | undefined;
  size?: 'small' | 'normal' | undefined;
  icon?: ReactNode;
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
    {children}
  </Root>
);
