import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonVariant, buttonClass, wordsClass } from '../Button/buttonStyles.ts';
import { asLink, type LinkElement } from '../shared/asLink.ts';

export type { ButtonVariant } from '../Button/buttonStyles.ts';
export type { LinkElement } from '../shared/asLink.ts';

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
  /** The link of a router in place of an `<a>`, with where it leads: `<Link to="/cases" />`. It takes all that is given here. */
  render?: LinkElement | undefined;
};

/**
 * A link that leads somewhere and looks like a Button.
 * Renders an `<a>`, or what `render` is. Data attributes: `data-variant`, `data-size`, `data-block`.
 */
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
    {...(render ? asLink(render, rest) : rest)}
  >
    {icon}
    <Words>{children}</Words>
  </Root>
);
