import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, useState } from 'react';
import { useUiTexts } from '../../texts.tsx';
import { DEFAULT_RATIO, getAspectRatio } from '../shared/aspectRatio.ts';
import { buttonBase } from '../shared/buttonBase.ts';
import { innerFocusRing } from '../shared/focusRing.ts';
import { MissingImage } from '../shared/MissingImage.tsx';

const Root = styled('div', {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  inlineSize: '100%',
  aspectRatio: `${DEFAULT_RATIO}`,
  minBlockSize: '$target',
  overflow: 'hidden',
  backgroundColor: 'rgba(128, 128, 128, 0.18)',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  '&[data-status=missing]': { backgroundColor: 'transparent' },
});
const Press = styled('button', buttonBase, innerFocusRing, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  cursor: 'zoom-in',
});
const Picture = styled('img', {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  '[data-status=loading] &': { visibility: 'hidden' },
});

export type BubbleImageProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Empty if missing. */
  src: string;
  alt: string;
  /** Intrinsic pixels, to reserve a clamped aspect ratio. Default 4:3. */
  width?: number | undefined;
  height?: number | undefined;
  /** Preview while loading, a `data:` URL. */
  tiny?: string | undefined;
  /** Makes the picture a button. */
  onOpen?: (() => void) | undefined;
};

/** Photo of a Bubble that reserves its room. Renders a `<div>` with the picture, its `<button>`, or a placeholder. */
export const BubbleImage = ({ src, alt, width, height, tiny, onOpen, style, ...rest }: BubbleImageProps) => {
  const texts = useUiTexts();
  const [known, setKnown] = useState({ src: '', status: 'loading' });
  const status = src === '' ? 'missing' : known.src === src ? known.status : 'loading';
  const shape = getAspectRatio(width, height);
  const before = tiny && status === 'loading' ? { backgroundImage: `url("${tiny}")` } : undefined;
  const picture = (
    <Picture
      {...{ src, alt, width, height }}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={() => setKnown({ src, status: 'shown' })}
      onError={() => setKnown({ src, status: 'missing' })}
    />
  );
  return (
    <Root
      data-status={status}
      style={{ ...(shape !== DEFAULT_RATIO && { aspectRatio: shape }), ...before, ...style }}
      {...rest}
    >
      {status === 'missing' ? (
        <MissingImage alt={alt} />
      ) : onOpen ? (
        <Press
          type="button"
          title={texts.openImage}
          aria-label={alt ? undefined : texts.openImage}
          onClick={onOpen}
        >
          {picture}
        </Press>
      ) : (
        picture
      )}
    </Root>
  );
};
