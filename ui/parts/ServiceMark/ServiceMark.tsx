import { styled } from '@parvis/theme/css/stitches';
import type { ComponentPropsWithRef } from 'react';
import { ResponderIcon } from '../ResponderIcon/ResponderIcon.tsx';

const Root = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minInlineSize: 0,
  maxInlineSize: '100%',
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  whiteSpace: 'normal',
});

export type CaseService = {
  /** Responder code. */
  code: string;
  label: string;
  /** Without its colour. Default `false`. */
  neutral?: boolean;
};

export type ServiceMarkProps = CaseService & Omit<ComponentPropsWithRef<'span'>, 'children' | 'color'>;

/** Service of a case: icon and name. Renders a `<span>`. */
export const ServiceMark = ({ code, label, neutral = false, ...rest }: ServiceMarkProps) => (
  <Root {...rest}>
    <ResponderIcon decorative size="xs" code={code} label={label} neutral={neutral} />
    <span dir="auto">{label}</span>
  </Root>
);
