import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { MissingImageIcon } from '../../icons/MissingImageIcon.tsx';
import { useUiTexts } from '../../texts.tsx';

const Root = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '8rem',
  padding: '$4',
  textAlign: 'center',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  overflow: 'hidden',
});

type MissingImageProps = ComponentProps<'span'> & {
  words?: string | undefined;
  alt?: string | undefined;
};

/** Placeholder for a missing picture or video. */
export const MissingImage = ({ words, alt, ...rest }: MissingImageProps) => {
  const texts = useUiTexts();
  return (
    <Root {...rest}>
      <MissingImageIcon size="2.5rem" />
      <span>{words ?? texts.missingImage}</span>
      {alt && <span>{alt}</span>}
    </Root>
  );
};
