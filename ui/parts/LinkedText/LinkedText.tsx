import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { useFrameTexts } from '../../texts.tsx';
import { focusRing } from '../shared/focusRing.ts';
import { splitLinks } from './pieces.ts';

const Link = styled('a', focusRing, {
  // Larger target, same line height.
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
  text: string;
  /** "15", "112". */
  calls?: readonly string[] | undefined;
};

/** Opens a new tab, announced in the title, without referrer. */
const Followed = ({ href, words }: { href: string; words: string }) => {
  const texts = useFrameTexts();
  const beside = { target: '_blank', rel: 'noopener noreferrer nofollow', title: texts.newTab(words) };
  return (
    <Link href={href} {...(href.startsWith('http') && beside)}>
      {words}
    </Link>
  );
};

/** Text with linked phone numbers, mail and web addresses. Renders a `<span>`. */
export const LinkedText = ({ text, calls, ...rest }: LinkedTextProps) => (
  <span {...rest}>
    {splitLinks(text, calls).map(({ text: words, href }, index) =>
      href === undefined ? words : <Followed key={index} href={href} words={words} />,
    )}
  </span>
);
