import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { LinkedText } from '../LinkedText/LinkedText.tsx';
import { splitMarks } from './splitMarks.ts';

const Mark = styled('b', {
  paddingInline: 4,
  borderRadius: '$icon',
  boxShadow: 'inset 0 0 0 1px currentColor',
  fontWeight: '$bold',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  '@forced': { outline: '1px solid CanvasText' },
});

export type NoteWordsProps = Omit<ComponentProps<'span'>, 'children'> & {
  text: string;
  /** Highlighted words: "@Camille Durand". */
  marks?: readonly string[] | undefined;
};

/** Note with highlighted words. Renders a `<span>`. */
export const NoteWords = ({ text, marks = [], ...rest }: NoteWordsProps) => (
  <span {...rest}>
    {splitMarks(text, marks).map(({ words, isMark }, index) =>
      isMark ? <Mark key={index}>{words}</Mark> : <LinkedText key={index} text={words} />,
    )}
  </span>
);
