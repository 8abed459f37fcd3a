import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, ReactNode } from 'react';

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$2',
  maxInlineSize: '24rem',
  marginInline: 'auto',
  paddingBlock: '$8',
  paddingInline: 'min($space$4, 16px)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  lineHeight: '$normal',
});

const Circle = styled('div', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  marginBlockEnd: '$2',
  borderRadius: '$round',
  fontSize: '1.25rem',
  backgroundColor: '$navBtnBg',
  color: '$txt',
});

const Title = styled('h2', { margin: 0, fontSize: '$lg', fontWeight: '$bold', lineHeight: '$snug' });
const Text = styled('p', { margin: 0 });
const Action = styled('div', { marginBlockStart: '$3' });

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Drawn large above the title. */
  icon?: ReactNode;
  /** What is empty. */
  title: ReactNode;
  /** The element of the title: a heading of the page’s outline (`h2` by default), or a paragraph. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p' | undefined;
  /** What to do next. */
  text?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
};

/**
 * Stands where nothing is yet, and says what to do next.
 * Renders a `<div>` with a heading.
 */
export const EmptyState = ({ icon, title, titleAs = 'h2', text, action, ...rest }: EmptyStateProps) => (
  <Root {...rest}>
    {icon && <Circle aria-hidden>{icon}</Circle>}
    <Title as={titleAs}>{title}</Title>
    {text && <Text>{text}</Text>}
    {action && <Action>{action}</Action>}
  </Root>
);
