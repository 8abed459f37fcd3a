import { styled } from '@parvis/theme/css/stitches';
import { ImageIcon } from '@parvis/ui/icons/ImageIcon';
import { Button } from '@parvis/ui/parts/Button';
import { useId } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { getObjectUrl } from './objectUrls.ts';
import { countPending, type PendingPhotos } from './pendingPhotos.ts';

/** Thumbnails shown. */
const SHOWN = 3;

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  '&[data-any]': { paddingBlockEnd: '$3' },
  '& > p': { flex: '1 1 7rem', margin: 0, fontSize: '$sm', lineHeight: '$snug' },
  '& > p:empty': { display: 'none' },
});
/** Overlapping, to save room on a narrow phone. */
const Pictures = styled('div', { display: 'flex', '& > * + *': { marginInlineStart: -24 } });
const Tile = styled('span', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  overflow: 'hidden',
  boxSizing: 'border-box',
  border: '2px solid $footBg',
  borderRadius: '$card',
  backgroundColor: '$footBg',
  '& img': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

const WORDS = {
  message: 'photo.waiting',
  report: 'photo.waiting.report',
  ended: 'photo.waiting.ended',
} as const;

export type WaitingPhotosProps = {
  begun: PendingPhotos;
  of?: keyof typeof WORDS;
  /** Reopens the sheet; without it they cannot be sent. */
  onOpen?: () => void;
};

/** Unsent photos of the closed sheet. */
export const WaitingPhotos = ({ begun, of = 'message', onOpen }: WaitingPhotosProps) => {
  const { t } = useTexts();
  const saidId = useId();
  const count = countPending(begun);
  const shown = begun.files.map((file) => (file.video ? file.video.poster : file)).slice(0, SHOWN);
  return (
    <Row data-any={count > 0 || undefined}>
      {count > 0 && (
        <Pictures aria-hidden>
          {[...shown, ...(shown.length === 0 ? [undefined] : [])].map((file, at) => (
            <Tile key={file?.id ?? at}>{file ? <img src={getObjectUrl(file)} alt="" /> : <ImageIcon />}</Tile>
          ))}
        </Pictures>
      )}
      <p id={saidId} role="status">
        {count > 0 && t(WORDS[of], { count })}
      </p>
      {count > 0 && onOpen && (
        <Button variant="quiet" size="small" aria-describedby={saidId} onClick={onOpen}>
          {t('photo.waiting.open')}
        </Button>
      )}
    </Row>
  );
};
