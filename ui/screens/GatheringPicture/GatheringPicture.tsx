import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useState } from 'react';

const Picture = styled('img', {
  display: 'block',
  flexShrink: 0,
  objectFit: 'cover',
  backgroundColor: 'rgba(128, 128, 128, 0.18)',
  variants: {
    size: {
      // A percentage of the height would follow the picture.
      row: { inlineSize: '100%', aspectRatio: '1 / 1', minBlockSize: 0, borderRadius: 6 },
      head: { inlineSize: '2.5rem', blockSize: '2.5rem', borderRadius: '$icon' },
      wide: {
        boxSizing: 'border-box',
        inlineSize: '100%',
        aspectRatio: '5 / 2',
        borderRadius: '$card',
        hairline: 'all',
      },
    },
  },
});

export type GatheringPictureProps = {
  src: string;
  /** List, chat head, or page width. */
  size: 'row' | 'head' | 'wide';
  /** Such as offline. */
  fallback?: ReactNode;
};

/** Picture of a gathering; its title says the subject. */
export const GatheringPicture = ({ src, size, fallback = null }: GatheringPictureProps) => {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return fallback;
  return (
    <Picture
      src={src}
      size={size}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  );
};
