import { styled } from '@parvis/theme/css/stitches';
import { LockIcon } from '../../icons/LockIcon.tsx';
import type { BubbleNote } from '../Bubble/Bubble.tsx';
import { LinkedText } from '../LinkedText/LinkedText.tsx';
import { splitMarks } from './splitMarks.ts';

const Mark = styled('b', {
  paddingInline: 4,
  borderRadius: '$icon',
  boxShadow: 'inset 0 0 0 1px currentColor',
  fontWeight: '$bold',
  '@forced': { outline: '1px solid CanvasText' },
});

const Label = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  margin: 0,
  fontSize: '$xs',
  fontWeight: '$bold',
  '& > svg': { flexShrink: 0 },
});

/** A text in which some words stand out. */
const MarkedText = ({ text, marks }: { text: string; marks: readonly string[] }) =>
  splitMarks(text, marks).map(({ words, isMark }, index) =>
    isMark ? <Mark key={index}>{words}</Mark> : <LinkedText key={index} text={words} />,
  );

/**
 * What a Bubble shows of an internal note. Apart from Bubble, so that phones of visitors load less.
 * @param label "Note interne"
 * @param marks words of the text that stand out: "@Camille Durand"
 */
export const buildNote = (label: string, text: string, marks: readonly string[] = []): BubbleNote => ({
  label,
  head: (
    <Label>
      <LockIcon size="1rem" />
      {label}
    </Label>
  ),
  text: <MarkedText text={text} marks={marks} />,
});
