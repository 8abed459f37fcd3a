import { styled } from '@parvis/theme/css/stitches';
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

/** A text in which some words stand out. */
export const MarkedText = ({ text, marks }: { text: string; marks: readonly string[] }) =>
  splitMarks(text, marks).map(({ words, isMark }, index) =>
    isMark ? <Mark key={index}>{words}</Mark> : <LinkedText key={index} text={words} />,
  );
