import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, ReactNode } from 'react';
import type { Slot } from '../../slots.ts';

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

export type EmptyStateSlot = Slot<'EmptyState'>;

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  icon?: ReactNode;
  title: ReactNode;
  /** Heading level (default `h2`) or paragraph. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p' | undefined;
  text?: ReactNode;
  action?: ReactNode;
  classNames?: Partial<Record<EmptyStateSlot, string>> | undefined;
};

/** Empty content with the next step. Renders a `<div>` with a heading. */
export const EmptyState = ({
  icon,
  title,
  titleAs = 'h2',
  text,
  action,
  classNames,
  ...rest
}: EmptyStateProps) => (
  <Root {...rest}>
    {icon && (
      <Circle aria-hidden className={classNames?.icon}>
        {icon}
      </Circle>
    )}
    <Title as={titleAs} className={classNames?.title}>
      {title}
    </Title>
    {text && <Text className={classNames?.text}>{text}</Text>}
    {action && <Action className={classNames?.action}>{action}</Action>}
  </Root>
);
