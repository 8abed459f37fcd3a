import { imageAddress } from '@parvis/api/addresses';
import type { Media } from '@parvis/api/entities/media';
import { styled } from '@parvis/theme/css/stitches';
import { BubbleImage } from '@parvis/ui/parts/BubbleImage';
import { lazy, Suspense, useState } from 'react';
import { baseOf } from '../data/bases.ts';
import type { CaseSide } from '../data/keys.ts';
import type { HeldFile } from '../data/outgoing.ts';
import { useTexts } from '../texts/useTexts.ts';
import { addressHere, heldAddress } from './pictures.ts';

const Viewer = lazy(() => import('./CaseViewer.tsx').then((part) => ({ default: part.CaseViewer })));

const Grid = styled('div', {
  display: 'grid',
  gap: '$1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-several]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Said = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });

export type MessageMediaProps = {
  side: CaseSide;
  cuid: string;
  csid: string;
  /** As the server has them. */
  media?: readonly Media[] | undefined;
  /** On their way from this device. */
  files?: readonly HeldFile[] | undefined;
  /** Those wait at the server for a look for viruses. */
  checking?: boolean | undefined;
};

/** The pictures of a message; a press shows it large, among all of its case. */
export const MessageMedia = ({ side, cuid, csid, media = [], files = [], checking }: MessageMediaProps) => {
  const { t } = useTexts();
  const [pressed, setPressed] = useState<string>();
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
  return (
    <>
      <Grid data-several={shown.length > 1 || undefined}>
        {shown.map(({ id, small, alt, ...size }) => (
          <BubbleImage
            key={id}
            src={small}
            alt={alt ?? t('photo.noAlt')}
            {...('width' in size && { width: size.width, height: size.height })}
            onOpen={() => setPressed(id)}
          />
        ))}
      </Grid>
      {checking && <Said role="status">{t('photo.checking', { count: files.length })}</Said>}
      {pressed !== undefined && (
        <Suspense>
          <Viewer {...{ side, cuid, csid }} own={shown} id={pressed} onClose={() => setPressed(undefined)} />
        </Suspense>
      )}
    </>
  );
};
