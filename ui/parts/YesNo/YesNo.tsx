import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { buttonBase, hoverEdge } from '../shared/buttonBase.ts';
import { joinDescriptionIds } from '../shared/Field.tsx';
import { FormValue } from '../shared/FormValue.tsx';
import { focusRing } from '../shared/focusRing.ts';
import { GroupError, GroupHint } from '../shared/GroupNotes.tsx';
import { primaryEdge } from '../shared/primaryFill.ts';
import { useControlled } from '../shared/useControlled.ts';
import { useGroupRef } from '../shared/useGroupRef.ts';
import { warnUnnamed } from '../shared/warnUnnamed.ts';

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
  '&[data-strong]:not(:focus-visible)': primaryEdge,
  '[data-invalid] > &': { border: '2px dashed currentColor' },
  '&:disabled[aria-pressed=false]': { opacity: 0.5 },
  '@forced': {
    border: '1px solid ButtonText',
    '&[aria-pressed=true]': { borderWidth: '3px', borderColor: 'Highlight' },
  },
});

const Words = styled('span', { minInlineSize: 0 });

export type YesNoSlot = Slot<'YesNo'>;

export type YesNoProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  value?: boolean | null | undefined;
  defaultValue?: boolean | null | undefined;
  /** `true` for yes. */
  onValueChange?: ((value: boolean) => void) | undefined;
  yes?: ReactNode;
  no?: ReactNode;
  yesImage?: ReactNode;
  noImage?: ReactNode;
  disabled?: boolean | undefined;
  /** Emphasises the safe answer before a choice; `no` then comes first. */
  standsOut?: 'yes' | 'no' | undefined;
  hint?: ReactNode;
  invalid?: boolean | undefined;
  /** Shown and announced while `invalid`. */
  error?: ReactNode;
  name?: string | undefined;
  /** Id of an outer form. */
  form?: string | undefined;
  classNames?: Partial<Record<YesNoSlot, string>> | undefined;
};

/**
 * Yes-no question; needs `aria-label` or `aria-labelledby`. Renders a `<div role="group">` with two `<button
 * aria-pressed>`, and forwards `focus()`.
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
  if (process.env.NODE_ENV !== 'production') warnUnnamed('YesNo', null, rest);
  const first = disabled ? undefined : standsOut;
  const strong = answer ?? (first === undefined ? undefined : first === 'yes');
  const said = answer === null ? undefined : answer ? 'yes' : 'no';
  const sides = [
    { is: true, words: yes ?? texts.yes, image: yesImage },
    { is: false, words: no ?? texts.no, image: noImage },
  ];
  // With a safe no, yes comes last, as in dialogs.
  const choices = standsOut === 'no' ? [...sides].reverse() : sides;
  return (
    <Root
      ref={root}
      role="group"
      aria-describedby={joinDescriptionIds(id, hint, wrong, also)}
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
