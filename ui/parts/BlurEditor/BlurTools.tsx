import type { Ref } from 'react';
import { MinusIcon } from '../../icons/MinusIcon.tsx';
import { PlusIcon } from '../../icons/PlusIcon.tsx';
import { Button } from '../Button/Button.tsx';
import { Tools } from './blurStyles.ts';
import type { BlurWords } from './blurWords.ts';
import type { EditEvent, EditState } from './edit.ts';

/** By how much a press makes a region larger. */
const LARGER = 1.25;

type BlurToolsProps = {
  words: BlurWords;
  state: EditState;
  aspect: number;
  send: (event: EditEvent) => void;
  remove: (id: number) => void;
  /** The button that is always there. */
  add: Ref<HTMLButtonElement>;
};

/** What can be done without a finger on the picture. Renders a `<div>`. */
export const BlurTools = ({ words, state: { chosen, past }, aspect, send, remove, add }: BlurToolsProps) => {
  const tool = (now: boolean, act: () => void) => ({
    variant: 'quiet' as const,
    size: 'small' as const,
    // Stays in reach of the keyboard: a focused button that is disabled loses the focus.
    'aria-disabled': !now || undefined,
    onClick: () => now && act(),
  });
  const scale = (factor: number) => () => chosen !== undefined && send({ type: 'scale', id: chosen, factor });
  const any = chosen !== undefined;
  return (
    <Tools>
      <Button ref={add} {...tool(true, () => send({ type: 'add', aspect }))}>
        {words.add}
      </Button>
      <Button icon={<MinusIcon size={20} />} iconOnly {...tool(any, scale(1 / LARGER))}>
        {words.smaller}
      </Button>
      <Button icon={<PlusIcon size={20} />} iconOnly {...tool(any, scale(LARGER))}>
        {words.larger}
      </Button>
      <Button {...tool(any, () => chosen !== undefined && remove(chosen))}>{words.remove}</Button>
      <Button {...tool(past.length > 0, () => send({ type: 'undo' }))}>{words.undo}</Button>
    </Tools>
  );
};
