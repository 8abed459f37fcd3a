import { styled } from '@parvis/theme/css/stitches';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useUiTexts } from '../../texts.tsx';
import { useHydrated } from '../shared/useHydrated.ts';
import { formatMoment, type Moment, When } from '../shared/When.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type { Moment } from '../shared/When.tsx';

const Row = styled('div', { display: 'flex', justifyContent: 'center', paddingInline: 8 });

const Pill = styled('div', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxInlineSize: '100%',
  paddingBlock: '$1',
  paddingInline: 12,
  border: '1px solid transparent',
  borderRadius: '$card',
  color: '$txt',
  surface: 'msgEventBg',
  fontSize: '$sm',
  lineHeight: 1.4,
});

const Icon = styled('span', {
  display: 'inline-flex',
  flexShrink: 0,
  '& svg': { inlineSize: '1rem', blockSize: '1rem' },
});
const Words = styled('span', { minInlineSize: 0, overflowWrap: 'anywhere' });
export type SystemMessageProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  text: string;
  icon?: ReactNode;
  /** On hover; read after the sentence. */
  time?: Moment | undefined;
  /** ISO 8601. */
  dateTime?: string | undefined;
  children?: ReactNode;
};

/** Case event between bubbles. Renders a pill in a `<div>`. */
export const SystemMessage = ({ text, icon, time, dateTime, children, ...rest }: SystemMessageProps) => {
  const texts = useUiTexts();
  // Server and reader may differ in time zone.
  const isKnown = useHydrated() || typeof time === 'string';
  return (
    <Row {...rest}>
      <Pill title={time && isKnown ? formatMoment(texts, time, 'moment') : undefined}>
        {icon && <Icon aria-hidden="true">{icon}</Icon>}
        <Words>
          {text}
          {time && (
            <VisuallyHidden>
              {' '}
              <When at={time} style="moment" dateTime={dateTime} />
            </VisuallyHidden>
          )}
        </Words>
        {children}
      </Pill>
    </Row>
  );
};
