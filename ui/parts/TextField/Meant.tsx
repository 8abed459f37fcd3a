import { styled } from '@parvis/theme/css/stitches';
import { useEffect, useId, useRef } from 'react';
import { useUiTexts } from '../../texts.tsx';
import { Button } from '../Button/Button.tsx';
import { Seen, Wrong } from '../shared/Field.tsx';

const Ways = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', paddingBlock: '$2' });

type MeantProps = {
  /** What was probably meant. */
  value: string;
  /** Whether it is taken. */
  onAnswer: (taken: boolean) => void;
};

/** Asks whether something else was meant than what was typed. Takes the focus when it comes. Renders the question and a `<div role="group">`. */
export const Meant = ({ value, onAnswer }: MeantProps) => {
  const texts = useUiTexts();
  const id = useId();
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), []);
  return (
    <>
      <Seen id={id}>
        <Wrong>{texts.meant(value)}</Wrong>
      </Seen>
      <Ways role="group" aria-labelledby={id}>
        <Button ref={take} variant="quiet" onClick={() => onAnswer(true)}>
          {texts.takeMeant}
        </Button>
        <Button variant="plain" onClick={() => onAnswer(false)}>
          {texts.keepTyped}
        </Button>
      </Ways>
    </>
  );
};
