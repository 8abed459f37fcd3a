import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { StarIcon } from '../../icons/StarIcon.tsx';
import { useUiTexts } from '../../texts.tsx';
import { starColours, starFilling } from './starStyles.ts';

const Box = styled('span', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  '& > svg': { display: 'block', maxInlineSize: '100%', blockSize: 'auto' },
  ...starColours,
});

/** Bundlers would keep a call. */
const tenths = {
  '&[data-tenths="1"]': { inlineSize: '10%' },
  '&[data-tenths="2"]': { inlineSize: '20%' },
  '&[data-tenths="3"]': { inlineSize: '30%' },
  '&[data-tenths="4"]': { inlineSize: '40%' },
  '&[data-tenths="5"]': { inlineSize: '50%' },
  '&[data-tenths="6"]': { inlineSize: '60%' },
  '&[data-tenths="7"]': { inlineSize: '70%' },
  '&[data-tenths="8"]': { inlineSize: '80%' },
  '&[data-tenths="9"]': { inlineSize: '90%' },
} as const;

const Fill = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  ...tenths,
  overflow: 'hidden',
  '& svg': { display: 'block', ...starFilling },
});

type StarProps = {
  /** To a tenth. */
  fill: number;
  size: string;
};

/** One partly filled star, decorative. */
const Star = ({ fill, size }: StarProps) => (
  <Box aria-hidden>
    <StarIcon size={size} />
    {fill > 0 && (
      <Fill data-tenths={Math.round(Math.min(1, fill) * 10)}>
        <StarIcon size={size} />
      </Fill>
    )}
  </Box>
);

const Root = styled('div', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$2',
  rowGap: '$1',
  maxInlineSize: '100%',
});
const Title = styled('span', { flex: '1 0 100%', fontWeight: '$bold', lineHeight: '$snug' });
const Row = styled('span', { display: 'inline-flex', gap: '2px' });
const Words = styled('span', { fontWeight: '$bold', fontSize: '$sm', whiteSpace: 'nowrap' });

export type RatingShownProps = ComponentProps<'div'> & {
  /** `null` for none. */
  value: number | null;
  max: number;
  label?: ReactNode;
  name?: string | undefined;
  /** Id of an outer form. */
  form?: string | undefined;
  disabled?: boolean | undefined;
  classNames?: Partial<Record<'label' | 'row' | 'star', string>> | undefined;
};

/** Read-only rating, rounded to one decimal, or text for none. Renders a `<div role="img">`. */
export const RatingShown = ({
  value,
  max,
  label,
  name,
  form,
  disabled,
  classNames,
  ...rest
}: RatingShownProps) => {
  const texts = useUiTexts();
  const id = useId();
  const rounded = value === null ? undefined : Math.round(value * 10) / 10;
  const words = rounded === undefined ? texts.notRated : texts.rated(rounded, max);
  return (
    <Root
      role="img"
      {...(label ? { 'aria-labelledby': `${id}-label ${id}-words` } : { 'aria-label': words })}
      data-value={rounded}
      {...rest}
    >
      {label && (
        <Title className={classNames?.label} id={`${id}-label`}>
          {label}
        </Title>
      )}
      <Row aria-hidden className={classNames?.row}>
        {Array.from({ length: max }, (_, i) => (
          <Star key={i} fill={(rounded ?? 0) - i} size="1.25rem" />
        ))}
      </Row>
      <Words aria-hidden id={`${id}-words`}>
        {words}
      </Words>
      {name && value !== null && <input type="hidden" {...{ name, form, disabled, value }} />}
    </Root>
  );
};
