import { styled } from '@parvis/theme/css/stitches';
import { tellOnce } from '@parvis/theme/css/tellOnce';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { joinDescriptionIds } from '../shared/Field.tsx';
import { FormValue } from '../shared/FormValue.tsx';
import { GroupError, GroupHint } from '../shared/GroupNotes.tsx';
import { inDisabledFieldset } from '../shared/inDisabledFieldset.ts';
import { Need } from '../shared/Need.tsx';
import { useControlled } from '../shared/useControlled.ts';
import { useGroupRef } from '../shared/useGroupRef.ts';
import { warnUnnamed } from '../shared/warnUnnamed.ts';
import { RatingShown } from './RatingShown.tsx';
import { RatingStars } from './RatingStars.tsx';
import { getStarStyle, starRules, underRow } from './starRow.ts';

const Root = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  gap: '$1',
  ...starRules,
  [`&[data-disabled], ${inDisabledFieldset}`]: { opacity: 0.5 },
});
const Title = styled('div', { fontWeight: '$bold', lineHeight: '$snug', overflowWrap: 'anywhere' });
const Ends = styled('div', underRow, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$2',
  alignItems: 'start',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& > *': { flex: '1 1 calc((12rem - 100%) * 999)', maxInlineSize: '100%', overflowWrap: 'break-word' },
  // Same width answered or not.
  '& > :nth-child(2)': {
    flex: '0 0 max(4.25rem, calc((12rem - 100%) * 999))',
    fontWeight: '$bold',
    minBlockSize: '1.35em',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  '& > :last-child': { textAlign: 'end' },
});

export type RatingSlot = Slot<'Rating'>;

export type RatingProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  /** `null` without an answer; fractions only when read-only. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  /** `null` when cleared. */
  onValueChange?: ((value: number | null) => void) | undefined;
  min?: number | undefined;
  /** Default 5 (specification 5). */
  max?: number | undefined;
  /** Or `aria-label`, `aria-labelledby`. */
  label?: ReactNode;
  required?: boolean | undefined;
  hint?: ReactNode;
  invalid?: boolean | undefined;
  /** Shown and announced while `invalid`. */
  error?: ReactNode;
  minLabel?: ReactNode;
  maxLabel?: ReactNode;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  name?: string | undefined;
  /** Id of an outer form. */
  form?: string | undefined;
  classNames?: Partial<Record<RatingSlot, string>> | undefined;
};

/**
 * Stars: arrows move; Enter, Space or a tap answers; the same star, Delete or Backspace clears. Renders a `<div
 * role="radiogroup">`, or a `<div role="img">` if read-only.
 */
export const Rating = ({
  value,
  defaultValue = null,
  onValueChange,
  min = 1,
  max = 5,
  label,
  required,
  hint,
  invalid = false,
  error,
  'aria-describedby': also,
  minLabel,
  maxLabel,
  disabled = false,
  readOnly = false,
  name,
  form,
  classNames,
  style,
  ref,
  ...rest
}: RatingProps) => {
  const texts = useUiTexts();
  const root = useGroupRef(ref);
  const titleId = useId();
  const row = useRef<HTMLDivElement>(null);
  const [held, setRated] = useControlled<number | null>(value, defaultValue, onValueChange);
  const isStar = Number.isInteger(held) && Number(held) >= 1 && Number(held) <= max;
  const isMean = readOnly && Number(held) >= 0 && Number(held) <= max;
  const rated = isStar || isMean ? held : null;
  if (process.env.NODE_ENV !== 'production' && held !== null && rated === null)
    tellOnce(`${held} is no star of a Rating of ${max}: it is neither shown nor sent.`);
  if (readOnly) {
    const given = { label, name, form, disabled, classNames, style };
    return <RatingShown ref={root} aria-describedby={also} value={rated} max={max} {...given} {...rest} />;
  }
  if (process.env.NODE_ENV !== 'production') warnUnnamed('Rating', label, rest);

  const many = getStarStyle(max);
  const wrong = invalid ? error : undefined;
  return (
    <Root
      ref={root}
      role="radiogroup"
      aria-labelledby={label ? titleId : undefined}
      aria-describedby={joinDescriptionIds(titleId, hint, wrong, also)}
      aria-invalid={invalid || undefined}
      aria-required={required}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts="Delete"
      data-value={rated ?? undefined}
      data-disabled={disabled || undefined}
      data-invalid={invalid || undefined}
      data-stars={max}
      style={many ? { ...many, ...style } : style}
      {...rest}
    >
      {label && (
        <Title className={classNames?.label}>
          <span id={titleId}>{label}</span>
          <Need word={required === undefined ? undefined : required ? texts.required : texts.optional} />
        </Title>
      )}
      <GroupHint id={titleId} className={classNames?.hint}>
        {hint}
      </GroupHint>
      <RatingStars
        row={row}
        {...{ rated, max, disabled, classNames }}
        first={Math.max(1, min)}
        tabStop={held}
        onRate={setRated}
      />
      <Ends className={classNames?.ends} aria-hidden={!minLabel && !maxLabel ? true : undefined}>
        <span>{minLabel}</span>
        <span aria-hidden>{rated === null ? '' : texts.starsShort(rated, max)}</span>
        <span>{maxLabel}</span>
      </Ends>
      <GroupError id={titleId} className={classNames?.error}>
        {wrong}
      </GroupError>
      {name && (
        <FormValue
          {...{ name, form, disabled }}
          chosen={rated === null ? [] : [String(rated)]}
          multiple
          place={row}
          onReset={([initial]) => setRated(initial === undefined ? null : Number(initial))}
        />
      )}
    </Root>
  );
};
