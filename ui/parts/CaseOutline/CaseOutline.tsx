import { styled } from '@parvis/theme/css/stitches';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type OutlineType, outlines } from '../shared/outlines.ts';

const Square = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 40,
  blockSize: 40,
  border: '2px solid currentColor',
  borderRadius: '$control',
  backgroundColor: '$bg1',
  color: '$txt',
  '& svg': { inlineSize: '1.25rem', blockSize: '1.25rem' },
  variants: { caseType: outlines },
});

export type { OutlineType };

export type CaseOutlineProps = Omit<ComponentPropsWithRef<'span'>, 'color'> & {
  caseType?: OutlineType | undefined;
  /** If no words beside it replace icon and colour. */
  label?: string | undefined;
  children?: ReactNode;
};

/** Case icon outlined by its type. Renders a `<span>`. */
export const CaseOutline = ({ caseType, label, children, ...rest }: CaseOutlineProps) => {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Square data-case-type={caseType} {...name} {...rest} {...(caseType && { caseType })}>
      {children}
    </Square>
  );
};
