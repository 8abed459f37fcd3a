import { styled } from '@parvis/theme/stitches';
import { useState } from 'react';
import { ImageIcon } from '../../icons/ImageIcon.tsx';
import { buttonBase } from '../../parts/shared/buttonBase.ts';
import { innerFocusRing } from '../../parts/shared/focusRing.ts';
import { useUiTexts } from '../../texts.tsx';
import type { ChatImage } from './chatItem.ts';

const Frame = styled('button', buttonBase, innerFocusRing, {
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '$target',
  cursor: 'zoom-in',
});
const Picture = styled('img', {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '20rem',
  objectFit: 'cover',
});
const Missing = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  padding: '$4',
  fontSize: '$sm',
});

type ChatPictureProps = { image: ChatImage; onOpen?: (() => void) | undefined };

/** A photo in a bubble, opened by a press. Renders a `<button>`, or words where the photo is gone. */
export const ChatPicture = ({ image, onOpen }: ChatPictureProps) => {
  const texts = useUiTexts();
  const [broken, setBroken] = useState<string>();
  if (broken === image.src) {
    return (
      <Missing>
        <ImageIcon size={20} /> {texts.missingImage}
      </Missing>
    );
  }
  const { src, alt, width, height } = image;
  const picture = (
    <Picture
      {...{ src, alt, width, height }}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
  if (!onOpen) return picture;
  return (
    <Frame type="button" onClick={onOpen} title={texts.openImage}>
      {picture}
    </Frame>
  );
};
