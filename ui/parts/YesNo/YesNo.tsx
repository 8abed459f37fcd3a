import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { buttonBase, hoverEdge } from '../shared/buttonBase.ts';
import { fillingEdge } from '../shared/edges.ts';
import { describedBy } from '../shared/Field.tsx';
import { FormValue } from '../shared/FormValue.tsx';
import { focusRing } from '../shared/focusRing.ts';
import { GroupError, GroupHint } from '../shared/GroupNotes.tsx';
import { tellUnnamed } from '../shared/tellUnnamed.ts';
import { useControlled } from '../shared/useControlled.ts';
import { useGroupRef } from '../shared/useGroupRef.ts';

const Root = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$3' });

const Choice = styled('button', buttonBase, hoverEdge, focusRing, {
  flex: '1 1 7rem',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minBlockSize: '3.25rem',
  paddingInline: '$4',
  paddingBlock: '$2',
  borderRadius: '$control',
  fontSize: '$md',
  fontWeight: '$bold',
  lineHeight: '$tight',
  textAlign: 'center',
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  backgroundColor: '$btn2Bg',
  color: '$btn2Fill',
  '& svg': { flexShrink: 0 },
  '&[data-strong]': { backgroundColor: '$btn1Bg', color: '$btn1Fill' },
  '&[data-strong]:not(:focus-visible)': fillingEdge,
  '[data-invalid] > &': { border: '2px dashed currentColor' },
  // The answer stays in sight.
  '&:disabled[aria-pressed=false]': { opacity: 0.5 },
  '@forced': {
    border: '1px solid ButtonText',
    '&[aria-pressed=true]': { borderWidth: '3px', borderColor: 'Highlight' },
  },
});

/** Only a word longer than its button is broken. */
const Words = styled('span', { minInlineSize: 0 });

/** A piece of it that takes a class. */
export type YesNoSlot = Slot<'YesNo'>;

export type YesNoProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  /** `null` while nothing is answered. */
  value?: boolean | null | undefined;
  /** The answer at first; none by default. */
  defaultValue?: boolean | null | undefined;
  /** One of the two was chosen; called with `true` for yes. */
  onValueChange?: ((value: boolean) => void) | undefined;
  /** Words of the two buttons; by default plain yes and no. */
  yes?: ReactNode;
  /** The words of no. */
  no?: ReactNode;
  /** Pictures before the words. */
  yesImage?: ReactNode;
  /** Stands beside the words of no. */
  noImage?: ReactNode;
  /** Cannot be answered now. Not by default. */
  disabled?: boolean | undefined;
  /**
   * Which of the two stands out while nothing is answered: where one tap is the whole step, the one that is safe. A no that
   * does stands first. Neither is then a toggle to a screen reader.
   */
  standsOut?: 'yes' | 'no' | undefined;
  /** What helps to answer, always in sight. */
  hint?: ReactNode;
  /** Marks the answer as refused or missing. Not by default. */
  invalid?: boolean | undefined;
  /** What is wrong with it, below: in sight, and spoken, while it is `invalid`. */
  error?: ReactNode;
  /** What a form calls the answer: it gets "yes" or "no", and nothing without one. */
  name?: string | undefined;
  /** Id of a form that it belongs to and does not stand in. */
  form?: string | undefined;
  /** Classes of yours for its pieces. */
  classNames?: Partial<Record<YesNoSlot, string>> | undefined;
};

/**
 * Two big buttons for a question with two answers; name it with `aria-label` or `aria-labelledby`. The same
 * answer again changes nothing.
 * Renders a `<div role="group">` with two `<button aria-pressed>`. Its `focus()` goes to the answer, else to yes.
 * Data attributes: `data-answer` ("yes", "no") and `data-invalid` on the group, `data-strong` on the button that stands out: the answer.
 */
export const YesNo = ({
  value,
  defaultValue = null,
  onValueChange,
  yes,
  no,
  yesImage,
  noImage,
  disabled = false,
  standsOut,
  hint,
  invalid = false,
  error,
  'aria-describedby': also,
  name,
  form,
  classNames,
  ref,
  ...rest
}: YesNoProps) => {
  const texts = useUiTexts();
  const root = useGroupRef(ref);
  const id = useId();
  const wrong = invalid ? error : undefined;
  const [answer, setAnswer] = useControlled<boolean | null>(value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  if (process.env.NODE_ENV !== 'production') tellUnnamed('YesNo', null, rest);
  const first = disabled ? undefined : standsOut;
  const strong = answer ?? (first === undefined ? undefined : first === 'yes');
  const said = answer === null ? undefined : answer ? 'yes' : 'no';
  const sides = [
    { is: true, words: yes ?? texts.yes, image: yesImage },
    { is: false, words: no ?? texts.no, image: noImage },
  ];
  // Where the no is the safe one, the yes is an action, which stands at the end as in every dialog.
  const choices = standsOut === 'no' ? [...sides].reverse() : sides;
  return (
    <Root
      ref={root}
      role="group"
      aria-describedby={describedBy(id, hint, wrong, also)}
      data-answer={said}
      data-invalid={invalid || undefined}
      {...rest}
    >
      <GroupHint id={id} className={classNames?.hint}>
        {hint}
      </GroupHint>
      {choices.map(({ is, words, image }) => (
        <Choice
          key={String(is)}
          className={is ? classNames?.yes : classNames?.no}
          type="button"
          disabled={disabled}
          aria-pressed={standsOut && answer === null ? undefined : answer === is}
          data-strong={strong === is || undefined}
          onClick={() => answer !== is && setAnswer(is)}
        >
          {answer === is ? <CheckIcon size="1.25em" strokeWidth={2.5} /> : image}
          <Words>{words}</Words>
        </Choice>
      ))}
      <GroupError id={id} className={classNames?.error}>
        {wrong}
      </GroupError>
      {name && (
        <FormValue
          {...{ name, form, disabled }}
          chosen={said === undefined ? [] : [said]}
          multiple
          place={root}
          onReset={([initial]) => setAnswer(initial === undefined ? null : initial === 'yes')}
        />
      )}
    </Root>
  );
};
