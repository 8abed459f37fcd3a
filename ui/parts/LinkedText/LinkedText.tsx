import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { useFrameTexts } from '../../texts.tsx';
import { focusRing } from '../shared/focusRing.ts';
import { piecesOf } from './pieces.ts';

const Link = styled('a', focusRing, {
  // In reach of a finger, and no taller line.
  paddingBlock: '0.3em',
  borderRadius: '4px',
  color: 'inherit',
  fontWeight: '$bold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  '&[href^="tel:"], &[href^="sms:"]': { whiteSpace: 'nowrap' },
});

export type LinkedTextProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** What was written, by whomever. */
  text: string;
  /** Short numbers that are to be called where they are named: "15", "112". */
  calls?: readonly string[] | undefined;
};

/** Another site opens beside, which its title says, and learns nothing of where one came from. */
const Followed = ({ href, words }: { href: string; words: string }) => {
  const texts = useFrameTexts();
  const beside = { target: '_blank', rel: 'noopener noreferrer nofollow', title: texts.newTab(words) };
  return (
    <Link href={href} {...(href.startsWith('http') && beside)}>
      {words}
    </Link>
  );
};

/**
 * A text in which numbers and addresses can be followed.
 * Renders a `<span>` of text and `<a>`.
 */
export const LinkedText = ({ text, calls, ...rest }: LinkedTextProps) => (
  <span {...rest}>
    {piecesOf(text, calls).map(({ text: words, href }, index) =>
      href === undefined ? words : <Followed key={index} href={href} words={words} />,
    )}
  </span>
);
