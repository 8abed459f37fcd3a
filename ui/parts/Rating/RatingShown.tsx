import { styled } from '@parvis/theme/stitches';
import type { ComponentProps } from 'react';
import { useUiTexts } from '../../texts.tsx';
import { Star } from './Stars.tsx';

const Root = styled('div', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  maxInlineSize: '100%',
});
const Row = styled('span', { display: 'inline-flex', gap: '2px' });
const Words = styled('span', { fontWeight: '$bold', fontSize: '$sm', whiteSpace: 'nowrap' });

export type RatingShownProps = ComponentProps<'div'> & { value: number | null; max: number };

/**
 * A rating that was given, or the mean of several, rounded to one decimal, or words for none yet; Rating shows it
 * when read-only.
 * Renders a `<div role="img">`.
 */
export const RatingShown = ({ value, max, ...rest }: RatingShownProps) => {
  const texts = useUiTexts();
  const rounded = value === null ? undefined : Math.round(value * 10) / 10;
  const words = rounded === undefined ? texts.notRated : texts.rated(rounded, max);
  return (
    <Root role="img" aria-label={words} data-value={rounded} {...rest}>
      <Row aria-hidden>
        {Array.from({ length: max }, (_, i) => (
          <Star key={i} fill={(rounded ?? 0) - i} size="1.25rem" />
        ))}
      </Row>
      <Words aria-hidden>{words}</Words>
    </Root>
  );
};
