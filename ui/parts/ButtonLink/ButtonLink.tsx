import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonVariant, buttonClass, wordsClass } from '../Button/buttonStyles.ts';
import { type LinkElement, mergeLinkProps } from '../shared/mergeLinkProps.ts';

export type { ButtonVariant } from '../Button/buttonStyles.ts';
export type { LinkElement } from '../shared/mergeLinkProps.ts';

const Root = styled('a', buttonClass);
const Words = styled('span', wordsClass);

export type ButtonLinkProps = ComponentProps<'a'> & {
  /** Default `quiet`. */
  variant?: ButtonVariant | undefined;
  /** 48 px (`normal`, default) or 40 px (`small`). */
  size?: 'small' | 'normal' | undefined;
  icon?: ReactNode;
  block?: boolean | undefined;
  /** Router link: `<Link to="/cases" />`. */
  render?: LinkElement | undefined;
};

/** A link that looks like a Button. Renders an `<a>`, or `render`. */
export const ButtonLink = ({
  variant = 'quiet',
  size = 'normal',
  icon,
  block = false,
  render,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Root
    data-variant={variant}
    data-size={size}
    data-block={block || undefined}
    {...(render ? mergeLinkProps(render, rest) : rest)}
  >
    {icon}
    <Words>{children}</Words>
  </Root>
);
