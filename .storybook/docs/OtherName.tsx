import { styled } from '@parvis/theme/css/stitches';
import { toId } from 'storybook/internal/csf';
import { inBook } from './inBook.ts';

const Line = styled('p', {
  margin: 0,
  padding: '$6',
  color: '$txt',
  fontFamily: '$body',
  fontSize: '$lg',
  '& a': { color: 'inherit', fontWeight: '$bold' },
});

export type OtherNameProps = {
  /** The name of a part. */
  part: string;
};

/** Says what something is called in this library, and leads there. Renders a `<p>`. */
export const OtherName = ({ part }: OtherNameProps) => (
  <Line lang="en" dir="ltr">
    Here it is called <a {...inBook(`/docs/${toId(`Parts/${part}`, 'docs')}`)}>{part}</a>.
  </Line>
);
