import { imageAddress } from '@parvis/api/addresses';
import type { Media } from '@parvis/api/entities/media';
import { styled } from '@parvis/theme/css/stitches';
import { BubbleImage } from '@parvis/ui/parts/BubbleImage';
import type { ViewerImage } from '@parvis/ui/parts/ImageViewer';
import { lazy, Suspense, useState } from 'react';
import { baseOf } from '../data/bases.ts';
import type { CaseSide } from '../data/keys.ts';
import type { HeldFile } from '../data/outgoing.ts';
import { useTexts } from '../texts/useTexts.ts';
import { addressHere, heldAddress } from './pictures.ts';

const Viewer = lazy(() =>
  import('@parvis/ui/parts/ImageViewer').then((part) => ({ default: part.ImageViewer })),
);

const Grid = styled('div', {
  display: 'grid',
  gap: '$1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-several]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export type MessageMediaProps = {
  side: CaseSide;
  cuid: string;
  /** As the server has them. */
  media?: readonly Media[] | undefined;
  /** On their way from this device. */
  files?: readonly HeldFile[] | undefined;
};

/** The pictures of a message; a press shows them large. */
export const MessageMedia = ({ side, cuid, media = [], files = [] }: MessageMediaProps) => {
  const { t } = useTexts();
  const [at, setAt] = useState<number>();
  const address = (id: string, size: 'small' | 'large') =>
    baseOf(cuid) + imageAddress(side, { cuid, id, size });
  const shown = [
    ...files.map((file) => ({ ...file, small: addressHere(file), large: addressHere(file) })),
    ...media.map((one) => ({
      ...one,
      small: heldAddress(one.id) ?? address(one.id, 'small'),
      large: address(one.id, 'large'),
    })),
  ];
  const images = shown.map(
    ({ large, alt }): ViewerImage => ({ src: large, alt: alt ?? t('photo.noAlt'), caption: alt }),
  );
  return (
    <>
      <Grid data-several={shown.length > 1 || undefined}>
        {shown.map(({ id, small, alt, ...size }, index) => (
          <BubbleImage
            key={id}
            src={small}
            alt={alt ?? t('photo.noAlt')}
            {...('width' in size && { width: size.width, height: size.height })}
            onOpen={() => setAt(index)}
          />
        ))}
      </Grid>
      {at !== undefined && (
        <Suspense>
          <Viewer open images={images} defaultIndex={at} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </>
  );
};
