import { styled } from '@parvis/theme/css/stitches';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { StarIcon } from '../../icons/StarIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { getArrowStep } from '../shared/arrows.ts';
import { buttonBase } from '../shared/buttonBase.ts';
import { focusRing } from '../shared/focusRing.ts';
import { SMALL_STARS_FROM, starRow } from './starRow.ts';
import { starColours, starFilling } from './starStyles.ts';

/** By an arrow, Home or End. */
function findNextStar(event: KeyboardEvent, at: number, min: number, max: number): number | undefined {
  const step = getArrowStep(event);
  if (step > 0) return at >= max ? min : at + 1;
  if (step < 0) return at <= min ? max : at - 1;
  if (event.key === 'Home') return min;
  return event.key === 'End' ? max : undefined;
}

const Row = styled('div', starRow, {
  '[data-invalid] > &': { borderRadius: '$control', outline: '2px dashed currentColor' },
});
const Target = styled('button', buttonBase, focusRing, {
  position: 'relative',
  minInlineSize: 0,
  blockSize: '$target',
  borderRadius: '$control',
  ...starColours,
  // Absolute rows need no measuring: a third of the layout cost.
  '& > svg': {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    inlineSize: 'min(2.25rem, 100%)',
    blockSize: 'auto',
    aspectRatio: 1,
  },
  '&[data-small] > svg': { inlineSize: 'min(1.75rem, 100%)' },
  '&[data-filled] > svg': starFilling,
});
export type RatingStarsProps = {
  row: RefObject<HTMLDivElement | null>;
  rated: number | null;
  /** That can be given. */
  first: number;
  max: number;
  /** Clamped; `null` for the first. */
  tabStop: number | null;
  disabled: boolean;
  onRate: (value: number | null) => void;
  classNames: Partial<Record<Slot<'Rating'>, string>> | undefined;
};

/** Radio buttons; fills stars up to the mouse. */
export const RatingStars = (props: RatingStarsProps) => {
  const { row, rated, first, max, tabStop, disabled, onRate, classNames } = props;
  const texts = useUiTexts();
  const [hovered, setHovered] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const tabbable = Math.max(first, Math.min(Math.round(focused ?? tabStop ?? first) || first, max));
  const filled = hovered ?? rated ?? 0;
  const answer = (n: number) => {
    setHovered(null);
    onRate(n === rated ? null : n);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, n: number) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      if (rated !== null) onRate(null);
      return;
    }
    const next = findNextStar(event, n, first, max);
    if (next === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll('button')[next - 1]?.focus();
  };
  return (
    <Row
      ref={row}
      className={classNames?.row}
      role="presentation"
      onPointerLeave={() => setHovered(null)}
      onBlur={() => setFocused(null)}
    >
      {Array.from({ length: max }, (_, i) => i + 1).map((n) => (
        <Target
          key={n}
          className={classNames?.star}
          type="button"
          role="radio"
          disabled={disabled || n < first}
          aria-checked={rated === n}
          aria-label={texts.stars(n, max)}
          title={rated === n ? texts.clearRating : undefined}
          data-checked={rated === n || undefined}
          data-filled={n <= filled || undefined}
          data-small={max >= SMALL_STARS_FROM || undefined}
          tabIndex={n === tabbable ? 0 : -1}
          onFocus={() => setFocused(n)}
          onClick={() => answer(n)}
          onKeyDown={(event) => onKeyDown(event, n)}
          onPointerEnter={({ pointerType, currentTarget }) =>
            pointerType === 'mouse' && !currentTarget.matches(':disabled') && setHovered(n)
          }
        >
          <StarIcon />
        </Target>
      ))}
    </Row>
  );
};
