import { styled } from '@parvis/theme/css/stitches';
import { CloseIcon } from '@parvis/ui/icons/CloseIcon';
import { ImageIcon } from '@parvis/ui/icons/ImageIcon';
import { Button } from '@parvis/ui/parts/Button';
import type { QueuedFile } from '../../lib/api/outboxItems.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { getObjectUrl } from './objectUrls.ts';

const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-choosing]': { gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' },
});
const Held = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
  minInlineSize: 0,
});
const Picture = styled('img', {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: '$card',
});

const Film = styled('span', {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  borderRadius: '$card',
  backgroundColor: 'rgba(128, 128, 128, 0.18)',
});
const Length = styled('span', { fontSize: '$sm', lineHeight: '$snug' });

/** A photo, or a video's poster with its length. */
const HeldPicture = ({ file, number }: { file: QueuedFile; number: number }) => {
  const { t } = useTexts();
  const { video, alt } = file;
  if (!video) return <Picture src={getObjectUrl(file)} alt={alt ?? t('camera.name', { number })} />;
  const name = alt ?? t('video.name', { number });
  return (
    <>
      {video.poster ? (
        <Picture src={getObjectUrl(video.poster)} alt={name} />
      ) : (
        <Film role="img" aria-label={name}>
          <ImageIcon />
        </Film>
      )}
      <Length>{t('video.length', { count: Math.max(1, Math.round(video.seconds)) })}</Length>
    </>
  );
};

export type PhotoStripProps = {
  files: readonly QueuedFile[];
  onRemove?: (id: string) => void;
};

export const PhotoStrip = ({ files, onRemove }: PhotoStripProps) => {
  const { t } = useTexts();
  if (files.length === 0) return null;
  return (
    <List data-choosing={onRemove ? '' : undefined}>
      {files.map((file, at) => (
        <Held key={file.id}>
          <HeldPicture file={file} number={at + 1} />
          {onRemove && (
            <Button
              variant="quiet"
              icon={<CloseIcon size={20} />}
              aria-label={t('photo.removeOne', { number: at + 1 })}
              onClick={() => onRemove(file.id)}
            >
              {t('photo.remove')}
            </Button>
          )}
        </Held>
      ))}
    </List>
  );
};
