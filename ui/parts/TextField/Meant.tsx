import { styled } from '@parvis/theme/css/stitches';
import { useEffect, useId, useRef } from 'react';
import { InfoIcon } from '../../icons/InfoIcon.tsx';
import { useUiTexts } from '../../texts.tsx';
import { Button } from '../Button/Button.tsx';

const Box = styled('div', { display: 'grid', gap: '$2', paddingBlock: '$2' });
const Asked = styled('p', {
  display: 'flex',
  gap: '$1',
  margin: 0,
  fontWeight: '$bold',
  lineHeight: '$snug',
  '& > svg': { flexShrink: 0, marginBlockStart: '0.1em' },
  '& > span': { minInlineSize: 0, overflowWrap: 'anywhere' },
});
const Ways = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

type MeantProps = {
  /** What was probably meant. */
  value: string;
  /** Whether it is taken. */
  onAnswer: (taken: boolean) => void;
};

/** Asks whether something else was meant than what was typed. Takes the focus when it comes. Renders a `<div role="group">`. */
export const Meant = ({ value, onAnswer }: MeantProps) => {
  const { meant, takeMeant, keepTyped } = useUiTexts();
  const id = useId();
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), []);
  return (
    <Box role="group" aria-labelledby={id}>
      <Asked id={id}>
        <InfoIcon size="1.25em" />
        <span>{meant(value)}</span>
      </Asked>
      <Ways>
        <Button ref={take} aria-describedby={id} variant="quiet" onClick={() => onAnswer(true)}>
          {takeMeant}
        </Button>
        <Button aria-describedby={id} variant="plain" onClick={() => onAnswer(false)}>
          {keepTyped}
        </Button>
      </Ways>
    </Box>
  );
};
